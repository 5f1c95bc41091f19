/**
 * The hand of the player: drag a thing, turn it. A tap is the element's own click. Wheel and R turn clockwise, with
 * shift the other way; a long press turns the other way, too. Works on buttons, with mouse, pen and finger.
 */
interface Grip {
  /** A quarter turn, 1 clockwise or -1. */
  onTurn?: (quarter: 1 | -1) => void;
  /** A finger has stayed on it; without this it turns the other way. */
  onPress?: () => void;
  /** The thing has left its place. Coordinates are those of the window. */
  onDrag?: (x: number, y: number) => void;
  /** It was let go here. */
  onDrop?: (x: number, y: number) => void;
  /** It was not meant so. */
  onCancel?: () => void;
}

/** How far a finger may move before it drags, and how long it may stay before it turns. */
const slack = 7;
const longPress = 450;
/** A wheel notch is a quarter turn, however fine the wheel counts. */
const notch = 40;

export function grip(handlers: Grip) {
  return (element: HTMLElement) => {
    let from: { x: number; y: number; pointer: number } | null = null;
    let isDragging = false;
    let swallowClick = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let rolled = 0;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || from) return;
      // What it lies on stays where it is.
      if (handlers.onDrag) event.stopPropagation();
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      isDragging = swallowClick = false;
      if ((handlers.onTurn || handlers.onPress) && event.pointerType !== 'mouse')
        timer = setTimeout(press, longPress);
    };
    const press = () => {
      swallowClick = true;
      if (handlers.onPress) handlers.onPress();
      else handlers.onTurn?.(-1);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== from?.pointer || !handlers.onDrag) return;
      if (!isDragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) > slack) {
        clearTimeout(timer);
        isDragging = swallowClick = true;
        element.setPointerCapture?.(event.pointerId);
      }
      if (isDragging) handlers.onDrag(event.clientX, event.clientY);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== from?.pointer) return;
      clearTimeout(timer);
      from = null;
      if (isDragging) handlers.onDrop?.(event.clientX, event.clientY);
      isDragging = false;
    };
    const cancel = (event: PointerEvent) => {
      if (event.pointerId !== from?.pointer) return;
      clearTimeout(timer);
      from = null;
      if (isDragging) handlers.onCancel?.();
      isDragging = false;
    };
    const click = (event: MouseEvent) => {
      if (!swallowClick) return;
      swallowClick = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const wheel = (event: WheelEvent) => {
      if (!handlers.onTurn || event.ctrlKey) return;
      event.preventDefault();
      event.stopPropagation();
      rolled += event.deltaMode === 0 ? event.deltaY : event.deltaY * notch;
      if (Math.abs(rolled) < notch) return;
      handlers.onTurn(rolled > 0 ? 1 : -1);
      rolled = 0;
    };
    const key = (event: KeyboardEvent) => {
      if (
        !handlers.onTurn ||
        event.key.toLowerCase() !== 'r' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      handlers.onTurn(event.shiftKey ? -1 : 1);
    };
    const noMenu = (event: Event) => event.preventDefault();

    const all: [string, (event: never) => void, boolean][] = [
      ['pointerdown', down, false],
      ['pointermove', move, false],
      ['pointerup', up, false],
      ['pointercancel', cancel, false],
      ['click', click, true],
      ['keydown', key, false],
      ['contextmenu', noMenu, false],
      ['dragstart', noMenu, false],
    ];
    for (const [name, handler, first] of all) element.addEventListener(name, handler as EventListener, first);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(timer);
      for (const [name, handler, first] of all)
        element.removeEventListener(name, handler as EventListener, first);
      element.removeEventListener('wheel', wheel);
    };
  };
}
