//! Cards for a terminal: thin frames, double lines for the paths.

use std::fmt::Write as _;

use irrgarten_game::Seat;
use irrgarten_kit::{Canvas, Cell, Direction, Hand};

use crate::arrangement::{Arrangement, Laid};
use crate::components::{Card, Roll};
use crate::public::{Phase, Public, Table as _};
use crate::state::Status;
use crate::view::{Mat, View};

const WIDTH: usize = 13;
const HEIGHT: usize = 7;
const MIDDLE: (usize, usize) = (6, 3);

/// An arrangement alone.
pub fn arrangement(laid: &Arrangement) -> String {
    let mut canvas = Canvas::new();
    let settled = laid.settled();
    settled.iter().for_each(|one| draw(&mut canvas, place(0, 0, one.cell), one));
    canvas.to_string()
}

pub(super) fn table(view: &View) -> String {
    let mut page = format!("{}\n", headline(view));
    for seat in Seat::all(view.seats()) {
        let _ = writeln!(page, "\n{}", seat_line(view, seat));
        let mut canvas = Canvas::new();
        draw_seat(&mut canvas, view.public(), view.mat(seat));
        page += &canvas.to_string();
    }
    page
}

fn headline(view: &View) -> String {
    let public = view.public();
    let treasures: Vec<String> = public.treasures.iter().map(|card| card.to_string()).collect();
    let treasures = if treasures.is_empty() { "none".to_owned() } else { treasures.join(" ") };
    let what = match (public.phase, public.phase.roll()) {
        (Phase::Over, _) => "The game is over.".to_owned(),
        (Phase::Rolling, _) => "The die is in the air.".to_owned(),
        (_, None) => format!("Seat {} rolls.", public.roller),
        (_, Some(Roll::Number(number))) => format!("{number} cards, any outline."),
        (_, Some(Roll::Genie(layout))) => format!("{} cards on {layout}.", layout.cells()),
    };
    let par = public.phase.roll().filter(|_| view.seats() == 1).map_or(String::new(), |roll| {
        let par = roll.par();
        format!("  3 treasures within {par} s, 2 within {}, 1 within {}.", 2 * par, 4 * par)
    });
    let (round, rounds, pile) = (public.round, public.rulings.rounds, view.pile_count());
    format!("Round {round} of {rounds}. {what}  Treasure cards: {treasures}.  Pile: {pile}.{par}")
}

fn seat_line(view: &View, seat: Seat) -> String {
    let mat = view.mat(seat);
    let mark = if view.racing().has(seat) || view.chooser() == Some(seat) { '►' } else { ' ' };
    let busy = mat.open().is_some_and(|place| place.busy > 0);
    let status = match mat.status() {
        Status::Working if view.choice(seat).is_some() => "has chosen".to_owned(),
        Status::Working if busy => "exchanges".to_owned(),
        Status::Working if view.public().phase.is_race() => "races".to_owned(),
        Status::Working => String::new(),
        Status::Waiting => "has not begun".to_owned(),
        Status::Passed => "has passed".to_owned(),
        Status::Claimed { value: Some(value), .. } => format!("has snatched {value}"),
        Status::Claimed { value: None, .. } => "has claimed".to_owned(),
        Status::GaveBack => "had to give back".to_owned(),
        Status::Chose(Some(value)) => format!("has taken {value}"),
        Status::Chose(None) => "wants nothing".to_owned(),
    };
    let treasures = if mat.points() == 1 { "treasure" } else { "treasures" };
    let line = format!("{mark} Seat {seat}: {} {treasures}  {status}", mat.points());
    line.trim_end().to_owned()
}

/// What lies, and to the right what is still in hand.
fn draw_seat(canvas: &mut Canvas, public: &Public, mat: &Mat) {
    let laid = mat.open().map(|place| place.laid).unwrap_or_default();
    let (width, height) = match (public.phase, laid.bounds()) {
        (Phase::Race(Roll::Genie(layout)), _) => layout.size(),
        (_, Some((_, size))) => size,
        (_, None) => (0, 0),
    };
    if let Phase::Race(roll @ Roll::Genie(_)) = public.phase {
        let task = public.rulings.task(roll);
        let free = |cell: Cell| task.has_cell(cell) && laid.at(cell).is_none();
        let cells = (0..height).flat_map(|y| (0..width).map(move |x| Cell::new(x, y)));
        cells.filter(|&cell| free(cell)).for_each(|cell| draw_empty(canvas, place(0, 0, cell)));
    }
    laid.iter().for_each(|one| draw(canvas, place(0, 0, one.cell), one));
    let mut left = width as usize * WIDTH + if width > 0 { 3 } else { 0 };
    match mat.hand() {
        Hand::Open(cards) => {
            for card in cards.minus(laid.cards()).iter() {
                let one = Laid { cell: Cell::default(), card, top: Direction::North };
                draw(canvas, (left, 0), one);
                // Apart, so that they do not look joined.
                left += WIDTH + 1;
            }
        }
        Hand::Closed(count) => {
            for nth in 0..count {
                canvas.write(left + nth * 6, 0, "╭───╮\n│▒▒▒│\n╰───╯");
            }
        }
    }
}

