/**
 * Handlers for a button that shows what it would do while the mouse is over it or the keyboard has led to it. A finger has no
 * way to look before it touches, and is left out.
 */
export function glances(look: (isLooking: boolean) => void) {
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  return {
    onpointerenter: (event: PointerEvent) => isMouse(event) && look(true),
    onpointerleave: (event: PointerEvent) => isMouse(event) && look(false),
    onfocus: ({ currentTarget }: FocusEvent) =>
      (currentTarget as Element).matches(':focus-visible') && look(true),
    onblur: () => look(false),
  };
}
