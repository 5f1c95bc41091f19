//! Irrgarten in Python, as far as it is written in Rust: `python/irrgarten` builds on it.

mod batch;
mod errors;
mod game;
mod player;
mod state;
mod views;

use pyo3::prelude::*;

/// The part of `irrgarten` that is written in Rust.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("Error", py.get_type::<errors::Error>())?;
    module.add("Refused", py.get_type::<errors::Refused>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<state::State>()?;
    module.add_class::<player::Player>()?;
    module.add_class::<batch::Batch>()?;
    module.add_function(wrap_pyfunction!(game::load_game, module)?)?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(state::deserialize, module)?)?;
    module.add_function(wrap_pyfunction!(state::read_record, module)?)?;
    module.add_function(wrap_pyfunction!(player::player, module)?)?;
    module.add_function(wrap_pyfunction!(player::players, module)?)?;
    module.add_function(wrap_pyfunction!(player::solvers, module)?)?;
    module.add_function(wrap_pyfunction!(player::solve, module)?)?;
    Ok(())
}
