//! Cards for a terminal: thin frames, double lines for the paths.

use std::fmt::Write as _;

use irrgarten_game::{Argument, Language, Message, Presentation as _, Seat};
use irrgarten_kit::{Canvas, Cell, Direction, Hand};
use irrgarten_words::Speaker;

use crate::Djinn;
use crate::arrangement::{Arrangement, Laid};
use crate::components::{Gates, Roll};
use crate::public::{Phase, Public, Table as _};
use crate::solve::DrawnHand;
use crate::state::Status;
use crate::view::{Mat, View};

const WIDTH: usize = 13;
const HEIGHT: usize = 7;
const MIDDLE: (usize, usize) = (6, 3);

/// An arrangement alone.
pub fn arrangement(laid: &Arrangement) -> String {
    settled(laid, |one| one.card.gates())
}

/// An arrangement of cards that were drawn.
pub(crate) fn drawn_arrangement(laid: &Arrangement, hand: &DrawnHand) -> String {
    settled(laid, |one| hand.gates(one.card))
}

fn settled(laid: &Arrangement, gates: impl Fn(Laid) -> Gates) -> String {
    let mut canvas = Canvas::new();
    laid.settled().iter().for_each(|one| draw_card(&mut canvas, place(0, 0, one.cell), one, gates(one)));
    canvas.to_string()
}

pub(super) fn table(view: &View, language: Language) -> String {
    let speaker = Speaker::new(&Djinn::WORDS, language);
    let mut page = format!("{}\n", headline(view, &speaker));
    for seat in Seat::all(view.seats()) {
        let _ = writeln!(page, "\n{}", seat_line(view, seat, &speaker));
        let mut canvas = Canvas::new();
        draw_seat(&mut canvas, view.public(), view.mat(seat));
        page += &canvas.to_string();
    }
    page
}

fn headline(view: &View, speaker: &Speaker) -> String {
    let public = view.public();
    let treasures: Vec<String> = public.treasures.iter().map(|card| card.to_string()).collect();
    let treasures: Argument =
        if treasures.is_empty() { Message::new("picture-none").into() } else { treasures.join(" ").into() };
    let what = match (public.phase, public.phase.roll()) {
        (Phase::Over, _) => Message::new("picture-over"),
        (Phase::Rolling, _) => Message::new("picture-rolling"),
        (_, None) => Message::new("picture-rolls").with("seat", public.roller.to_string()),
        (_, Some(Roll::Number(number))) => Message::new("picture-number").with("n", usize::from(number)),
        (_, Some(Roll::Genie(layout))) => {
            Message::new("picture-layout").with("n", layout.cells()).with("layout", layout.to_string())
        }
    };
    let headline = Message::new("picture-headline")
        .with("round", public.round.to_string())
        .with("rounds", public.rulings.rounds.to_string())
        .with("what", what)
        .with("treasures", treasures)
        .with("pile", view.pile_count());
    let par = public.phase.roll().filter(|_| view.seats() == 1).map_or(String::new(), |roll| {
        let seconds = |times: u32| (times * roll.par()).to_string();
        let par = Message::new("picture-par")
            .with("gold", seconds(1))
            .with("silver", seconds(2))
            .with("bronze", seconds(4));
        format!("  {}", speaker.say(&par))
    });
    speaker.say(&headline) + &par
}

fn seat_line(view: &View, seat: Seat, speaker: &Speaker) -> String {
    let mat = view.mat(seat);
    let mark = if view.racing().has(seat) || view.chooser() == Some(seat) { '►' } else { ' ' };
    let line =
        Message::new("picture-seat").with("seat", seat.to_string()).with("n", usize::from(mat.points()));
    let status = status(view, seat).map_or(String::new(), |status| format!("  {}", speaker.say(&status)));
    format!("{mark} {}{status}", speaker.say(&line))
}

/// What a seat is doing, or has done in this round.
fn status(view: &View, seat: Seat) -> Option<Message> {
    let mat = view.mat(seat);
    let busy = mat.open().is_some_and(|place| place.busy > 0);
    Some(match mat.status() {
        Status::Working if view.choice(seat).is_some() => Message::new("chose"),
        Status::Working if busy => Message::new("picture-exchanges"),
        Status::Working if view.public().phase.is_race() => Message::new("picture-races"),
        Status::Working => return None,
        Status::Waiting => Message::new("not-begun"),
        Status::Passed => Message::new("passed"),
        Status::Claimed { value: Some(value), .. } => {
            Message::new("picture-claimed-card").with("n", value.to_string())
        }
        Status::Claimed { value: None, .. } => Message::new("picture-claimed"),
        Status::GaveBack => Message::new("gave-back"),
        Status::Chose(Some(value)) => Message::new("picture-took").with("n", value.to_string()),
        Status::Chose(None) => Message::new("chose-none"),
    })
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
    fn of(gates: Gates, top: Direction) -> Lines {
        let mut lines = Lines([[0; WIDTH]; HEIGHT]);
        let open = || Direction::ALL.into_iter().filter(|&side| gates.at(top, side) != 0);
        for side in open() {
            let (x, y) = edge(gates, top, side);
            lines.0[y][x] |= 1 << side.index();
        }
        let Some(third) = open().find(|side| gates.at(top, side.opposite()) == 0) else { return lines };
        let trunk = edge(gates, top, third);
        for side in open().filter(|&side| side != third) {
            let gate = edge(gates, top, side);
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
fn edge(gates: Gates, top: Direction, side: Direction) -> (usize, usize) {
    let gate = usize::from(gates.at(top, side));
    match side {
        Direction::North => (2 * gate, 0),
        Direction::East => (WIDTH - 1, gate),
        Direction::South => (WIDTH - 1 - 2 * gate, HEIGHT - 1),
        Direction::West => (0, HEIGHT - 1 - gate),
    }
}

fn draw(canvas: &mut Canvas, place: (usize, usize), one: Laid) {
    draw_card(canvas, place, one, one.card.gates());
}

fn draw_card(canvas: &mut Canvas, (x, y): (usize, usize), one: Laid, gates: Gates) {
    const PATHS: [char; 16] =
        [' ', '║', '═', '╚', '║', '║', '╔', '╠', '═', '╝', '═', '╩', '╗', '╣', '╦', '╬'];
    let lines = Lines::of(gates, one.top);
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
