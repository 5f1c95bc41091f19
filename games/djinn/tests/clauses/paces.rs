//! D-BOT-01: how fast the built-in bots are. Many races of each:
//!
//! ```text
//! IRRGARTEN_DJINN_RACES=1000000 cargo test --release -p djinn --test clauses paces -- --nocapture
//! ```

#![allow(clippy::print_stdout, clippy::cast_precision_loss, reason = "a campaign tells its figures")]

use djinn::{Action, Djinn, Layout, PACES, Roll, State, solve};
use irrgarten_game::{Dice as _, Game as _, Live as _, Paced, SearchRng, Seat, Turn};
use irrgarten_kit::Indexed as _;

use super::table::*;

const LEVELS: [&str; 5] = ["mouse", "hedgehog", "fox", "raven", "owl"];

fn races(few: usize, part: usize) -> usize {
    let wanted: Option<usize> =
        std::env::var("IRRGARTEN_DJINN_RACES").ok().and_then(|races| races.parse().ok());
    wanted.map_or(few, |races| races / part)
}

#[test]
fn d_bot_01_hard_hands_take_a_plain_searcher_longer() {
    let state = race("");
    let task = public(&state).task().unwrap();
    let square = solve::difficulty(state.place(ONE).hand, &task).unwrap();
    let free = djinn::Task { roll: Roll::Number(4), ..task };
    assert!(square > 2 * solve::difficulty(state.place(ONE).hand, &free).unwrap());
}

/// Plays one seat as a built-in bot would, and tells when it claimed and whether that was right.
fn alone(state: &State, seat: Seat, strength: u8, dice: &mut SearchRng) -> (u64, bool) {
    let (mut state, mut time) = (*state, 0);
    loop {
        let Paced { action, after } = Djinn::paced(&state, seat, strength, dice).unwrap();
        assert_eq!(Djinn::check(&state, seat, action), Ok(()), "{action}");
        time += u64::from(after);
        if action == Action::Claim {
            let place = &state.place(seat);
            return (time, public(&state).task().unwrap().check(place.hand, &place.laid).is_ok());
        }
        Djinn::act(&mut state, seat, action);
        state = all_drawn(state, dice);
    }
}

/// A race of two that has just begun, with one of these rolls.
fn started(rolls: &[Roll], dice: &mut SearchRng) -> State {
    let roll = rolls[dice.below(rolls.len() as u32) as usize];
    let state = play(&dealt(2, &["first=1"], 0), &format!("1 roll={roll}"));
    play(&all_drawn(state, dice), "1 go")
}

fn all_drawn(mut state: State, dice: &mut SearchRng) -> State {
    while Djinn::turn(&state) == Turn::Chance {
        let drawn = irrgarten_game::draw::<Djinn>(&state, dice).unwrap();
        Djinn::chance(&mut state, drawn);
    }
    state
}

/// The rolls for so many cards: the number, or the layouts.
fn kinds() -> Vec<Vec<Roll>> {
    let numbers = (3..=5).map(|number| vec![Roll::Number(number)]);
    let layouts = |cells| Layout::all().filter(move |layout| layout.cells() == cells).map(Roll::Genie);
    numbers.chain((3..=5).map(|cells| layouts(cells).collect())).collect()
}

#[test]
fn d_bot_01_every_level_keeps_to_its_band_for_every_number_of_cards() {
    let (mut dice, races) = (SearchRng::new(1), races(151, 200));
    for (strength, (name, pace)) in (0u8..).zip(LEVELS.into_iter().zip(PACES)) {
        let (mut wrong, mut all) = (0, 0);
        for rolls in kinds() {
            let mut times = Vec::new();
            for _ in 0..races {
                let (time, right) = alone(&started(&rolls, &mut dice), ONE, strength, &mut dice);
                times.push(time);
                wrong += usize::from(!right);
            }
            all += races;
            times.sort_unstable();
            let (median, band) = (times[races / 2] as f64 / 1000.0, pace.band(rolls[0]));
            let kind = if rolls.len() > 1 { "on a layout" } else { "freely" };
            println!(
                "{name}: {} cards {kind}: {median:.1} s of {:.1} to {:.1}",
                rolls[0].cards(),
                band.start(),
                band.end()
            );
            assert!(band.contains(&median), "{name}, {} cards {kind}: {median:.1} s", rolls[0].cards());
        }
        let share = 100.0 * wrong as f64 / all as f64;
        println!("{name}: {share:.2} % of {all} claims were wrong");
        // Three standard deviations.
        let chance = f64::from(pace.slips) / 100.0;
        let room = 300.0 * (chance * (1.0 - chance) / all as f64).sqrt();
        assert!((share - f64::from(pace.slips)).abs() <= room, "{name}: {share:.2} % wrong");
    }
}

#[test]
fn d_bot_01_bands_do_not_overlap() {
    for rolls in kinds() {
        let bands = PACES.map(|pace| pace.band(rolls[0]));
        assert!(bands.windows(2).all(|two| two[0].start() > two[1].end()), "{bands:?}");
    }
}

/// As often as the die shows them: 3, 4, 4, 5 and two genies.
fn claims_of_an_owl(races: usize, seed: u64) -> usize {
    let (kinds, mut dice) = (kinds(), SearchRng::new(seed));
    let genie: Vec<Roll> = kinds[3..].concat();
    let faces = [&kinds[0], &kinds[1], &kinds[1], &kinds[2], &genie, &genie];
    let right = |race: &usize| alone(&started(faces[race % 6], &mut dice), ONE, 4, &mut dice).1;
    (0..races).filter(right).count()
}

#[test]
fn d_bot_01_whatever_an_owl_claims_is_right() {
    const PARTS: usize = 4;
    let each = races(300, 1).div_ceil(PARTS);
    let right: usize = std::thread::scope(|scope| {
        let parts: Vec<_> =
            (0..PARTS as u64).map(|seed| scope.spawn(move || claims_of_an_owl(each, seed))).collect();
        parts.into_iter().map(|part| part.join().unwrap()).sum()
    });
    println!("owl: {right} of {} claims were right", PARTS * each);
    assert_eq!(right, PARTS * each);
}

#[test]
fn d_bot_01_the_pace_does_not_depend_on_what_the_others_do() {
    let state = race("");
    let later = play(&state, "2 pass\n3 07e@0,0");
    for seed in 0..20 {
        let paced = |state: &State| Djinn::paced(state, ONE, 1, &mut SearchRng::new(seed));
        assert_eq!(paced(&state), paced(&later));
    }
}

#[test]
fn d_bot_01_nobody_waits_long_for_a_player_who_races_alone() {
    let last = play(&race(""), "2 pass\n3 pass");
    for seed in 0..20 {
        let paced = Djinn::paced(&last, ONE, 0, &mut SearchRng::new(seed)).unwrap();
        assert!(paced.after <= 1500, "{paced:?}");
    }
}
