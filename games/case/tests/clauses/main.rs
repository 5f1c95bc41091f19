//! One test per clause of the rulebook, named after it.

#![allow(clippy::panic, clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod accusing;
mod answering;
mod ending;
mod moving;
mod setting_up;
mod suspecting;
mod table;

/// Three players with suspects 1, 3 and 5 at the start.
const START: &str = "case/1 135 1.5/1.14/6.1/6.18/16.6/16.13 ABCDFG - 1 T - | 2eF:3afBCD/16bcGH/45dAEI";

irrgarten_laws::clauses_have_tests!(case::Rules);
