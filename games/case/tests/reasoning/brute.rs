//! Every deal one by one, without any cleverness.

use case::reason::{Evidence, Facts, Holder, Seen, Thinker, Weighing};
use case::{CASES, Card, Cards, Triple, hand_size};
use irrgarten_game::{PerSeat, SearchRng, Seat};
use irrgarten_kit::{Indexed as _, Set};

use crate::support::Quiz;

/// Sums over all deals that fit.
struct Sums {
    total: f64,
    cases: Vec<f64>,
    /// By card: seats, then the file.
    held: Vec<[f64; 7]>,
}

struct Brute<'a> {
    evidence: &'a Evidence,
    weighing: Weighing,
    /// By card: everybody who may have it.
    able: Vec<Vec<Seat>>,
    free: Vec<Card>,
    sums: Sums,
}

impl Brute<'_> {
    fn count(evidence: &Evidence, weighing: Weighing) -> Sums {
        let mut lacking = PerSeat::<Cards>::new(evidence.seats());
        let mut seen = PerSeat::<Cards>::new(evidence.seats());
        for event in &evidence.events {
            match event.seen {
                Seen::Passed { by, triple } => lacking[by] = lacking[by].or(triple.cards()),
                Seen::Showed { by, card: Some(card), .. } => _ = seen[by].add(card),
                Seen::Showed { .. } | Seen::NotTheCase(_) => {}
            }
        }
        let able = |card: Card| {
            let seats = Seat::all(evidence.seats()).filter(move |&seat| {
                let elsewhere = seen.each().any(|(other, seen)| other != seat && seen.has(card));
                evidence.hands[seat].is_none() && !elsewhere && !lacking[seat].has(card)
            });
            seats.collect::<Vec<Seat>>()
        };
        let able: Vec<Vec<Seat>> = Card::all().map(able).collect();
        let known = evidence.hands.iter().flatten().fold(evidence.open, |all, hand| all.or(*hand));
        let sums = Sums { total: 0.0, cases: vec![0.0; CASES], held: vec![[0.0; 7]; Card::COUNT] };
        let mut brute = Brute { evidence, weighing, able, free: Vec::new(), sums };
        let hands = PerSeat::from_fn(evidence.seats(), |seat| evidence.hands[seat].unwrap_or_default());
        for file in Triple::all() {
            let wrong = evidence.events.iter().any(|event| event.seen == Seen::NotTheCase(file));
            if !wrong && file.cards().and(known).is_empty() {
                brute.free = Set::full().minus(known).minus(file.cards()).iter().collect();
                // Dead ends are met early when the cards with the fewest places go first.
                brute.free.sort_by_key(|card| brute.able[card.index()].len());
                brute.deal(0, hands, file);
            }
        }
        brute.sums
    }

    /// The next free card goes to everybody who may have it.
    fn deal(&mut self, nth: usize, hands: PerSeat<Cards>, file: Triple) {
        let Some(&card) = self.free.get(nth) else { return self.add(&hands, file) };
        for place in 0..self.able[card.index()].len() {
            let seat = self.able[card.index()][place];
            if hands[seat].len() < hand_size(hands.seats()) {
                let mut more = hands;
                more[seat].add(card);
                self.deal(nth + 1, more, file);
            }
        }
    }

    fn add(&mut self, hands: &PerSeat<Cards>, file: Triple) {
        let mut weight = 1.0;
        for event in &self.evidence.events {
            if let Seen::Showed { by, triple, card } = event.seen {
                let fitting = hands[by].and(triple.cards());
                if fitting.is_empty() || card.is_some_and(|card| !hands[by].has(card)) {
                    return;
                }
                let mine = self.evidence.hands[by].is_some();
                if card.is_some() && !mine && self.weighing == Weighing::ByChoice {
                    weight /= f64::from(fitting.len() as u32);
                }
            }
        }
        self.sums.total += weight;
        self.sums.cases[file.index()] += weight;
        for (seat, hand) in hands.each() {
            hand.iter().for_each(|card| self.sums.held[card.index()][seat.index()] += weight);
        }
        file.cards().iter().for_each(|card| self.sums.held[card.index()][6] += weight);
    }
}

/// `IRRGARTEN_CASE_POSITIONS=10000` asks for a campaign.
fn positions() -> u64 {
    std::env::var("IRRGARTEN_CASE_POSITIONS").map_or(24, |number| number.parse().unwrap())
}

#[test]
fn odds_and_facts_equal_counting_every_deal() {
    let mut thinker = Thinker::new();
    let mut counted = 0.0;
    for number in 0..positions() {
        let mut dice = SearchRng::new(number);
        let seats = 2 + (number % 4) as u8;
        let mut quiz = Quiz::deal(seats, &mut dice);
        // Late enough that all deals can be gone through one by one: so many at most, and often far fewer.
        let most = [100.0, 1000.0, 10.0, 4000.0][(number / 4 % 4) as usize];
        quiz.round(&mut dice);
        while thinker.odds(&quiz.evidence, Weighing::Even, &|| false).is_ok_and(|odds| odds.deals() > most) {
            quiz.question(&mut dice);
        }
        for weighing in [Weighing::Even, Weighing::ByChoice] {
            let wanted = Brute::count(&quiz.evidence, weighing);
            let found = thinker.odds(&quiz.evidence, weighing, &|| false).unwrap_or_else(|bad| {
                panic!("position {number}, {weighing:?}: {bad:?} with {:?}", quiz.evidence)
            });
            compare(&quiz, &wanted, &found, number);
            if weighing == Weighing::Even {
                assert!((found.deals() - wanted.total).abs() < 1e-6, "position {number}: deals");
                counted += wanted.total;
            }
        }
    }
    println!("{} positions, {counted} deals one by one", positions());
}

fn compare(quiz: &Quiz, wanted: &Sums, found: &case::reason::Posterior, number: u64) {
    let near = |one: f64, two: f64, what: &str| {
        assert!((one - two).abs() < 1e-9, "position {number}: {what} is {one} instead of {two}");
    };
    let facts = Facts::of(&quiz.evidence).unwrap();
    for triple in Triple::all() {
        near(found.case(triple), wanted.cases[triple.index()] / wanted.total, &triple.to_string());
    }
    for card in Card::all() {
        let seats = Seat::all(quiz.hands.seats()).map(Holder::Seat);
        let mut sum = 0.0;
        for (holder, column) in seats.map(|holder| (holder, column(holder))).chain([(Holder::File, 6)]) {
            let share = wanted.held[card.index()][column] / wanted.total;
            near(found.odds(holder, card), share, &format!("{card} at {holder:?}"));
            assert_eq!(facts.possible(holder, card), share > 0.0, "position {number}: {card} at {holder:?}");
            assert_eq!(
                facts.certain(holder, card),
                share > 1.0 - 1e-12,
                "position {number}: {card} at {holder:?}"
            );
            sum += found.odds(holder, card);
        }
        near(sum, if quiz.evidence.open.has(card) { 0.0 } else { 1.0 }, &format!("all of {card}"));
    }
}

fn column(holder: Holder) -> usize {
    match holder {
        Holder::Seat(seat) => seat.index(),
        Holder::File => 6,
    }
}
