//! The laws of every game, and what the rulebook says is always true.

use irrgarten_game::{SearchRng, Seat, Viewer};
use irrgarten_kit::{Direction, Indexed as _, Openings, Set};
use irrgarten_laws::Lawful;
use paintings::{
    Ability, Action, Arrow, Colour, EXTENT, FirstSeat, Mode, Move, Options, Painting, Paintings, Square,
    Stage, State, Tile, TileSet, Turned,
};

struct Laws;

impl Lawful for Laws {
    type Game = Paintings;
    /// Whatever lies face down lay open before: it is to be remembered, and a view remembers it.
    const HIDDEN: bool = false;

    /// Every word of every setting, and many of them together.
    fn modes() -> Vec<Options> {
        let usual = Options::default();
        let mut modes = vec![
            usual,
            Options { mode: Mode::Basic, ..usual },
            Options { mode: Mode::Expert, set: TileSet::B, ..usual },
        ];
        for nth in 0..Ability::ALL.len() {
            let mut mode = Options { mode: if nth % 2 == 0 { Mode::Basic } else { Mode::Expert }, ..usual };
            mode.set = if nth % 3 == 0 { TileSet::B } else { TileSet::A };
            mode.rulings.must_turn = nth % 2 == 1;
            mode.rulings.stay_is_no_stop = nth > 2;
            mode.rulings.aid = nth == 1;
            for seat in 0..4 {
                mode.abilities[seat] = Some(Ability::ALL[(nth + seat) % Ability::ALL.len()]);
            }
            modes.push(mode);
        }
        for nth in 0..Colour::ALL.len() {
            let colours = std::array::from_fn(|seat| Some(Colour::ALL[(nth + seat) % Colour::ALL.len()]));
            modes.push(Options { colours, ..usual });
        }
        let mut short = Options { set: TileSet::B, pages: 5, first: FirstSeat::Seat(Seat::at(1)), ..usual };
        short.rulings.aid = true;
        modes.push(short);
        modes
    }

    /// Every arrow and field with all passages, neighbours and others to swap, every goal in every way.
    fn candidates(state: &State, seat: Seat, visit: &mut dyn FnMut(Action)) {
        visit(Action::Read);
        visit(Action::End);
        let digits = || (1..16).map(Openings::of_number);
        digits().for_each(|openings| visit(Action::Orient(openings)));
        for side in Direction::ALL {
            for line in 0..EXTENT {
                digits().for_each(|openings| visit(Action::Slide(Arrow::new(side, line), openings)));
            }
        }
        for square in Square::all() {
            digits().for_each(|openings| visit(Action::Rotate(square, openings)));
            let near = Direction::ALL.into_iter().filter_map(|side| square.step(side));
            near.chain([Square::at(10), Square::at(48)]).for_each(|other| visit(Action::Swap(square, other)));
        }
        for goal in Square::all() {
            for by in [None, Some(state.public().abilities[seat]), Some(Ability::Cross)] {
                visit(Action::Move(Move { goal, by, turned: Turned::Nothing }));
                visit(Action::Move(Move { goal, by, turned: Turned::Left }));
                visit(Action::Move(Move { goal, by, turned: Turned::Up }));
            }
        }
    }

    fn scramble(state: &State, _: Viewer, _: &mut SearchRng) -> State {
        *state
    }

    fn invariants(state: &State) -> Result<(), String> {
        let board = state.board();
        let seats = || Seat::all(state.public().seats());
        let lying: Vec<Tile> = Square::all().filter_map(|square| board.tile(square)).collect();
        let all: Set<Tile> = lying.iter().copied().chain([board.spare()]).collect();
        let turned = |square: Square| {
            board.is_down(square)
                || board
                    .front(square)
                    .is_none_or(|front| front.turnings().any(|it| it == board.openings(square)))
        };
        let fixed: String = Square::all()
            .filter(|&square| board.tile(square).is_none())
            .map(|it| board.openings(it).picture())
            .collect();
        let open: Vec<Painting> = seats().flat_map(|seat| state.public().tableaus[seat]).flatten().collect();
        let cards: Set<Painting> = open.iter().copied().chain(state.public().pile.iter()).collect();
        let full = |seat: Seat| state.public().tableaus[seat].iter().all(Option::is_some);
        let between = matches!(state.public().stage, Stage::Read(_) | Stage::Page(_));
        let (moves, collected) = match state.public().stage {
            Stage::Act { moves, collected, .. } => (moves, collected),
            Stage::Orient { collected, .. } => (0, collected),
            _ => (0, 0),
        };
        let rules = [
            ("I1: 33 tiles in the maze", lying.len() == 33),
            ("I1: and a spare, all different", all.len() == Tile::COUNT),
            ("I1: fixed fields never change", fixed == "┌┬┬┐├├┬┤├┴┤┤└┴┴┘"),
            ("I1: tiles lie as their shape allows", Square::all().all(turned)),
            ("I2: the spare has passages", board.spare_openings() != Openings::NONE),
            (
                "I3: 24 painting cards",
                open.len() + state.public().pile.len() + state.found() == Painting::COUNT,
            ),
            ("I3: all different", cards.len() == open.len() + state.public().pile.len()),
            (
                "I4: full tableaus between turns",
                !between || state.public().pile.is_empty() || seats().all(full),
            ),
            ("I5: at most 2 paintings", collected <= 2),
            ("I5: a Bonus move only after a painting", moves <= 1 && (moves == 0 || collected <= 1)),
            (
                "I6: with turn_back=must no pawn is on a face-down tile",
                !state.public().rulings.must_turn
                    || seats()
                        .map(|seat| state.public().pawns[seat])
                        .all(|pawn| !board.is_down(pawn) || state.public().turned_up() == Some(pawn)),
            ),
            (
                "I8: won with all paintings",
                (state.public().stage == Stage::Won) == (state.found() == Painting::COUNT),
            ),
            (
                "I8: lost without a page",
                state.public().stage != Stage::Lost || state.public().book.is_empty(),
            ),
        ];
        rules.iter().find(|(_, holds)| !holds).map_or(Ok(()), |(rule, _)| Err((*rule).to_owned()))
    }

    fn folder() -> &'static str {
        env!("CARGO_MANIFEST_DIR")
    }
}

irrgarten_laws::laws!(Laws);
