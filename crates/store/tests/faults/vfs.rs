//! The layer between SQLite and its files, put in front of the system's own.
//!
//! Everything is passed on to the system's layer; writes, truncations and syncs of files on a [`Disk`] are reported
//! to it first.

#![allow(unsafe_code, reason = "SQLite is a C library and calls these functions with raw pointers")]

use std::ffi::{CStr, OsStr, c_char, c_int, c_void};
use std::mem::MaybeUninit;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::{Arc, Once};

use rusqlite::ffi::{self, sqlite3_file, sqlite3_int64, sqlite3_io_methods, sqlite3_vfs};

use crate::disk::Disk;

/// An open file as SQLite sees it. The system's own file follows it in the same memory.
#[repr(C)]
struct Layered {
    base: sqlite3_file,
    watched: Option<Box<Watched>>,
}

struct Watched {
    disk: Arc<Disk>,
    name: String,
}

/// Makes the layer the default for everything SQLite opens in this process.
pub(crate) fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: the default layer exists for the life of the process, and so does the leaked copy of it,
        // which differs only in its name, the size of its files and how they are opened.
        unsafe {
            ffi::sqlite3_initialize();
            let system = ffi::sqlite3_vfs_find(std::ptr::null());
            let mut layer: sqlite3_vfs = MaybeUninit::zeroed().assume_init();
            std::ptr::copy_nonoverlapping(system, &raw mut layer, 1);
            layer.zName = c"faulty".as_ptr();
            layer.pNext = std::ptr::null_mut();
            layer.szOsFile += size_of::<Layered>() as c_int;
            layer.pAppData = system.cast::<c_void>();
            layer.xOpen = Some(open);
            layer.xDelete = Some(delete);
            layer.xAccess = Some(access);
            layer.xFullPathname = Some(full_pathname);
            ffi::sqlite3_vfs_register(Box::into_raw(Box::new(layer)), 1);
        }
    });
}

static METHODS: sqlite3_io_methods = sqlite3_io_methods {
    // Version 2 has the shared memory a log needs and no mapping of the file itself.
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};

/// The system's file behind ours.
unsafe fn real(file: *mut sqlite3_file) -> *mut sqlite3_file {
    // SAFETY: SQLite allocated `szOsFile` bytes, which is both files one after the other.
    unsafe { file.cast::<Layered>().add(1).cast() }
}

unsafe fn watched<'a>(file: *mut sqlite3_file) -> Option<&'a Watched> {
    // SAFETY: `open` has initialised the file before SQLite calls any method on it.
    unsafe { (*file.cast::<Layered>()).watched.as_deref() }
}

/// Calls a method of the system's file.
macro_rules! pass_on {
    ($file:ident . $method:ident ( $($argument:expr),* )) => {{
        // SAFETY: the arguments come from SQLite, which keeps the rules for them.
        unsafe {
            let real = real($file);
            (*(*real).pMethods).$method.map_or(ffi::SQLITE_ERROR, |method| method(real, $($argument),*))
        }
    }};
}

unsafe extern "C" fn open(
    layer: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    // SAFETY: the layer was made by `install`; name and file come from SQLite.
    unsafe {
        let system = (*layer).pAppData.cast::<sqlite3_vfs>();
        let watched =
            (!name.is_null()).then(|| Path::new(OsStr::from_bytes(CStr::from_ptr(name).to_bytes())));
        let watched = watched.and_then(Disk::of).map(|(disk, name)| Box::new(Watched { disk, name }));
        let base = sqlite3_file { pMethods: std::ptr::null() };
        file.cast::<Layered>().write(Layered { base, watched });
        let code = (*system)
            .xOpen
            .map_or(ffi::SQLITE_ERROR, |xopen| xopen(system, name, real(file), flags, out_flags));
        if code == ffi::SQLITE_OK {
            (*file).pMethods = &raw const METHODS;
        } else {
            std::ptr::drop_in_place(file.cast::<Layered>());
            (*file).pMethods = std::ptr::null();
        }
        code
    }
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    let code = pass_on!(file.xClose());
    // SAFETY: SQLite does not touch the file after closing it.
    unsafe { std::ptr::drop_in_place(file.cast::<Layered>()) };
    code
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    bytes: *const c_void,
    length: c_int,
    offset: sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite gives `length` readable bytes.
    let (watched, content) =
        unsafe { (watched(file), std::slice::from_raw_parts(bytes.cast::<u8>(), length as usize)) };
    if let Some(watched) = watched
        && let Err(code) = watched.disk.write(&watched.name, offset as usize, content)
    {
        return code;
    }
    pass_on!(file.xWrite(bytes, length, offset))
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, length: sqlite3_int64) -> c_int {
    // SAFETY: the file is open.
    if let Some(watched) = unsafe { watched(file) } {
        watched.disk.truncate(&watched.name, length as usize);
    }
    pass_on!(file.xTruncate(length))
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: the file is open.
    if let Some(watched) = unsafe { watched(file) }
        && let Err(code) = watched.disk.sync(&watched.name)
    {
        return code;
    }
    pass_on!(file.xSync(flags))
}

