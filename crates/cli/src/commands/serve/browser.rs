//! Opens a page in the browser on this machine, if there is one.

use std::env;
use std::process::{Command, Stdio};

/// Asks the desktop to open an address. If there is none, the address has been printed already.
pub(super) fn open(address: &str) {
    let Some(mut command) = desktop() else { return };
    let quiet = command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = quiet.spawn() {
        // A child process must be waited for, in a thread of its own.
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
