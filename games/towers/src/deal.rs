//! The setup, in the order of the rulebook (T-SETUP).

use irrgarten_game::{ChanceRng, Dice as _, PerSeat, Seat, SeatSet};
use irrgarten_kit::{Indexed as _, List};

use crate::board::Board;
use crate::components::{
    ARROWS, CARDS_OF_A_KIND, Cards, EXTENT, Magic, Square, TREASURES, Treasure, colours_of_table,
};
use crate::options::{First, Options};
use crate::state::{Pile, Stage, State};
use crate::tower::Tower;

pub(crate) fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
    let board = random_maze(dealer);
    deal_into(board, seats, options, dealer)
}

/// T-SETUP-09: another game at the same table in the maze of the last one, with a few towers exchanged.
pub fn next_game(last: &State, options: Options, exchanges: u8, dealer: &mut ChanceRng) -> State {
    let mut towers: Vec<_> =
        movable_squares().map(|square| (last.board.tower(square), last.board.openings(square))).collect();
    for _ in 0..exchanges {
        let mut any = || dealer.below(towers.len() as u32) as usize;
        let (one, two) = (any(), any());
        towers.swap(one, two);
    }
    let mut towers = towers.into_iter();
    let free = last.board.free();
    let board = Board::new(free, |_| towers.next().unwrap_or((free, free.openings())));
    deal_into(board, last.seats(), options, dealer)
}

/// The squares on which no tower is fixed.
pub(crate) fn movable_squares() -> impl Iterator<Item = Square> {
    Square::all().filter(|&square| Tower::fixed_on(square).is_none())
}

fn random_maze(dealer: &mut ChanceRng) -> Board {
    let mut towers: Vec<Tower> = Tower::movable().collect();
    dealer.shuffle(&mut towers); // T-SETUP-01
    let free = towers[towers.len() - 1]; // T-SETUP-02
    let mut towers = towers.into_iter();
    Board::new(free, |_| {
        let tower = towers.next().unwrap_or(free);
        let openings = tower.openings();
        (tower, openings.turned(dealer.below(openings.ways_to_stand() as u32) as usize))
    })
}

fn deal_into(board: Board, seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
    let colours = PerSeat::from_fn(seats, |seat| colours_of_table(seats)[seat.index()]);
    let mut treasures: Vec<Treasure> = Treasure::all().collect();
    dealer.shuffle(&mut treasures); // T-SETUP-05
    let mut treasures = treasures.into_iter();
    let piles = PerSeat::from_fn(seats, |_| {
        let mut cards = List::new();
        treasures.by_ref().take(TREASURES / usize::from(seats)).for_each(|card| cards.push(card));
        Pile { cards, found: 0 }
    });
    let kinds = Magic::ALL.into_iter();
    let mut magic: Vec<Magic> =
        kinds.flat_map(|kind| std::iter::repeat_n(kind, usize::from(CARDS_OF_A_KIND))).collect();
    dealer.shuffle(&mut magic); // T-SETUP-06
    let mut magic = magic.into_iter();
    let hands = PerSeat::from_fn(seats, |_| magic.by_ref().take(1).collect::<Cards>());
    let first = match options.first {
        First::Random => Seat::at(dealer.below(u32::from(seats)) as usize),
        First::Seat(seat) => seat,
    };
    State {
        board,
        colours,
        pawns: PerSeat::from_fn(seats, |seat| colours[seat].corner()), // T-SETUP-03
        piles,
        runes: SeatSet::EMPTY, // T-SETUP-04
        hands,
        deck: magic.collect(),
        discard: List::new(),
        stage: Stage::Slide(first), // T-SETUP-08
        barred: None,               // T-SLIDE-04
        kids: Seat::all(seats).filter(|&seat| options.kids.has(colours[seat])).collect(),
        stay_finds: options.stay_finds,
        round: options.equal_turns.then_some(first),
    }
}

const _: () = assert!(ARROWS.len() == 2 * (EXTENT - 1), "two lines of each way slide, from both ends");
