//! The laws of all games, and the figures the rulebook promises.

use cards::{Action, Card, CardSet, Cards, Edges, Options, Rulings, Setup, State, Take};
use cards::{DeckName, MOST_TAKEN};
use irrgarten_game::{ChanceRng, Dice, Game, Ply, SearchRng, Seat, Stream, Viewer, quick_ply};
use irrgarten_kit::{Cell, Direction, FirstSeat, Hand, Indexed, List, Pile, Set};
use irrgarten_laws::Lawful;

struct Laws;

impl Lawful for Laws {
    type Game = Cards;
    const HIDDEN: bool = true;

    fn modes() -> Vec<Options> {
        let rulings = |edges, equal_turns, take, deck| Rulings { edges, equal_turns, take, deck };
        let (garden, lanes) = (DeckName::Garden50, DeckName::Lanes50);
        vec![
            Options::default(),
            Options {
                rulings: rulings(Edges::Strict, false, Take::Choose, garden),
                first: FirstSeat::Random,
            },
            Options {
                rulings: rulings(Edges::Free, true, Take::AutoMax, garden),
                first: FirstSeat::Youngest,
            },
            Options {
                rulings: rulings(Edges::Free, false, Take::Choose, lanes),
                first: FirstSeat::Seat(Seat::at(0)),
            },
            Options { rulings: rulings(Edges::Strict, true, Take::AutoMax, lanes), first: FirstSeat::Random },
        ]
    }

    /// Every card of the hand and one of another, everywhere around, taking any cards with the same treasures, or
    /// one without, or the laid card itself.
    fn candidates(state: &State, seat: Seat, visit: &mut dyn FnMut(Action)) {
        let hand = state.hand(seat);
        let stranger = Set::full().minus(hand).first();
        let (low, high) = state.labyrinth().bounds().unwrap_or_default();
        for card in hand.iter().chain(stranger) {
            for y in low.y - 2..=high.y + 2 {
                for x in low.x - 2..=high.x + 2 {
                    let cell = Cell::new(x, y);
                    let near = cell.neighbours().iter().any(|&cell| state.labyrinth().at(cell).is_some());
                    for top in Direction::ALL {
                        for taken in takings(state, card, cell, near && hand.has(card)) {
                            visit(Action { card, top, cell, taken });
                        }
                    }
                }
            }
        }
    }

    /// Deals all cards this viewer does not see anew.
    fn scramble(state: &State, viewer: Viewer, dice: &mut SearchRng) -> State {
        let seats = || Seat::all(state.seats());
        let mut hidden: Vec<Card> = Set::full().minus(state.labyrinth().cards()).iter().collect();
        hidden.retain(|&card| !seats().any(|seat| state.won(seat).has(card)));
        hidden.retain(|&card| !seats().any(|seat| viewer.is(seat) && state.hand(seat).has(card)));
        dice.shuffle(&mut hidden);
        let mut deal = |seat: Seat| -> Hand<Vec<Card>> {
            let hand = state.hand(seat);
            Hand::Open(if viewer.is(seat) {
                hand.iter().collect()
            } else {
                hidden.drain(..hand.len()).collect()
            })
        };
        let setup = Setup {
            rulings: state.rulings(),
            laid: state.labyrinth().iter().collect(),
            hands: seats().map(&mut deal).collect(),
            won: seats().map(|seat| state.won(seat).iter().collect()).collect(),
            pile: Pile::Count(state.pile()),
            mover: state.mover(),
        };
        State::try_from(setup).expect("dealt anew")
    }

    fn invariants(state: &State) -> Result<(), String> {
        let seats = || Seat::all(state.seats());
        let places =
            seats().flat_map(|seat| [state.hand(seat), state.won(seat)]).chain([state.labyrinth().cards()]);
        let places: Vec<CardSet> = places.collect();
        let all = places.iter().fold(CardSet::EMPTY, |all, &place| all.or(place));
        let counted: usize = places.iter().map(|place| place.len()).sum();
        let aside = state.rulings().cards_aside(state.seats());
        let pile = Card::all().filter(|&card| state.may_draw(card)).count();
        let laid_so_far =
            state.labyrinth().cards().len() + seats().map(|seat| state.won(seat).len()).sum::<usize>() - 4;
        let rules = [
            ("every card is in one place", all.len() == counted),
            ("there are fifty cards", counted + state.pile() + aside == 50),
            ("what is nowhere else can be drawn", pile == state.pile() + aside),
            ("the labyrinth hangs together", state.labyrinth().hangs_together(state.labyrinth().cards())),
            ("nobody holds more than two cards", seats().all(|seat| state.hand(seat).len() <= 2)),
            ("46 turns at most", laid_so_far <= 46),
            ("it ends when all is played", state.mover().is_none() == (laid_so_far == 46 - aside)),
        ];
        rules.iter().find(|(_, holds)| !holds).map_or(Ok(()), |(rule, _)| Err((*rule).to_owned()))
    }

    fn folder() -> &'static str {
        env!("CARGO_MANIFEST_DIR")
    }
}

/// Cells one could think of taking.
fn takings(state: &State, card: Card, cell: Cell, thorough: bool) -> Vec<List<Cell, MOST_TAKEN>> {
    if !thorough {
        return vec![List::new()];
    }
    let kinds = state.deck().face(card).kinds();
    let (mut alike, mut other) = (vec![], vec![cell]);
    for (lying, laid) in state.labyrinth().iter() {
        let same = state.deck().face(lying).kinds().iter().any(|kind| kinds.contains(kind));
        if same { alike.push(laid.cell) } else { other.push(laid.cell) }
    }
    other.truncate(2);
    alike.sort();
    let subsets = (0..1u32 << alike.len()).map(|pick| {
        let mut taken = List::new();
        let chosen = alike.iter().enumerate().filter(|(nth, _)| pick >> nth & 1 != 0);
        chosen.for_each(|(_, &cell)| taken.push(cell));
        taken
    });
    let wrong = other.iter().map(|&cell| {
        let mut taken = List::new();
        taken.push(cell);
        taken
    });
    subsets.chain(wrong).collect()
}

irrgarten_laws::laws!(Laws);

/// C-END-01 in bulk: ten thousand games for every number of seats.
#[test]
fn ten_thousand_games_end_after_46_turns() {
    let seed = "ten thousand games".parse().unwrap();
    for seats in 1..=6 {
        let mut dice = SearchRng::new(u64::from(seats));
        for game in 0..10_000 {
            let mut state =
                Cards::new_game(seats, Options::default(), &mut ChanceRng::new(&seed, Stream::Chance(game)));
            let mut turns = 0;
            while let Some(step) = quick_ply::<Cards>(&mut state, &mut dice) {
                turns += u32::from(matches!(step, Ply::Act(..)));
            }
            assert_eq!(turns, 46, "{seats} seats, game {game}");
        }
    }
}
