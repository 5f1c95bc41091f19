//! The laws of all games, and what the rulebook says is always true.

use irrgarten_game::{Dice as _, Game, SearchRng, Seat, Viewer};
use irrgarten_kit::{Direction, Hand, Indexed as _, Openings, Pile};
use irrgarten_laws::Lawful;
use towers::{
    Action, Arrow, Cards, EXTENT, FirstSeat, Kids, MAGIC, Magic, Options, Place, Setup, Square, Stage, State,
    Tower, Towers, Treasure, colours_of_table, movable_squares,
};

struct Laws;

impl Lawful for Laws {
    type Game = Towers;
    const HIDDEN: bool = true;

    /// Every word of every setting, and some of them together.
    fn modes() -> Vec<Options> {
        let usual = Options::default();
        let kids = Kids::each().enumerate().map(|(nth, kids)| Options {
            kids,
            stay_finds: nth % 3 != 1,
            equal_turns: nth % 4 == 3,
            ..usual
        });
        let mut modes: Vec<Options> = kids.collect();
        modes.push(Options { equal_turns: true, first: FirstSeat::Seat(Seat::at(1)), ..usual });
        modes.push(Options { stay_finds: false, first: FirstSeat::Youngest, ..usual });
        modes
    }

    /// Every arrow, also where no line slides, with all openings; every goal with any cards of the hand, or one too many.
    fn candidates(state: &State, seat: Seat, visit: &mut dyn FnMut(Action)) {
        let sliding = matches!(state.public().stage, Stage::Slide(_));
        for side in Direction::ALL {
            for line in 0..EXTENT {
                for number in if sliding { 1..16 } else { 3..4 } {
                    visit(Action::Slide(Arrow::new(side, line), Openings::of_number(number)));
                }
            }
        }
        let hand = if sliding { Cards::EMPTY } else { state.hand(seat) };
        for goal in Square::all() {
            parts_of(hand, |cards| visit(Action::Move(goal, cards)));
            for card in Magic::ALL {
                let too_many = std::iter::repeat_n(card, usize::from(hand.count(card)) + 1);
                visit(Action::Move(goal, too_many.collect()));
            }
        }
    }

    /// Deals all cards this viewer does not see anew.
    fn scramble(state: &State, viewer: Viewer, dice: &mut SearchRng) -> State {
        let seats = || Seat::all(state.public().seats());
        let mut treasures: Vec<Treasure> = Treasure::all().collect();
        let known = |seat: Seat| {
            let target = state.target(seat).filter(|_| viewer.is(seat));
            state.public().found(seat).iter().copied().chain(target)
        };
        treasures.retain(|&treasure| !seats().any(|seat| known(seat).any(|other| other == treasure)));
        dice.shuffle(&mut treasures);
        let hidden =
            seats().filter(|&seat| !viewer.is(seat)).map(|seat| state.hand(seat)).chain([state.deck()]);
        let mut magic: Vec<Magic> =
            hidden.flat_map(|cards| cards.things::<Magic>().collect::<Vec<_>>()).collect();
        dice.shuffle(&mut magic);
        let places = seats().map(|seat| {
            let left = state.pile(seat).len();
            let target = state.target(seat).filter(|_| viewer.is(seat));
            let rest: Vec<Treasure> = treasures.drain(..left - target.iter().len()).collect();
            let held = state.hand(seat);
            let hand = if viewer.is(seat) { held } else { magic.drain(..held.total()).collect() };
            Place {
                colour: state.public().colour(seat),
                pawn: state.public().pawn(seat),
                found: state.public().found(seat).to_vec(),
                pile: target.into_iter().chain(rest).collect(),
                hidden: 0,
                rune_done: state.public().rune_done(seat),
                hand: Hand::Open(hand),
                kid: state.public().is_kid(seat),
            }
        });
        let places = places.collect();
        let board = state.public().board;
        let setup = Setup {
            towers: movable_squares().map(|square| (board.tower(square), board.openings(square))).collect(),
            free: board.free(),
            places,
            deck: Pile::Known(magic),
            discard: state.public().discard.to_vec(),
            stage: state.public().stage,
            barred: state.public().barred,
            stay_finds: state.public().stay_finds,
            round: state.public().round,
        };
        setup.try_into().expect("dealt anew")
    }

    fn invariants(state: &State) -> Result<(), String> {
        let seats = || Seat::all(state.public().seats());
        let board = state.public().board;
        let fixed = |square: Square| {
            Tower::fixed_on(square).is_none_or(|tower| {
                board.tower(square) == tower && board.openings(square) == tower.openings()
            })
        };
        let once = |tower: Tower| board.towers().filter(|&other| other == tower).count() == 1;
        let turned = |square: Square| {
            board.tower(square).openings().turnings().any(|turned| turned == board.openings(square))
        };
        let magic = |card: Magic| {
            let held: u8 = seats().map(|seat| state.hand(seat).count(card)).sum();
            let gone = state.public().discard.iter().filter(|&&other| other == card).count();
            usize::from(held + state.deck().count(card)) + gone == MAGIC / 3
        };
        let treasures: Vec<Treasure> = seats()
            .flat_map(|seat| state.public().found(seat).iter().chain(state.pile(seat)).copied())
            .collect();
        let mover = state.public().stage.mover();
        let rules = [
            ("J1: every tower is there, once", Tower::all().all(once)),
            ("J1: fixed towers never change", Square::all().all(fixed)),
            ("J1: towers stand as their shape allows", Square::all().all(turned)),
            ("J2: 8 magic cards of each kind", Magic::ALL.into_iter().all(magic)),
            ("J2: 12 treasure cards", Treasure::all().all(|treasure| treasures.contains(&treasure))),
            ("J2: and no more", treasures.len() == Treasure::COUNT),
            (
                "a winner is home",
                !matches!(state.public().stage, Stage::Won(winners) if winners != state.public().home()),
            ),
            ("the seat on turn is not home", mover.is_none_or(|seat| !state.public().is_home(seat))),
            (
                "without equal_turns the first at home ends it",
                mover.is_none() || state.public().round.is_some() || state.public().home().is_empty(),
            ),
        ];
        rules.iter().find(|(_, holds)| !holds).map_or(Ok(()), |(rule, _)| Err((*rule).to_owned()))
    }

    fn folder() -> &'static str {
        env!("CARGO_MANIFEST_DIR")
    }
}

/// All multisets of these cards: a move can need every one of them.
fn parts_of(cards: Cards, mut visit: impl FnMut(Cards)) {
    let [most_ups, most_downs, most_jokers] = cards.counts();
    for ups in 0..=most_ups {
        for downs in 0..=most_downs {
            for jokers in 0..=most_jokers {
                visit(Cards::of([ups, downs, jokers]));
            }
        }
    }
}

irrgarten_laws::laws!(Laws);

#[test]
fn a_table_has_its_colours_clockwise() {
    for seats in Towers::META.min_seats..=Towers::META.max_seats {
        assert!(colours_of_table(seats).is_sorted());
        assert_eq!(colours_of_table(seats).len(), usize::from(seats));
    }
}
