//! The laws of the house, and what the rulebook says is always true.

use case::{
    Action, Answer, Answers, Card, Cards, Case, Casting, CentreEntry, Exhibit, House, LastPlayer, Layout,
    Level, Options, Phase, Place, Spot, State, Suspect, Table, Triple, Unrefuted, What,
};
use irrgarten_game::{Dice as _, SearchRng, Seat, Viewer};
use irrgarten_kit::Indexed as _;
use irrgarten_laws::Lawful;

struct Laws;

impl Lawful for Laws {
    type Game = Case;
    const HIDDEN: bool = true;

    /// Every word of every setting, and some of them together.
    fn modes() -> Vec<Options> {
        let usual = Options::default();
        let house = |house: House| Options { house, ..usual };
        let plain = House::default();
        vec![
            usual,
            Options { suspects: Casting::Chosen, exhibits: Layout::Chosen, ..usual },
            Options {
                suspects: Casting::Chosen,
                ..house(House { unrefuted: Unrefuted::Walk, sheet: Level::Paper, ..plain })
            },
            house(House {
                last_player: LastPlayer::Wins,
                answers: Answers::Reverse,
                sheet: Level::Logician,
                ..plain
            }),
            house(House { entry: CentreEntry::Commits, sheet: Level::Analyst, ..plain }),
        ]
    }

    /// Everything that can be written down but leaving, which is accepted and never offered.
    fn candidates(_: &State, _: Seat, visit: &mut dyn FnMut(Action)) {
        Suspect::all().map(Action::Take).for_each(&mut *visit);
        for exhibit in Exhibit::all() {
            Place::all().for_each(|place| visit(Action::Lay(exhibit, place)));
        }
        Spot::all().map(Action::Go).for_each(&mut *visit);
        Triple::all()
            .flat_map(|triple| [Action::Suspect(triple), Action::Accuse(triple)])
            .for_each(&mut *visit);
        for by in Suspect::all() {
            Card::all().for_each(|card| visit(Action::Show(by, card)));
        }
        [Action::Roll, Action::Passage, Action::Stuck, Action::End].into_iter().for_each(visit);
    }

    /// Exchanges cards this viewer has not seen, as long as everything that was said stays true.
    fn scramble(state: &State, who: Viewer, dice: &mut SearchRng) -> State {
        let mut table = *state.table();
        if matches!(table.phase, Phase::Over(_)) {
            return *state;
        }
        for _ in 0..60 {
            let mut other = table;
            let (one, two) = (any_card(dice), any_card(dice));
            exchange(&mut other, one, two);
            if hidden_from(state.table(), &other, who) && all_true(&other, who) {
                table = other;
            }
        }
        show_again(&mut table, who, dice);
        State::try_from(table).expect("dealt anew")
    }

    fn invariants(state: &State) -> Result<(), String> {
        let table = state.table();
        let mut cards: Vec<Card> =
            Seat::all(table.seats()).flat_map(|seat| state.hand(seat).iter()).collect();
        cards.extend(table.open.iter().chain(state.file().cards().iter()));
        cards.sort_unstable();
        let squares = |spot: &&Spot| matches!(spot, Spot::Square(_));
        let apart = table
            .pawns
            .iter()
            .filter(squares)
            .all(|spot| table.pawns.iter().filter(|other| *other == spot).count() == 1);
        let rules = [
            ("every card is in one place", cards == Card::all().collect::<Vec<_>>()),
            ("one pawn on a square", apart),
            ("all that was said is true", all_true(table, Viewer::Public)),
        ];
        State::try_from(*table).map_err(|problem| format!("not through the door: {problem:?}"))?;
        rules.iter().find(|(_, holds)| !holds).map_or(Ok(()), |(rule, _)| Err((*rule).to_owned()))
    }

    fn folder() -> &'static str {
        env!("CARGO_MANIFEST_DIR")
    }
}

fn any_card(dice: &mut SearchRng) -> Card {
    Card::at(dice.below(Card::COUNT as u32) as usize)
}

/// The cards trade places, in hands and in the file.
fn exchange(table: &mut Table, one: Card, two: Card) {
    let swap = |card: Card| match () {
        () if card == one => two,
        () if card == two => one,
        () => card,
    };
    let swapped = |cards: Cards| cards.iter().map(swap).collect::<Cards>();
    table.open = swapped(table.open);
    for seat in Seat::all(table.seats()) {
        table.hands[seat] = table.hands[seat].map(swapped);
    }
    let filed = table.file.map(|file| swapped(file.cards()));
    table.file = filed.and_then(|filed| Triple::all().find(|triple| triple.cards() == filed));
}

/// Is the difference none that this viewer sees?
fn hidden_from(table: &Table, other: &Table, who: Viewer) -> bool {
    let own = |seat: Seat| !who.is(seat) || table.hands[seat] == other.hands[seat];
    let looked = table.accused.iter().any(|seat| who.is(seat));
    table.open == other.open
        && other.file.is_some()
        && Seat::all(table.seats()).all(own)
        && (!looked || table.file == other.file)
}

/// Does the viewer know which card was shown?
fn knows(table: &Table, line: case::Entry, who: Viewer) -> bool {
    who.is(line.seat) || table.shower(&line).is_some_and(|seat| who.is(seat))
}

fn all_true(table: &Table, who: Viewer) -> bool {
    let has = |seat: Seat, triple: Triple| {
        table.hands[seat].is_some_and(|hand| hand.iter().any(|card| triple.cards().has(card)))
    };
    let line = |line: &case::Entry| match line.what {
        What::Accusation => table.file != Some(line.triple),
        What::Suspicion { passes, answer } => {
            let mut asked = table.answerers(line.seat);
            let passed = asked.by_ref().take(usize::from(passes)).all(|seat| !has(seat, line.triple));
            passed
                && match (answer, asked.next()) {
                    (Answer::Shown(card), Some(seat)) => {
                        let held =
                            card.is_some_and(|card| table.hands[seat].is_some_and(|hand| hand.has(card)));
                        has(seat, line.triple) && (held || !knows(table, *line, who))
                    }
                    (Answer::Nobody, None) => true,
                    _ => false,
                }
        }
    };
    let running = match table.phase {
        Phase::Answer { triple, asked, shows } => {
            let mut before = table.answerers(table.mover).take_while(|&seat| seat != asked);
            before.all(|seat| !has(seat, triple)) && has(asked, triple) == shows
        }
        _ => true,
    };
    running && table.log.iter().all(line)
}

/// Cards shown to others are other ones now.
fn show_again(table: &mut Table, who: Viewer, dice: &mut SearchRng) {
    for nth in 0..table.log.len() {
        let line = table.log[nth];
        let Some(shower) = table.shower(&line).filter(|_| !knows(table, line, who)) else { continue };
        let fitting = table.hands[shower].unwrap_or_default().and(line.triple.cards());
        let card = fitting.iter().nth(dice.below(fitting.len() as u32) as usize);
        if let What::Suspicion { answer, .. } = &mut table.log[nth].what {
            *answer = Answer::Shown(card);
        }
    }
}

irrgarten_laws::laws!(Laws);
