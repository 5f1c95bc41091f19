//! The laws of every game, and what the rulebook says is always true.

use case::{
    AccusationMoves, Action, Answers, Card, Cards, Case, Casting, CentreEntry, Entry, Exhibit, ExhibitLayout,
    LastPlayer, Options, Phase, Place, Public, Rulings, Setup, SheetLevel, Spot, State, Suspect, Triple,
    Unrefuted, What,
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
        let ruled = |rulings: Rulings| Options { rulings, ..usual };
        let plain = Rulings::default();
        vec![
            usual,
            Options { exhibits: ExhibitLayout::Chosen, ..usual },
            Options {
                suspects: Casting::Drawn,
                ..ruled(Rulings { unrefuted: Unrefuted::Walk, sheet: SheetLevel::Paper, ..plain })
            },
            ruled(Rulings {
                last_player: LastPlayer::Wins,
                answers: Answers::Reverse,
                accusation_moves: AccusationMoves::Yes,
                sheet: SheetLevel::Logician,
                ..plain
            }),
            ruled(Rulings { entry: CentreEntry::Commits, sheet: SheetLevel::Analyst, ..plain }),
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
    fn scramble(state: &State, viewer: Viewer, dice: &mut SearchRng) -> State {
        if matches!(state.public().phase, Phase::Over(_)) {
            return *state;
        }
        let before = Setup::from(state);
        let mut setup = before.clone();
        for _ in 0..60 {
            let mut other = setup.clone();
            let (one, two) = (any_card(dice), any_card(dice));
            exchange(&mut other, one, two);
            if hidden_from(&before, &other, viewer) && all_true(&other, viewer) {
                setup = other;
            }
        }
        show_again(&mut setup, viewer, dice);
        State::try_from(setup).expect("dealt anew")
    }

    fn invariants(state: &State) -> Result<(), String> {
        let (public, setup) = (state.public(), Setup::from(state));
        let mut cards: Vec<Card> =
            Seat::all(public.seats()).flat_map(|seat| state.hand(seat).iter()).collect();
        cards.extend(public.open.iter().chain(state.file().cards().iter()));
        cards.sort_unstable();
        let squares = |spot: &&Spot| matches!(spot, Spot::Square(_));
        let apart = public
            .pawns
            .iter()
            .filter(squares)
            .all(|spot| public.pawns.iter().filter(|other| *other == spot).count() == 1);
        let rules = [
            ("every card is in one place", cards == Card::all().collect::<Vec<_>>()),
            ("one pawn on a square", apart),
            ("all that was said is true", all_true(&setup, Viewer::Public)),
        ];
        State::try_from(setup).map_err(|problem| format!("not through the door: {problem:?}"))?;
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
fn exchange(setup: &mut Setup, one: Card, two: Card) {
    let swap = |card: Card| match () {
        () if card == one => two,
        () if card == two => one,
        () => card,
    };
    let swapped = |cards: Cards| cards.iter().map(swap).collect::<Cards>();
    setup.public.open = swapped(setup.public.open);
    for seat in Seat::all(setup.public.seats()) {
        setup.hands[seat] = setup.hands[seat].map(swapped);
    }
    let filed = setup.file.map(|file| swapped(file.cards()));
    setup.file = filed.and_then(|filed| Triple::all().find(|triple| triple.cards() == filed));
}

/// Is the difference none that this viewer sees?
fn hidden_from(setup: &Setup, other: &Setup, viewer: Viewer) -> bool {
    let own = |seat: Seat| !viewer.is(seat) || setup.hands[seat] == other.hands[seat];
    let looked = setup.public.accused.iter().any(|seat| viewer.is(seat));
    setup.public.open == other.public.open
        && other.file.is_some()
        && Seat::all(setup.public.seats()).all(own)
        && (!looked || setup.file == other.file)
}

/// Does the viewer know which card was shown?
fn knows(public: &Public, line: Entry, viewer: Viewer) -> bool {
    viewer.is(line.seat) || public.shower(line).is_some_and(|seat| viewer.is(seat))
}

fn all_true(setup: &Setup, viewer: Viewer) -> bool {
    let public = &setup.public;
    let has = |seat: Seat, triple: Triple| {
        setup.hands[seat].is_some_and(|hand| hand.iter().any(|card| triple.cards().has(card)))
    };
    let mut shown = setup.shown.iter();
    let mut line = |line: Entry| match line.what {
        What::Accusation => setup.file != Some(line.triple),
        What::Suspicion { passes, .. } => {
            let mut asked = public.answerers(line.seat);
            let passed = asked.by_ref().take(usize::from(passes)).all(|seat| !has(seat, line.triple));
            passed
                && match (line.is_shown(), asked.next()) {
                    (true, Some(seat)) => {
                        let card = shown.next().copied().flatten();
                        let held =
                            card.is_some_and(|card| setup.hands[seat].is_some_and(|hand| hand.has(card)));
                        has(seat, line.triple) && (held || !knows(public, line, viewer))
                    }
                    (false, None) => true,
                    _ => false,
                }
        }
    };
    let running = match public.phase {
        Phase::Answer { triple, asked, shows } => {
            let mut before = public.answerers(public.mover).take_while(|&seat| seat != asked);
            before.all(|seat| !has(seat, triple)) && has(asked, triple) == shows
        }
        _ => true,
    };
    running && public.log.iter().copied().all(&mut line)
}

/// Cards shown to others are other ones now.
fn show_again(setup: &mut Setup, viewer: Viewer, dice: &mut SearchRng) {
    let public = &setup.public;
    for (line, shown) in public.log.iter().copied().filter(|line| line.is_shown()).zip(&mut setup.shown) {
        let Some(shower) = public.shower(line).filter(|_| !knows(public, line, viewer)) else { continue };
        let fitting = setup.hands[shower].unwrap_or_default().and(line.triple.cards());
        *shown = fitting.iter().nth(dice.below(fitting.len() as u32) as usize);
    }
}

irrgarten_laws::laws!(Laws);
