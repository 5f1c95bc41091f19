//! The laws, tested with this game.

use irrgarten_game::{SearchRng, Seat, Viewer};
use irrgarten_kit::{Hand, Indexed as _};
use irrgarten_laws::Lawful;

use __slug__::{Action, Options, Pairs, Pebble, Pebbles, Rules, Setup, State};

struct Laws;

impl Lawful for Laws {
    type Game = Rules;

    const HIDDEN: bool = true;

    fn modes() -> Vec<Options> {
        vec![Options { pairs: Pairs::Take }, Options { pairs: Pairs::Climb }]
    }

    fn candidates(_: &State, _: Seat, visit: &mut dyn FnMut(Action)) {
        Pebble::all().map(Action::Lay).chain([Action::Give]).for_each(visit);
    }

    /// The others' hands and the bag are mixed: nobody could tell.
    fn scramble(state: &State, viewer: Viewer, dice: &mut SearchRng) -> State {
        let mut setup = Setup::from(state);
        let mut hands: Vec<(Seat, &mut Hand<Vec<Pebble>>)> =
            Seat::all(setup.hands.len() as u8).zip(&mut setup.hands).collect();
        let mut unseen: Pebbles = Pebble::all().flat_map(|pebble| [pebble; 4]).collect();
        let own = hands.iter().filter(|(seat, _)| viewer.is(*seat)).filter_map(|(_, hand)| hand.open());
        for pebble in own.chain(&setup.taken).flatten().chain(&setup.heap) {
            assert!(unseen.take(*pebble), "four of each value");
        }
        for (_, hand) in hands.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
            **hand = Hand::Open((0..hand.len()).filter_map(|_| unseen.draw(dice)).collect());
        }
        setup.try_into().expect("other pebbles in the same places")
    }

    /// Every position of a game passes the door that written ones have to pass.
    fn invariants(state: &State) -> Result<(), String> {
        match State::try_from(Setup::from(state)) {
            Ok(same) if same == *state => Ok(()),
            Ok(_) => Err("the bag is not what lies nowhere else".to_owned()),
            Err(problem) => Err(format!("{:?}: expected {}", problem.part, problem.expected)),
        }
    }

    fn folder() -> &'static str {
        env!("CARGO_MANIFEST_DIR")
    }
}

irrgarten_laws::laws!(Laws);
