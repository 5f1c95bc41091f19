//! The laws of the house, for one position after the other and for rounds in bulk.

mod rounds;

use djinn::{
    Action, Card, CardSet, Choice, Clock, Djinn, First, Hand, House, Judge, Laid, Options, Phase, State,
    Treasure, WIDEST,
};
use irrgarten_game::{Dice, Game, SearchRng, Seat, Settings as _, Viewer};
use irrgarten_kit::{Cell, Direction, Indexed, Set};
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
        let house = House { clock: Clock::Ticks, judge: Judge::Instant, ..House::default() };
        vec![
            Options::default(),
            Options { house, first: First::Youngest, ..Options::default() },
            mode(&["clock=ticks", "exchange=only_unsolvable", "die=3,3,4,4,5,5"]),
            mode(&["clock=stopwatch", "die=3,4,5,G,G,G"]),
            mode(&["clock=stopwatch", "deal=same", "fit=full", "tie_ms=0"]),
            mode(&["fit=lenient", "exchange=only_unsolvable", "mirror_layout=true", "die=G,G,G,G,G,G"]),
            mode(&["check=instant", "exchange=off", "rounds=2", "first=1", "round_limit=300"]),
        ]
    }

    /// Every card of the seat and one of another, on every cell around, and everything else there is.
    fn candidates(state: &State, seat: Seat, visit: &mut dyn FnMut(Action)) {
        let table = state.table();
        let hand = table.places[seat].cards();
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
    fn scramble(state: &State, who: Viewer, dice: &mut SearchRng) -> State {
        let mut table = *state.table();
        // Whose race is another's own is imagined anew.
        if table.phase == Phase::Race && table.house.personal() {
            return Djinn::determinize(&Djinn::view(state, who), dice);
        }
        let mut cards: Vec<Card> = Card::all().collect();
        dice.shuffle(&mut cards);
        let mut next = cards.into_iter();
        for seat in Seat::all(table.seats()) {
            if table.phase == Phase::Deal {
                let held = table.places[seat].held();
                let dealt: CardSet = next.by_ref().take(held).collect();
                let first = table.places[Seat::at(0)].hand;
                let same = table.house.same && seat.index() > 0;
                table.places[seat].hand = if same { first } else { Hand::Shown(dealt) };
            }
            if !who.is(seat) && table.places[seat].choice != Choice::Open {
                let other = [Action::Wait, Action::Pass][dice.below(2) as usize];
                table.places[seat].choice = Choice::Made(other);
            }
        }
        State::try_from(table).expect("dealt anew")
    }

    fn invariants(state: &State) -> Result<(), String> {
        let table = state.table();
        let seats = || Seat::all(table.seats());
        let held = |seat: Seat| table.places[seat].cards();
        let common = !table.house.personal();
        let in_hands: usize = seats().map(|seat| held(seat).len()).sum();
        let apart = seats().fold(CardSet::EMPTY, |all, seat| all.or(held(seat))).len() == in_hands;
        let loose = table.discard.len() + table.put_down.len();
        let treasures: u16 = seats().map(|seat| table.places[seat].points).sum();
        let each_round: u16 = Treasure::table(table.seats()).iter().map(|card| u16::from(card.value())).sum();
        let own = |seat: Seat| table.places[seat].laid.cards().minus(held(seat)).is_empty();
        let whole = table.pile().len() + in_hands + loose == 30;
        let rules = [
            (
                "nobody holds more cards than were rolled",
                seats().all(|seat| held(seat).len() <= table.cards_each()),
            ),
            ("every card is in one place", !common || table.house.same || apart),
            ("there are thirty cards", !common || table.house.same || whole),
            ("the pile is counted", table.pile().len() == table.pile_count()),
            ("what is laid is one's own", seats().all(own)),
            ("no more treasures than there are", treasures <= each_round * u16::from(table.house.rounds)),
            ("at most four layouts are used", table.used.len() <= 4),
        ];
        State::try_from(*table).map_err(|problem| format!("not through the door: {problem:?}"))?;
        rules.iter().find(|(_, holds)| !holds).map_or(Ok(()), |(rule, _)| Err((*rule).to_owned()))
    }

    fn folder() -> &'static str {
        env!("CARGO_MANIFEST_DIR")
    }
}

irrgarten_laws::laws!(Laws);