unsafe extern "C" fn read(
    file: *mut sqlite3_file,
    bytes: *mut c_void,
    length: c_int,
    offset: sqlite3_int64,
) -> c_int {
    pass_on!(file.xRead(bytes, length, offset))
}

unsafe extern "C" fn file_size(file: *mut sqlite3_file, size: *mut sqlite3_int64) -> c_int {
    pass_on!(file.xFileSize(size))
}

unsafe extern "C" fn lock(file: *mut sqlite3_file, level: c_int) -> c_int {
    pass_on!(file.xLock(level))
}

unsafe extern "C" fn unlock(file: *mut sqlite3_file, level: c_int) -> c_int {
    pass_on!(file.xUnlock(level))
}

unsafe extern "C" fn check_reserved_lock(file: *mut sqlite3_file, out: *mut c_int) -> c_int {
    pass_on!(file.xCheckReservedLock(out))
}

unsafe extern "C" fn file_control(file: *mut sqlite3_file, operation: c_int, argument: *mut c_void) -> c_int {
    pass_on!(file.xFileControl(operation, argument))
}

unsafe extern "C" fn sector_size(file: *mut sqlite3_file) -> c_int {
    pass_on!(file.xSectorSize())
}

/// Claims nothing: the system's answer may allow SQLite to leave out work a real disk needs.
unsafe extern "C" fn device_characteristics(_: *mut sqlite3_file) -> c_int {
    0
}

unsafe extern "C" fn shm_map(
    file: *mut sqlite3_file,
    page: c_int,
    size: c_int,
    extend: c_int,
    out: *mut *mut c_void,
) -> c_int {
    pass_on!(file.xShmMap(page, size, extend, out))
}

unsafe extern "C" fn shm_lock(file: *mut sqlite3_file, offset: c_int, count: c_int, flags: c_int) -> c_int {
    pass_on!(file.xShmLock(offset, count, flags))
}

unsafe extern "C" fn shm_barrier(file: *mut sqlite3_file) {
    // SAFETY: the file is open.
    unsafe {
        let real = real(file);
        if let Some(barrier) = (*(*real).pMethods).xShmBarrier {
            barrier(real);
        }
    }
}

unsafe extern "C" fn shm_unmap(file: *mut sqlite3_file, delete: c_int) -> c_int {
    pass_on!(file.xShmUnmap(delete))
}

unsafe extern "C" fn delete(layer: *mut sqlite3_vfs, name: *const c_char, sync_folder: c_int) -> c_int {
    // SAFETY: the layer was made by `install`; the rest comes from SQLite.
    unsafe {
        let system = (*layer).pAppData.cast::<sqlite3_vfs>();
        (*system).xDelete.map_or(ffi::SQLITE_ERROR, |method| method(system, name, sync_folder))
    }
}

unsafe extern "C" fn access(
    layer: *mut sqlite3_vfs,
    name: *const c_char,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: the layer was made by `install`; the rest comes from SQLite.
    unsafe {
        let system = (*layer).pAppData.cast::<sqlite3_vfs>();
        (*system).xAccess.map_or(ffi::SQLITE_ERROR, |method| method(system, name, flags, out))
    }
}

unsafe extern "C" fn full_pathname(
    layer: *mut sqlite3_vfs,
    name: *const c_char,
    length: c_int,
    out: *mut c_char,
) -> c_int {
    // SAFETY: the layer was made by `install`; the rest comes from SQLite.
    unsafe {
        let system = (*layer).pAppData.cast::<sqlite3_vfs>();
        (*system).xFullPathname.map_or(ffi::SQLITE_ERROR, |method| method(system, name, length, out))
    }
}
