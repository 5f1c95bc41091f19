//! A global allocator that counts, so that a playout can be held to its promise not to allocate.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    // Per thread: tests run side by side, and each counts only its own. Constant, so that reading it for the
    // first time does not allocate in turn.
    static COUNT: Cell<u64> = const { Cell::new(0) };
    static BYTES: Cell<i64> = const { Cell::new(0) };
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator with a counter per thread. [`laws!`](crate::laws!) installs it in the test binary.
pub struct Counting;

/// How often this thread has asked for memory, if [`Counting`] is installed.
pub(crate) fn count() -> u64 {
    COUNT.with(Cell::get)
}

/// Is the counter in this binary? Asks for a little memory to see whether it moves.
pub(crate) fn counted() -> bool {
    let before = count();
    drop(std::hint::black_box(Box::new(0u8)));
    count() > before
}

/// How many bytes this thread has asked for and not given back, if [`Counting`] is installed.
pub fn bytes_in_use() -> i64 {
    BYTES.with(Cell::get)
}

/// How many bytes this thread has ever asked for, if [`Counting`] is installed.
pub fn bytes_asked_for() -> u64 {
    ASKED.with(Cell::get)
}

fn add_one(bytes: usize) {
    // A thread that is going away may have dropped its counters: then nobody is counting.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
    let _ = BYTES.try_with(|in_use| in_use.set(in_use.get() + bytes as i64));
    let _ = ASKED.try_with(|asked| asked.set(asked.get() + bytes as u64));
}

fn give_back(bytes: usize) {
    let _ = BYTES.try_with(|in_use| in_use.set(in_use.get() - bytes as i64));
}

#[expect(unsafe_code, reason = "the trait is unsafe; every call is passed on to the system unchanged")]
// SAFETY: `System` keeps the allocator's promises, and nothing is done to its arguments or results.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        add_one(layout.size());
        // SAFETY: the caller's promise about the layout is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        give_back(layout.size());
        // SAFETY: the caller's promises about pointer and layout are passed on.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        give_back(layout.size());
        add_one(size);
        // SAFETY: the caller's promises about pointer, layout and size are passed on.
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        add_one(layout.size());
        // SAFETY: the caller's promise about the layout is passed on.
        unsafe { System.alloc_zeroed(layout) }
    }
}
