//! Every connection is an open file, and systems allow a process few of them unless it asks for more.

/// Asks for as many as the system lets this process have. Where it does not, the server serves as many as it can.
pub(super) fn allow_many() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

        let limit = getrlimit(Resource::Nofile);
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    }
}
