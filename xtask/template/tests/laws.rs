//! The laws of the house, held against this game.

use irrgarten_game::{Dice as _, SearchRng, Seat, Viewer};
use irrgarten_kit::Indexed as _;
use irrgarten_laws::Lawful;

use __slug__::{Action, Options, Pairs, Pebble, Rules, Setup, State};

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
    fn scramble(state: &State, who: Viewer, dice: &mut SearchRng) -> State {
        let mut setup = Setup::from(state);
        let mut unseen: Vec<Pebble> = Pebble::all().flat_map(|pebble| [pebble; 4]).collect();
        let own = |seat: usize| who.is(Seat::at(seat));
        let hands = setup.hands.iter().enumerate().filter(|&(seat, _)| own(seat)).map(|(_, hand)| hand);
        for pebble in hands.chain(&setup.taken).flatten().chain(&setup.heap) {
            let place = unseen.iter().position(|other| other == pebble).expect("four of each value");
            unseen.swap_remove(place);
        }
        dice.shuffle(&mut unseen);
        for (_, hand) in setup.hands.iter_mut().enumerate().filter(|&(seat, _)| !own(seat)) {
            hand.fill_with(|| unseen.pop().expect("hands hold what has not been seen"));
        }
        setup.try_into().expect("other pebbles in the same places")
    }

    /// Every position of a game passes the door that written ones have to pass.
    fn invariants(state: &State) -> Result<(), String> {
        match State::try_from(Setup::from(state)) {
            Ok(same) if same == *state => Ok(()),
            Ok(_) => Err("the bag is not what lies nowhere else".to_owned()),
            Err(expected) => Err(format!("expected {expected}")),
        }
    }

    fn folder() -> &'static str {
        env!("CARGO_MANIFEST_DIR")
    }
}

irrgarten_laws::laws!(Laws);
