//! The laws of every game, for one position after the other and for rounds in bulk.

mod rounds;

use djinn::{
    Action, Card, CardSet, Choice, Clock, Djinn, Judge, Laid, Mat, Options, Phase, Place, Rulings, Setup,
    State, Table as _, Treasure, WIDEST,
};
use irrgarten_game::{Dice, Game, SearchRng, Seat, Settings as _, Viewer};
use irrgarten_kit::{Cell, Direction, FirstSeat, Indexed, Set};
use irrgarten_laws::Lawful;

struct Laws;

fn mode(settings: &[&str]) -> Options {
    let mut options = Options::default();
    for setting in settings {
        options.read(setting).expect("a setting");
    }
    options
}

impl Lawful for Laws {
    type Game = Djinn;
    const HIDDEN: bool = true;

    fn modes() -> Vec<Options> {
        let rulings = Rulings { clock: Clock::Ticks, judge: Judge::Instant, ..Rulings::default() };
        vec![
            Options::default(),
            Options { rulings, first: FirstSeat::Youngest, ..Options::default() },
            mode(&["clock=ticks", "exchange=only_unsolvable", "die=3,3,4,4,5,5"]),
            mode(&["clock=stopwatch", "die=3,4,5,G,G,G"]),
            mode(&["clock=stopwatch", "deal=same", "fit=full", "tie_ms=0"]),
            mode(&["fit=lenient", "exchange=only_unsolvable", "mirror_layout=true", "die=G,G,G,G,G,G"]),
            mode(&["check=instant", "exchange=off", "rounds=2", "first=1", "round_limit=300"]),
        ]
    }

    /// Every card of the seat and one of another, on every cell around, and everything else there is.
    fn candidates(state: &State, seat: Seat, visit: &mut dyn FnMut(Action)) {
        let hand = state.place(seat).hand;
        let stranger = Set::full().minus(hand).first();
        for card in hand.iter().chain(stranger) {
            visit(Action::Lift(card));
            for (x, y) in (-1..=WIDEST).flat_map(|y| (-1..=WIDEST).map(move |x| (x, y))) {
                for top in Direction::ALL {
                    visit(Action::Put(Laid { cell: Cell::new(x, y), card, top }));
                }
            }
        }
        let cards: Vec<Card> = hand.iter().chain(stranger).collect();
        for pick in 0..1u32 << cards.len() {
            let chosen = cards.iter().enumerate().filter(|(nth, _)| pick >> nth & 1 != 0);
            visit(Action::Exchange(chosen.map(|(_, &card)| card).collect()));
        }
        let takes = Treasure::all().map(|card| Action::Take(Some(card)));
        let words = [Action::Roll, Action::Go, Action::Claim, Action::Pass, Action::Wait, Action::Take(None)];
        words.into_iter().chain(takes).for_each(visit);
    }

    /// Before the start all cards are dealt anew; within a tick the others choose again.
    fn scramble(state: &State, viewer: Viewer, dice: &mut SearchRng) -> State {
        // The race of another seat's own is imagined anew.
        if state.public().phase.is_race() && state.public().rulings.personal() {
            return Djinn::determinize(&Djinn::view(state, viewer), dice);
        }
        let mut setup = Setup::from(state);
        let mut cards: Vec<Card> = Card::all().collect();
        dice.shuffle(&mut cards);
        let mut next = cards.into_iter();
        let mut first = None;
        for seat in Seat::all(state.seats()) {
            if matches!(state.public().phase, Phase::Deal(_)) {
                let dealt: CardSet = next.by_ref().take(state.held(seat)).collect();
                let first = *first.get_or_insert(dealt);
                let hand = if state.public().rulings.same { first } else { dealt };
                setup.mats[seat] = Mat::Open(Place { hand, ..*state.place(seat) });
            }
            if !viewer.is(seat) && setup.choices[seat].is_some() {
                let other = [Action::Wait, Action::Pass][dice.below(2) as usize];
                setup.choices[seat] = Some(Choice::Seen(other));
            }
        }
        State::try_from(setup).expect("dealt anew")
    }

    fn invariants(state: &State) -> Result<(), String> {
        let public = state.public();
        let seats = || Seat::all(state.seats());
        let held = |seat: Seat| state.place(seat).hand;
        let common = !public.rulings.personal();
        let in_hands: usize = seats().map(|seat| held(seat).len()).sum();
        let apart = seats().fold(CardSet::EMPTY, |all, seat| all.or(held(seat))).len() == in_hands;
        let loose = public.discard.len() + public.put_down.len();
        let treasures: u16 = seats().map(|seat| state.place(seat).points).sum();
        let each_round: u16 = Treasure::table(state.seats()).iter().map(|card| u16::from(card.value())).sum();
        let own = |seat: Seat| state.place(seat).laid.cards().minus(held(seat)).is_empty();
        let whole = state.pile().len() + in_hands + loose == 30;
        let rules = [
            (
                "nobody holds more cards than were rolled",
                seats().all(|seat| held(seat).len() <= public.cards_each()),
            ),
            ("every card is in one place", !common || public.rulings.same || apart),
            ("there are thirty cards", !common || public.rulings.same || whole),
            ("the pile is counted", state.pile().len() == state.pile_count()),
            ("what a seat has laid is its own", seats().all(own)),
            ("no more treasures than there are", treasures <= each_round * u16::from(public.rulings.rounds)),
            ("at most four layouts are used", public.used.len() <= 4),
        ];
        State::try_from(Setup::from(state))
            .map_err(|problem| format!("not through the door: {problem:?}"))?;
        rules.iter().find(|(_, holds)| !holds).map_or(Ok(()), |(rule, _)| Err((*rule).to_owned()))
    }

    fn folder() -> &'static str {
        env!("CARGO_MANIFEST_DIR")
    }
}

irrgarten_laws::laws!(Laws);
