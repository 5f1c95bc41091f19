//! One test for every clause of the rulebook, named after it.

mod drawing;
mod placing;
mod setting_up;
mod table;
mod taking;
mod ways;
