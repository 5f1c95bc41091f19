//! What can be seen of a game in progress: as data, as text, as a picture.

use irrgarten_faces::{AnyView, GameError};
use irrgarten_game::{Language, Seat, Viewer};
use irrgarten_pixels::Pixels;
use numpy::{PyArray1, PyArray3, PyArrayMethods as _};
use pyo3::prelude::*;

use crate::errors::{OrRaise as _, wrong};
use crate::state::State;

/// A language by its code.
pub(crate) fn language(py: Python<'_>, code: &str) -> PyResult<Language> {
    let found = Language::ALL.into_iter().find(|language| language.code() == code);
    found.ok_or_else(|| {
        let all = Language::ALL.map(Language::code).join(", ");
        wrong(py, "bad_request", format!("{code:?} is no language: expected one of {all}"))
    })
}

/// JSON as Python's own values.
pub(crate) fn values<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json,))
}

impl State {
    /// A player sees what its seat sees; nobody in particular sees what everybody sees.
    pub(crate) fn viewer(&self, py: Python<'_>, player: Option<i64>) -> PyResult<Viewer> {
        match player {
            Some(_) => self.seat(py, player).map(Viewer::Seat),
            None => Ok(self.seat(py, None).map_or(Viewer::Public, Viewer::Seat)),
        }
    }

    /// What this player sees; without one everything, secrets included.
    fn seen<T>(
        &self,
        py: Python<'_>,
        player: Option<i64>,
        question: impl FnOnce(&dyn AnyView) -> T,
    ) -> PyResult<T> {
        let viewer = player.map(|_| self.viewer(py, player)).transpose()?;
        let answer = self.ask(|face| match viewer {
            Some(viewer) => question(&*face.seen_by(viewer)),
            None => question(&*face.laid_open()),
        });
        answer.or_raise(py)
    }
}

#[pymethods]
impl State {
    /// What this player sees, as a dictionary (seats count from 1 in it). Without a player it has all secrets.
    #[pyo3(signature = (player = None))]
    fn view<'py>(&self, py: Python<'py>, player: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let json = self.seen(py, player, |view| view.json().get().to_owned())?;
        values(py, &json)
    }

    /// What this player sees now, in one line of notation.
    #[pyo3(signature = (player = None))]
    fn observation_string(&self, py: Python<'_>, player: Option<i64>) -> PyResult<String> {
        let viewer = self.viewer(py, player)?;
        self.ask(|face| face.seen_by(viewer).text()).or_raise(py)
    }

    /// Everything this player has seen: the position at the start, every action and draw, and the position now.
    #[pyo3(signature = (player = None))]
    fn information_state_string(&self, py: Python<'_>, player: Option<i64>) -> PyResult<String> {
        let viewer = self.viewer(py, player)?;
        let all = || {
            let mut face = self.beginning()?;
            let mut seen = vec![face.seen_by(viewer).text()];
            for ply in self.run().since(0) {
                let happening = face.play(&ply)?;
                let who = happening.seat.map_or(0, Seat::number);
                seen.push(format!("{who} {}", happening.redacted_for(viewer)));
            }
            seen.push(face.seen_by(viewer).text());
            Ok::<_, GameError>(seen.join("\n"))
        };
        all().or_raise(py)
    }

    /// A picture in letters of what this player sees; without one of everything.
    #[pyo3(signature = (player = None, language = "en"))]
    fn text(&self, py: Python<'_>, player: Option<i64>, language: &str) -> PyResult<String> {
        let language = self::language(py, language)?;
        self.seen(py, player, |view| view.art(language))
    }

    /// A picture as SVG of what this player sees; without one of everything.
    #[pyo3(signature = (player = None, language = "en"))]
    fn svg(&self, py: Python<'_>, player: Option<i64>, language: &str) -> PyResult<String> {
        let language = self::language(py, language)?;
        self.seen(py, player, |view| view.svg(language))
    }

    /// A picture as an array of rows, columns and colours, this many pixels wide.
    #[pyo3(signature = (player = None, width = 600))]
    fn rgb<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        width: u16,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let pixels = self.pixels(py, player, width)?;
        PyArray1::from_vec(py, pixels.rgb()).reshape([pixels.height(), pixels.width(), 3])
    }

    /// A picture as a PNG file, this many pixels wide.
    #[pyo3(signature = (player = None, width = 600))]
    fn png<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        width: u16,
    ) -> PyResult<Bound<'py, pyo3::types::PyBytes>> {
        let bytes = self.pixels(py, player, width)?.png();
        let bytes = bytes.map_err(GameError::Io).or_raise(py)?;
        Ok(pyo3::types::PyBytes::new(py, &bytes))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None, "en")
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.text(py, None, "en")
    }
}

impl State {
    fn pixels(&self, py: Python<'_>, player: Option<i64>, width: u16) -> PyResult<Pixels> {
        if !(16..=8192).contains(&width) {
            return Err(wrong(py, "bad_request", format!("{width} pixels: expected 16 to 8192")));
        }
        let svg = self.svg(py, player, "en")?;
        py.detach(|| Pixels::of(&svg, width)).map_err(GameError::Io).or_raise(py)
    }
}
