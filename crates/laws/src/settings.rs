//! The settings a game offers are the settings it has, and the laws play them all.

use irrgarten_game::{Setting, Settings};

use crate::words::mode_name;
use crate::{Effort, Lawful, OptionsOf, Report, Violation};

/// Every listed value can be set and read back, nothing else can, the first is the default, and each word is
/// played in one of the modes.
pub fn settings_are_what_they_say<L: Lawful>(_: Effort) -> Result<Report, Violation> {
    const LAW: &str = "settings_are_what_they_say";
    let modes = L::modes();
    let verdict = OptionsOf::<L>::LIST
        .iter()
        .try_for_each(|setting| says_what_it_is(setting, &modes))
        .and_then(|()| modes.iter().try_for_each(|&mode| can_be_read_back(mode)))
        .and_then(|()| {
            let usual = modes.contains(&OptionsOf::<L>::default());
            usual.then_some(()).ok_or("the default is none of the modes the laws play".to_owned())
        });
    verdict.map_err(|problem| Violation::general::<L::Game>(LAW, problem))?;
    Ok(Report::new::<L::Game>(LAW).noting(format!("{} modes", modes.len())))
}

fn says_what_it_is<O: Settings>(setting: &Setting, modes: &[O]) -> Result<(), String> {
    let Setting { key, values, .. } = *setting;
    let (words, range) = (values.words(), values.numbers());
    let default = O::default().get(key);
    if let Some(first) = words.first()
        && default.as_deref() != Some(first)
    {
        return Err(format!("{key} is {default:?} by default, not {first}, the first in the list"));
    }
    for word in words {
        takes::<O>(key, word)?;
        if !modes.iter().any(|mode| mode.get(key).as_deref() == Some(word)) {
            return Err(format!("{key}={word} is in none of the modes the laws play"));
        }
    }
    let mut wrong = vec!["no such value".to_owned(), String::new()];
    if let Some((low, high)) = range {
        takes::<O>(key, &low.to_string())?;
        takes::<O>(key, &high.to_string())?;
        wrong.extend([(i32::from(low) - 1).to_string(), (i32::from(high) + 1).to_string()]);
    }
    match wrong.iter().find(|value| O::default().set(key, value).is_some()) {
        Some(value) => Err(format!("{key} can be set to {value:?}, which is not in the list")),
        None => Ok(()),
    }
}

fn takes<O: Settings>(key: &str, value: &str) -> Result<(), String> {
    let mut options = O::default();
    options.change(key, value).map_err(|bad| format!("{key}={value} is listed, but refused: {bad}"))?;
    match options.get(key) {
        Some(read) if read == value => Ok(()),
        read => Err(format!("{key} is set to {value} and read back as {read:?}")),
    }
}

fn can_be_read_back<O: Settings>(mode: O) -> Result<(), String> {
    let mut read = O::default();
    for (key, value) in mode.changed() {
        read.change(key, &value).map_err(|bad| format!("{key}={value}: {bad}"))?;
    }
    if read == mode {
        return Ok(());
    }
    Err(format!("mode {} is read back as {}", mode_name(mode, "=", " "), mode_name(read, "=", " ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A dial from 1 to 5 or `auto`, with one of three faults.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    struct Dial<const FAULT: u8>(u16);

    impl<const FAULT: u8> Settings for Dial<FAULT> {
        const LIST: &'static [Setting] = &[Setting::number("dial", &["auto"], 1, 5)];

        fn get(&self, key: &str) -> Option<String> {
            let shown = if FAULT == 1 { self.0 / 2 } else { self.0 };
            (key == "dial").then(|| if self.0 == 0 { "auto".to_owned() } else { shown.to_string() })
        }

        fn set(&mut self, key: &str, value: &str) -> Option<()> {
            let most = if FAULT == 2 { 6 } else { 5 };
            let number = value.parse().ok().filter(|number| (1..=most).contains(number));
            self.0 = if value == "auto" && FAULT != 3 { 0 } else { number? };
            (key == "dial").then_some(())
        }
    }

    fn verdict<const FAULT: u8>(modes: &[Dial<FAULT>]) -> Result<(), String> {
        Dial::<FAULT>::LIST.iter().try_for_each(|setting| says_what_it_is(setting, modes))
    }

    #[test]
    fn a_sound_setting_passes_and_a_faulty_one_does_not() {
        assert_eq!(verdict::<0>(&[Dial(0)]), Ok(()));
        assert!(verdict::<0>(&[Dial(1)]).unwrap_err().contains("in none of the modes"));
        assert!(verdict::<1>(&[Dial(0)]).unwrap_err().contains("read back"));
        assert!(verdict::<2>(&[Dial(0)]).unwrap_err().contains("not in the list"));
        assert!(verdict::<3>(&[Dial(0)]).unwrap_err().contains("refused"));
        assert_eq!(can_be_read_back(Dial::<0>(3)), Ok(()));
        assert!(can_be_read_back(Dial::<1>(3)).is_err());
    }
}
