//! The position for eyes: letters for a terminal, dots on pebbles for a page.

use std::fmt::Write as _;

use irrgarten_game::{Ending, Language, Outcome, Presentation};
use irrgarten_kit::{Canvas, Hand};

use crate::Rules;
use crate::components::{Pebble, Pebbles};
use crate::ending;
use crate::state::State;
use crate::view::View;

impl Presentation for Rules {
    irrgarten_game::texts!();

    fn lay_open(state: &State) -> View {
        View::of(state, |_| true)
    }

    fn ending(view: &View, outcome: Outcome) -> Option<Ending> {
        Some(ending::ending(view, outcome))
    }

    fn text_art(view: &View, _: Language) -> String {
        let mut canvas = Canvas::new();
        let by = view.last.map(|seat| format!("  (laid by seat {seat})")).unwrap_or_default();
        canvas.write(2, 0, &format!("heap    {}{by}", spaced(view.heap.iter())));
        canvas.write(2, 1, &format!("bag     {} pebbles", view.bag));
        for (seat, hand) in view.hands.each() {
            let mark = if view.mover() == Some(seat) { '>' } else { ' ' };
            let held = match hand {
                Hand::Open(pebbles) => spaced(pebbles.things::<Pebble>()),
                Hand::Closed(count) => spaced(std::iter::repeat_n('?', *count)),
            };
            canvas.write(0, 3 + seat.index(), &format!("{mark} seat {seat}  {held}"));
            canvas.write(18, 3 + seat.index(), &format!("{} taken", view.taken[seat].total()));
        }
        canvas.to_string()
    }

    fn svg(view: &View, _: Language) -> String {
        let rows = usize::from(view.seats()) + 1;
        // Room for the longest heap there can be, so that the picture keeps its size.
        let (width, height) = (CELL * 21, CELL * rows);
        let mut svg =
            format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n");
        let _ = writeln!(svg, "<rect width=\"{width}\" height=\"{height}\" fill=\"#e9e2d0\"/>");
        for (column, &pebble) in view.heap.iter().enumerate() {
            draw(&mut svg, column, 0, Some(pebble));
        }
        for (seat, hand) in view.hands.each() {
            let row = seat.index() + 1;
            if view.mover() == Some(seat) {
                let y = row * CELL;
                let _ =
                    writeln!(svg, "<rect y=\"{y}\" width=\"{width}\" height=\"{CELL}\" fill=\"#d8ccae\"/>");
            }
            for (column, pebble) in held(hand).into_iter().enumerate() {
                draw(&mut svg, column, row, pebble);
            }
            for (nth, pebble) in view.taken[seat].things().enumerate() {
                draw(&mut svg, 20 - nth, row, Some(pebble));
            }
        }
        svg.push_str("</svg>\n");
        svg
    }
}

/// Pebble by pebble: `None` for each that the viewer does not see.
fn held(hand: &Hand<Pebbles>) -> Vec<Option<Pebble>> {
    match hand {
        Hand::Open(pebbles) => pebbles.things().map(Some).collect(),
        Hand::Closed(count) => vec![None; *count],
    }
}

fn spaced<T: ToString>(things: impl Iterator<Item = T>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

/// The side of a square that holds one pebble.
const CELL: usize = 40;

/// Where the dots of each value sit around the middle.
const DOTS: [&[(i32, i32)]; 5] = [
    &[(0, 0)],
    &[(-5, -5), (5, 5)],
    &[(-6, -6), (0, 0), (6, 6)],
    &[(-6, -6), (6, -6), (-6, 6), (6, 6)],
    &[(-7, -7), (7, -7), (0, 0), (-7, 7), (7, 7)],
];

/// A pebble with its dots, or a plain one that keeps its secret.
fn draw(svg: &mut String, column: usize, row: usize, pebble: Option<Pebble>) {
    let (x, y) = ((column * CELL + CELL / 2) as i32, (row * CELL + CELL / 2) as i32);
    let colour = if pebble.is_some() { "#7d8a8f" } else { "#4a5256" };
    let _ = writeln!(svg, "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"17\" ry=\"15\" fill=\"{colour}\"/>");
    let dots = pebble.map_or(&[][..], |pebble| DOTS[usize::from(pebble.value() - 1)]);
    for (right, down) in dots {
        let (x, y) = (x + right, y + down);
        let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"2.5\" fill=\"#fff\"/>");
    }
}
