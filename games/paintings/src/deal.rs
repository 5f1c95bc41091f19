//! The setup, in the order of the rulebook (P-SETUP).

use irrgarten_game::{ChanceRng, Dice as _, PerSeat};
use irrgarten_kit::{Indexed as _, Set};

use crate::board::Board;
use crate::book::PageNumber;
use crate::components::{Ability, Colour, Painting};
use crate::options::{Mode, Options};
use crate::public::{Public, Stage};
use crate::state::State;
use crate::tiles::{LOOSE_FIELDS, Tile, TileSet};

pub(crate) fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
    let board = random_maze(options.set, dealer);
    let mut cards: Vec<Painting> = Painting::all().collect();
    dealer.shuffle(&mut cards); // P-SETUP-03
    let mut cards = cards.into_iter();
    let mut pages: Vec<PageNumber> = PageNumber::all().collect();
    dealer.shuffle(&mut pages); // P-SETUP-04
    pages.truncate(usize::from(options.pages));
    let colours = colours(seats, &options);
    let abilities = abilities(seats, &options, dealer);
    let tableaus = PerSeat::from_fn(seats, |_| [cards.next(), cards.next()]); // P-SETUP-08
    let first = options.first.draw(seats, dealer);
    let public = Public {
        mode: options.mode,
        colours,
        pawns: PerSeat::from_fn(seats, |seat| colours[seat].corner()), // P-SETUP-06
        tableaus,
        abilities,
        stage: Stage::Read(first), // P-SETUP-09
        slide_used: false,
        ability_used: false,
        won_after_using: None,
        latest: None,
        pile: cards.collect(),
        book: pages.into_iter().collect::<Set<PageNumber>>(),
        rulings: options.rulings,
    };
    State { board, public }
}

fn random_maze(set: TileSet, dealer: &mut ChanceRng) -> Board {
    let mut tiles: Vec<Tile> = Tile::all().collect();
    dealer.shuffle(&mut tiles); // P-SETUP-01
    let laid = std::array::from_fn(|nth| {
        let openings = set.openings(tiles[nth]);
        (tiles[nth], openings.turned(dealer.below(openings.ways_to_stand() as u32) as usize))
    });
    Board::new(set, tiles[LOOSE_FIELDS], laid) // P-SETUP-02
}

/// P-SETUP-05, P-TURN-03: as chosen. Seats that chose nothing begin in the corners that make their order clockwise, and
/// two seats across from each other, as far as these corners are free.
pub(crate) fn colours(seats: u8, options: &Options) -> PerSeat<Colour> {
    let chosen = options.colours.iter().enumerate().find_map(|(nth, colour)| Some((nth, (*colour)?)));
    let (nth, colour) = chosen.unwrap_or_default();
    let step = if seats == 2 { 2 } else { 1 };
    let mut taken = options.colours.to_vec();
    PerSeat::from_fn(seats, |seat| {
        options.colours[seat.index()].unwrap_or_else(|| {
            let corner = colour as usize + (Colour::ALL.len() + seat.index() - nth) * step;
            let mut clockwise = Colour::ALL.into_iter().cycle().skip(corner % Colour::ALL.len());
            let free = clockwise.find(|&colour| !taken.contains(&Some(colour)));
            taken.push(free);
            free.unwrap_or_default()
        })
    })
}

/// P-SETUP-07, P-BASIC-03: everybody has Rotate, or another one of the pool each.
fn abilities(seats: u8, options: &Options, dealer: &mut ChanceRng) -> PerSeat<Ability> {
    if options.mode == Mode::Intro {
        return PerSeat::new(seats);
    }
    let mut pool: Vec<Ability> = Ability::ALL.to_vec();
    pool.retain(|&ability| !options.abilities.contains(&Some(ability)));
    dealer.shuffle(&mut pool);
    PerSeat::from_fn(seats, |seat| options.abilities[seat.index()].or_else(|| pool.pop()).unwrap_or_default())
}
