//! Towers for programs that learn: a slide is an arrow and openings, a move a square and the cards it costs.

use irrgarten_game::{Features, Learnable, Seat, clockwise, steps_clockwise};
use irrgarten_kit::{Direction, Hand, Indexed, Openings};

use crate::Towers;
use crate::action::Action;
use crate::components::{
    ARROWS, CARDS_OF_A_KIND, Cards, Colour, EXTENT, MAGIC, Magic, Square, TALLEST, TREASURES,
};
use crate::public::Stage;
use crate::state::State;
use crate::view::View;

/// Ways in which a square can be open.
const OPENINGS: u32 = 16;
const SLIDES: u32 = ARROWS.len() as u32 * OPENINGS;
/// How many cards of a kind a move may cost, none included.
const COUNTS: u32 = CARDS_OF_A_KIND as u32 + 1;
const PRICES: u32 = COUNTS * COUNTS * COUNTS;
const SQUARES: usize = EXTENT * EXTENT;

impl Learnable for Towers {
    const NUMBERING: u16 = 1;
    const ACTIONS: u32 = SLIDES + SQUARES as u32 * PRICES;

    fn index(_: &State, _: Seat, action: Action) -> Option<u32> {
        match action {
            Action::Slide(arrow, openings) => {
                let nth = ARROWS.iter().position(|&other| other == arrow)?;
                Some(nth as u32 * OPENINGS + u32::from(openings.number()))
            }
            Action::Move(goal, cards) => {
                let price = cards.counts().iter().fold(0, |price, &count| price * COUNTS + u32::from(count));
                Some(SLIDES + goal.index() as u32 * PRICES + price)
            }
        }
    }

    fn indexed(_: &State, _: Seat, index: u32) -> Option<Action> {
        let Some(step) = index.checked_sub(SLIDES) else {
            let arrow = ARROWS[(index / OPENINGS) as usize];
            return Some(Action::Slide(arrow, Openings::of_number((index % OPENINGS) as u8)));
        };
        let (square, price) = ((step / PRICES) as usize, step % PRICES);
        let counts = [price / COUNTS / COUNTS, price / COUNTS % COUNTS, price % COUNTS];
        let cards = Cards::of(counts.map(|count| count as u8));
        (square < SQUARES).then(|| Action::Move(Square::at(square), cards))
    }

    fn features(view: &View, first: Seat, features: &mut Features<'_>) {
        let public = view.public();
        let seats = public.seats();
        let target = view.target(first);
        for square in Square::all() {
            let tower = public.board.tower(square);
            sides(public.board.openings(square), features);
            features.share(tower.height().into(), TALLEST);
            features.one_of(tower.treasure().map(Indexed::index), TREASURES);
            features.flag(target.is_some() && tower.treasure() == target);
            clockwise(first, seats).for_each(|seat| features.flag(public.pawn(seat) == square));
        }
        let free = public.board.free();
        sides(free.openings(), features);
        features.share(free.height().into(), TALLEST);
        features.one_of(free.treasure().map(Indexed::index), TREASURES);
        for seat in clockwise(first, seats) {
            let colour = public.colour(seat);
            features.one_of(Colour::ALL.iter().position(|&other| other == colour), Colour::ALL.len());
            features.some_of(public.found(seat).iter().map(|treasure| treasure.index()), TREASURES);
            features.share(public.left(seat), TREASURES / 2);
            features.flag(public.rune_done(seat));
            features.flag(public.is_kid(seat));
            features.share(view.hand(seat).len(), MAGIC);
        }
        features.one_of(target.map(Indexed::index), TREASURES);
        let hand = match view.hand(first) {
            Hand::Open(cards) => *cards,
            Hand::Closed(_) => Cards::EMPTY,
        };
        let discard: Cards = public.discard.iter().copied().collect();
        for kind in Magic::ALL {
            features.share(hand.count(kind).into(), CARDS_OF_A_KIND.into());
            features.share(discard.count(kind).into(), CARDS_OF_A_KIND.into());
        }
        features.share(view.deck(), MAGIC);
        features.one_of(ARROWS.iter().position(|&arrow| Some(arrow) == public.barred), ARROWS.len());
        let stage = match public.stage {
            Stage::Slide(_) => 0,
            Stage::Move(_) => 1,
            Stage::Draw(_) => 2,
            Stage::Won(_) => 3,
        };
        features.one_of(Some(stage), 4);
        let away = |seat: Seat| steps_clockwise(first, seat, seats);
        features.one_of(public.stage.mover().map(away), seats.into());
        features.one_of(public.round.map(away), seats.into());
        features.flag(public.stay_finds);
    }
}

fn sides(openings: Openings, features: &mut Features<'_>) {
    for side in Direction::ALL {
        features.flag(openings.has(side));
    }
}
