//! The shuffle and the deal, in the order of the rulebook (T-SETUP).

use irrgarten_game::{ChanceRng, Dice as _, PerSeat, Seat, SeatSet};
use irrgarten_kit::{Indexed as _, List};

use crate::board::Board;
use crate::components::{Magic, TREASURES, Treasure, all_magic, colours_of_table};
use crate::options::Options;
use crate::public::{Public, Stage};
use crate::state::State;
use crate::tower::{Tower, movable_squares};

/// This many pairs of towers change places in a maze that is kept, at most.
const EXCHANGES: u8 = 3;

pub(crate) fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
    let board = match &options.maze {
        Some(last) => with_exchanges(last, dealer),
        None => random_maze(dealer),
    };
    deal_into(board, seats, options, dealer)
}

/// T-SETUP-09: the maze of an earlier game, a few towers exchanged.
fn with_exchanges(last: &Board, dealer: &mut ChanceRng) -> Board {
    let stands = |square| (last.tower(square), last.openings(square));
    let mut towers: Vec<_> = movable_squares().map(stands).collect();
    for _ in 0..EXCHANGES {
        let mut any = || dealer.below(towers.len() as u32) as usize;
        let (one, two) = (any(), any());
        towers.swap(one, two);
    }
    Board::new(last.free(), towers)
}

fn random_maze(dealer: &mut ChanceRng) -> Board {
    let mut towers: Vec<Tower> = Tower::movable().collect();
    dealer.shuffle(&mut towers); // T-SETUP-01
    let free = towers[towers.len() - 1]; // T-SETUP-02
    let turned = |tower: Tower| {
        let openings = tower.openings();
        (tower, openings.turned(dealer.below(openings.ways_to_stand() as u32) as usize))
    };
    Board::new(free, towers.into_iter().map(turned))
}

fn deal_into(board: Board, seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
    let colours = PerSeat::from_fn(seats, |seat| colours_of_table(seats)[seat.index()]);
    let mut treasures: Vec<Treasure> = Treasure::all().collect();
    dealer.shuffle(&mut treasures); // T-SETUP-05
    let mut treasures = treasures.into_iter();
    let each = TREASURES / usize::from(seats);
    let piles = PerSeat::from_fn(seats, |_| treasures.by_ref().take(each).collect());
    let mut magic: Vec<Magic> = all_magic().things().collect();
    dealer.shuffle(&mut magic); // T-SETUP-06
    let mut magic = magic.into_iter();
    let hands = PerSeat::from_fn(seats, |_| magic.by_ref().take(1).collect());
    let first = options.first.draw(seats, dealer);
    let public = Public {
        board,
        colours,
        pawns: PerSeat::from_fn(seats, |seat| colours[seat].corner()), // T-SETUP-03
        found: PerSeat::new(seats),
        runes: SeatSet::EMPTY, // T-SETUP-04
        discard: List::new(),
        stage: Stage::Slide(first), // T-SETUP-08
        barred: None,               // T-SLIDE-04
        kids: Seat::all(seats).filter(|&seat| options.kids.has(colours[seat])).collect(),
        stay_finds: options.stay_finds,
        round: options.equal_turns.then_some(first),
    };
    State { public, piles, hands, deck: magic.collect() }
}
