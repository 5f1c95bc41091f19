//! The position for eyes: letters for a terminal, dots on pebbles for a page.

use std::fmt::Write as _;

use irrgarten_game::{Presentation, Rulebooks, Seat};
use irrgarten_kit::Canvas;

use crate::state::{Phase, State};
use crate::view::{self, Hand, View};
use crate::{Pebble, Rules};

impl Presentation for Rules {
    const RULEBOOKS: Rulebooks = Rulebooks([
        include_str!("../rulebook/en.md"),
        include_str!("../rulebook/de.md"),
        include_str!("../rulebook/fr.md"),
        include_str!("../rulebook/nl.md"),
    ]);

    fn lay_open(state: &State) -> View {
        view::seen(state, |_| true)
    }

    fn text_art(view: &View) -> String {
        let mut canvas = Canvas::new();
        let by = view.last.map(|seat| format!("  (laid by seat {seat})")).unwrap_or_default();
        canvas.write(2, 0, &format!("heap    {}{by}", spaced(&view.heap)));
        canvas.write(2, 1, &format!("bag     {} pebbles", view.bag));
        for (row, (hand, taken)) in view.hands.iter().zip(&view.taken).enumerate() {
            let seat = Seat::at(row);
            let mark = if acts(view) == Some(seat) { '>' } else { ' ' };
            let held = match hand {
                Hand::Open(pebbles) => spaced(pebbles),
                Hand::Closed(count) => "? ".repeat(*count),
            };
            canvas.write(0, 3 + row, &format!("{mark} seat {seat}  {held}"));
            canvas.write(18, 3 + row, &format!("{} taken", taken.len()));
        }
        canvas.to_string()
    }

    fn svg(view: &View) -> String {
        let rows = view.hands.len() + 1;
        // Room for the longest heap there can be, so that the picture keeps its size.
        let (width, height) = (CELL * 21, CELL * rows);
        let mut svg =
            format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n");
        let _ = writeln!(svg, "<rect width=\"{width}\" height=\"{height}\" fill=\"#e9e2d0\"/>");
        for (column, &pebble) in view.heap.iter().enumerate() {
            draw(&mut svg, column, 0, Some(pebble));
        }
        for (row, (hand, taken)) in view.hands.iter().zip(&view.taken).enumerate() {
            if acts(view) == Some(Seat::at(row)) {
                let y = (row + 1) * CELL;
                let _ =
                    writeln!(svg, "<rect y=\"{y}\" width=\"{width}\" height=\"{CELL}\" fill=\"#d8ccae\"/>");
            }
            let held: Vec<Option<Pebble>> = match hand {
                Hand::Open(pebbles) => pebbles.iter().copied().map(Some).collect(),
                Hand::Closed(count) => vec![None; *count],
            };
            held.into_iter().enumerate().for_each(|(column, pebble)| draw(&mut svg, column, row + 1, pebble));
            for (nth, &pebble) in taken.iter().enumerate() {
                draw(&mut svg, 20 - nth, row + 1, Some(pebble));
            }
        }
        svg.push_str("</svg>\n");
        svg
    }
}

fn acts(view: &View) -> Option<Seat> {
    match view.phase {
        Phase::Lay(seat) | Phase::Draw(seat) => Some(seat),
        Phase::Over => None,
    }
}

fn spaced(pebbles: &[Pebble]) -> String {
    pebbles.iter().flat_map(|pebble| [pebble.digit(), ' ']).collect::<String>().trim_end().to_owned()
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
