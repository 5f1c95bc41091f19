//! Every connection is an open file, and systems allow a process only a few unless it asks for more.

/// Asks for as many as the system allows this process. If that fails, the server serves as many as it can.
pub(super) fn allow_many() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

        let limit = getrlimit(Resource::Nofile);
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    }
}
