// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.

/**
 * The measures and colours of towers.
 */
export type Masonry = { 
/**
 * Half the width and half the depth of a square seen from the side, and the height of a layer.
 */
wide: number, deep: number, layer: number, 
/**
 * By height, from 1 on.
 */
stones: Array<Stone>, };

/**
 * The stone of a tower: its top, its side in the light and its side in the shade.
 */
export type Stone = { top: string, light: string, shade: string, };