fn place(left: usize, top: usize, cell: Cell) -> (usize, usize) {
    (left + cell.x.max(0) as usize * WIDTH, top + cell.y.max(0) as usize * HEIGHT)
}

fn draw_empty(canvas: &mut Canvas, (x, y): (usize, usize)) {
    for (dx, dy) in [(0, 0), (WIDTH - 1, 0), (0, HEIGHT - 1), (WIDTH - 1, HEIGHT - 1), MIDDLE] {
        canvas.put(x + dx, y + dy, '·');
    }
}

/// Where the paths run: for every letter of a card the directions in which they go on.
struct Lines([[u8; WIDTH]; HEIGHT]);

impl Lines {
    /// Of three gates two are opposite. The path of the third runs straight on until those of both others have met it.
    fn of(card: Card, top: Direction) -> Lines {
        let mut lines = Lines([[0; WIDTH]; HEIGHT]);
        let gates = || Direction::ALL.into_iter().filter(|&side| card.gate(top, side) != 0);
        for side in gates() {
            let (x, y) = edge(card, top, side);
            lines.0[y][x] |= 1 << side.index();
        }
        let Some(third) = gates().find(|side| card.gate(top, side.opposite()) == 0) else { return lines };
        let trunk = edge(card, top, third);
        for side in gates().filter(|&side| side != third) {
            let gate = edge(card, top, side);
            let upright = matches!(third, Direction::North | Direction::South);
            let meeting = if upright { (trunk.0, gate.1) } else { (gate.0, trunk.1) };
            lines.run(gate, meeting, side.opposite());
            lines.run(trunk, meeting, third.opposite());
        }
        lines
    }

    /// Straight on from here to there.
    fn run(&mut self, mut at: (usize, usize), to: (usize, usize), way: Direction) {
        while at != to {
            self.0[at.1][at.0] |= 1 << way.index();
            at = match way {
                Direction::North => (at.0, at.1 - 1),
                Direction::East => (at.0 + 1, at.1),
                Direction::South => (at.0, at.1 + 1),
                Direction::West => (at.0 - 1, at.1),
            };
            self.0[at.1][at.0] |= 1 << way.opposite().index();
        }
    }

    /// Three blanks in a row for the name of the card.
    fn room(&self) -> Option<(usize, usize)> {
        let rows = [1, 5, 2, 4, 3].into_iter();
        let mut places = rows.flat_map(|y| (1..WIDTH - 3).map(move |x| (x, y)));
        places.find(|&(x, y)| self.0[y][x..x + 3].iter().all(|&way| way == 0))
    }
}

/// Where a gate is, as a column and a row of the card.
fn edge(card: Card, top: Direction, side: Direction) -> (usize, usize) {
    let gate = usize::from(card.gate(top, side));
    match side {
        Direction::North => (2 * gate, 0),
        Direction::East => (WIDTH - 1, gate),
        Direction::South => (WIDTH - 1 - 2 * gate, HEIGHT - 1),
        Direction::West => (0, HEIGHT - 1 - gate),
    }
}

fn draw(canvas: &mut Canvas, (x, y): (usize, usize), one: Laid) {
    const PATHS: [char; 16] =
        [' ', '║', '═', '╚', '║', '║', '╔', '╠', '═', '╝', '═', '╩', '╗', '╣', '╦', '╬'];
    let lines = Lines::of(one.card, one.top);
    for (dy, row) in lines.0.iter().enumerate() {
        for (dx, &way) in row.iter().enumerate() {
            let (edge_x, edge_y) = (dx == 0 || dx == WIDTH - 1, dy == 0 || dy == HEIGHT - 1);
            let letter = match (way, edge_x, edge_y) {
                (0, true, true) => match (dx, dy) {
                    (0, 0) => '┌',
                    (_, 0) => '┐',
                    (0, _) => '└',
                    _ => '┘',
                },
                (0, true, false) => '│',
                (0, false, true) => '─',
                (way, ..) => PATHS[usize::from(way)],
            };
            canvas.put(x + dx, y + dy, letter);
        }
    }
    if let Some((dx, dy)) = lines.room() {
        canvas.write(x + dx, y + dy, &format!("{}{}", one.card, one.top.letter()));
    }
}
