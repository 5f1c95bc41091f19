//! The functions of the module for browsers: text in, text out.
//!
//! The page writes a message into the memory that [`room`] gives it, calls [`tab`] or [`thinker`], and reads as many bytes
//! as that says from where [`answer`] says. One instance of the module is a tab or a thinker.

#![expect(
    unsafe_code,
    reason = "the names of functions that the page calls, and the clock it lends, cannot be checked"
)]

use std::cell::RefCell;

use irrgarten_catalogue::games;

use crate::{Tab, Thinker};

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    /// The page's clock, in milliseconds.
    safe fn now() -> f64;
}

struct Module {
    message: Vec<u8>,
    answer: Vec<u8>,
    tab: Option<Tab>,
    thinker: Option<Thinker>,
}

thread_local! {
    static MODULE: RefCell<Module> =
        const { RefCell::new(Module { message: Vec::new(), answer: Vec::new(), tab: None, thinker: None }) };
}

/// Room for a message of this many bytes.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    MODULE.with_borrow_mut(|module| {
        module.message.clear();
        module.message.resize(length, 0);
        module.message.as_mut_ptr()
    })
}

/// Hands the message to the tab. Returns the length of its response; 0 if the message was none.
#[unsafe(no_mangle)]
extern "C" fn tab() -> usize {
    MODULE.with_borrow_mut(|module| {
        let Module { message, answer, tab, .. } = module;
        let tab = tab.get_or_insert_with(|| Tab::new(games()));
        let response = serde_json::from_slice(message).ok().map(|input| tab.handle(input));
        *answer = response.and_then(|response| serde_json::to_vec(&response).ok()).unwrap_or_default();
        answer.len()
    })
}

/// Hands the message to the thinker. Returns the length of its answer; 0 if the message was none.
#[unsafe(no_mangle)]
extern "C" fn thinker() -> usize {
    MODULE.with_borrow_mut(|module| {
        let Module { message, answer, thinker, .. } = module;
        let thinker = thinker.get_or_insert_with(|| Thinker::new(games(), || now()));
        let thought = serde_json::from_slice(message).ok().map(|task| thinker.handle(task));
        *answer = thought.and_then(|thought| serde_json::to_vec(&thought).ok()).unwrap_or_default();
        answer.len()
    })
}

/// Where the last answer lies.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    MODULE.with_borrow(|module| module.answer.as_ptr())
}
