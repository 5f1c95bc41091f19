//! Layouts as cells, in all their turnings.

use irrgarten_kit::{Cell, List};

use super::search::pushed;
use crate::components::{Layout, MOST};

/// The cells of a layout, by row.
pub(super) fn shape(layout: Layout, mirrored: bool) -> List<Cell, MOST> {
    let (width, height) = layout.size();
    let cells = (0..height).flat_map(|y| (0..width).map(move |x| Cell::new(x, y)));
    let has = |cell: &Cell| {
        if mirrored { layout.has_mirrored(cell.x, cell.y) } else { layout.has(cell.x, cell.y) }
    };
    cells.filter(has).fold(List::new(), pushed)
}

/// D-FIT-08: the layout in each of its different turnings, mirrored ones too if they are allowed.
pub(super) fn turnings(layout: Layout, mirror: bool) -> List<List<Cell, MOST>, 8> {
    let mut all: List<List<Cell, MOST>, 8> = List::new();
    for mirrored in [false, true].into_iter().take(1 + usize::from(mirror)) {
        let mut turned = shape(layout, mirrored);
        for _ in 0..4 {
            if !all.contains(&turned) {
                all.push(turned);
            }
            turned = quarter_turned(&turned);
        }
    }
    all
}

fn quarter_turned(shape: &[Cell]) -> List<Cell, MOST> {
    let low = shape.iter().map(|cell| cell.y).max().unwrap_or(0);
    let mut turned = List::new();
    for cell in shape {
        turned.insert_in_order(Cell::new(low - cell.y, cell.x));
    }
    turned
}
