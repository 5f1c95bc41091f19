//! Shows a page in the browser of who sits at this machine, if there is one.

use std::env;
use std::process::{Command, Stdio};

/// Asks the desktop to open an address. Where there is none, the address has been told already, and that is enough.
pub(super) fn open(address: &str) {
    let Some(mut command) = desktop() else { return };
    let quiet = command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = quiet.spawn() {
        // Whoever has been started must be waited for, but nobody here waits.
        std::thread::spawn(move || child.wait());
    }
}

fn desktop() -> Option<Command> {
    if let Some(browser) = env::var_os("BROWSER").filter(|browser| !browser.is_empty()) {
        return Some(Command::new(browser));
    }
    if cfg!(target_os = "macos") {
        return Some(Command::new("open"));
    }
    if cfg!(windows) {
        let mut command = Command::new("rundll32");
        command.arg("url.dll,FileProtocolHandler");
        return Some(command);
    }
    let screen = ["DISPLAY", "WAYLAND_DISPLAY"].into_iter().any(|name| env::var_os(name).is_some());
    screen.then(|| Command::new("xdg-open"))
}
