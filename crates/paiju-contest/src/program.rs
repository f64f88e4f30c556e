//! Running somebody's program on an input, within limits, and leaving nothing of it behind.
//!
//! Only the tools that are asked to run a program (`stress`, `shrink`, `diagnose`) use this; nothing that serves others
//! does. It needs Unix; the limit of memory needs Linux.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read};
use std::os::fd::AsFd;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

use crate::language::{Language, say};

/// What is tried on inputs.
pub trait Contestant: Sync {
    /// Gives it an input. `file` may be written to.
    ///
    /// # Errors
    /// If it cannot be started, or is stopped, or the system fails.
    fn try_on(&self, input: &str, file: &Path) -> io::Result<Ran>;
}

/// A program and its arguments.
#[derive(Clone, Debug)]
pub struct Program {
    /// The program: a path, or a name to be looked up as a shell does.
    pub name: OsString,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// What it may use.
    pub limits: Limits,
    /// Once this is set, whatever runs is killed.
    pub stop: Arc<AtomicBool>,
}

/// What a program may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long it may run, on the clock.
    pub time: Duration,
    /// How many bytes of address space it may have.
    pub memory: Option<u64>,
    /// How many bytes it may print.
    pub output: usize,
}

/// How a program ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// By itself, with success.
    Normally,
    /// By itself, with another exit status, or by a signal.
    Crashed(ExitStatus),
    /// It was killed, for it had not ended within this time.
    TimeLimit(Duration),
    /// It was killed, for it printed more than so many bytes.
    OutputLimit(usize),
}

/// What became of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    /// How it ended.
    pub ended: Ended,
    /// What it printed; bytes that are no UTF-8 are U+FFFD.
    pub output: String,
}

impl Ended {
    /// In words, for a person; none if it ended normally.
    #[must_use]
    pub fn complaint(&self, language: Language) -> Option<String> {
        Some(match self {
            Self::Normally => return None,
            Self::Crashed(status) => match (status.code(), status.signal()) {
                (Some(code), _) => {
                    say!(language, "the program failed with exit status {code}", "程序出错，退出码为 {code}")
                }
                (None, Some(signal)) => {
                    say!(
                        language,
                        "the program crashed: it was ended by signal {signal}",
                        "程序崩溃：被信号 {signal} 终止"
                    )
                }
                (None, None) => say!(language, "the program crashed", "程序崩溃"),
            },
            Self::TimeLimit(time) => {
                say!(language, "the program did not end within {time:?}", "程序在 {time:?} 内没有结束")
            }
            Self::OutputLimit(bytes) => {
                say!(language, "the program printed more than {bytes} bytes", "程序的输出超过 {bytes} 字节")
            }
        })
    }
}

/// How long a look for the end of the program waits: output ends the wait at once, an end without output does not.
const PATIENCE: Duration = Duration::from_millis(5);

impl Contestant for Program {
    fn try_on(&self, input: &str, file: &Path) -> io::Result<Ran> {
        fs::write(file, input)?;
        self.run(file)
    }
}

impl Program {
    /// Runs it with the file as standard input. All that it has started is gone when this returns.
    ///
    /// # Errors
    /// If it cannot be started, or is stopped, or the system fails.
    pub fn run(&self, input: &Path) -> io::Result<Ran> {
        let limits = &self.limits;
        let mut child = Command::new(&self.name)
            .args(&self.arguments)
            .stdin(File::open(input)?)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()?;
        let watched = limit_memory(&child, limits).and_then(|()| watch(&mut child, limits, &self.stop));
        // The group still has its leader, dead or alive, so that no other group can have its number.
        let _ = kill_process_group(Pid::from_child(&child), Signal::KILL);
        let status = child.wait()?;
        let (output, stopped) = watched?;
        let ended = match stopped {
            Some(limit) => limit,
            None if status.success() => Ended::Normally,
            None => Ended::Crashed(status),
        };
        Ok(Ran { ended, output: String::from_utf8_lossy(&output).into_owned() })
    }
}

#[cfg(target_os = "linux")]
fn limit_memory(child: &Child, limits: &Limits) -> io::Result<()> {
    use rustix::process::{Resource, Rlimit, prlimit};
    if limits.memory.is_some() {
        let limit = Rlimit { current: limits.memory, maximum: limits.memory };
        prlimit(Some(Pid::from_child(child)), Resource::As, limit)?;
    }
    Ok(())
}

#[cfg(not(target_os = "linux"))]
fn limit_memory(_child: &Child, limits: &Limits) -> io::Result<()> {
    match limits.memory {
        None => Ok(()),
        Some(_) => Err(io::Error::other("memory can be limited on Linux only")),
    }
}

/// Reads what the child prints until it has ended, without reaping it; the limit that it broke, if any.
fn watch(child: &mut Child, limits: &Limits, stop: &AtomicBool) -> io::Result<(Vec<u8>, Option<Ended>)> {
    let start = Instant::now();
    let pid = Pid::from_child(child);
    let mut pipe = child.stdout.take();
    let mut output = Vec::new();
    loop {
        let wait = PATIENCE.min(limits.time.saturating_sub(start.elapsed()));
        match &mut pipe {
            Some(stdout) => {
                if read_some(stdout, &mut output, wait)? {
                    pipe = None;
                }
            }
            None => std::thread::sleep(wait.min(Duration::from_micros(200))),
        }
        if output.len() > limits.output {
            output.truncate(limits.output);
            return Ok((output, Some(Ended::OutputLimit(limits.output))));
        }
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        if waitid(WaitId::Pid(pid), options)?.is_some() {
            // What it has printed is in the pipe; what its children may still print is not waited for.
            while let Some(stdout) = &mut pipe
                && output.len() <= limits.output
                && is_readable(stdout, Duration::ZERO)?
                && !read_some(stdout, &mut output, Duration::ZERO)?
            {}
            return Ok((output, None));
        }
        if stop.load(Ordering::Relaxed) {
            return Err(io::Error::new(io::ErrorKind::Interrupted, "interrupted"));
        }
        if start.elapsed() >= limits.time {
            return Ok((output, Some(Ended::TimeLimit(limits.time))));
        }
    }
}

/// Reads what is there, or comes within `wait`; whether the pipe is closed.
fn read_some(stdout: &mut ChildStdout, output: &mut Vec<u8>, wait: Duration) -> io::Result<bool> {
    if !is_readable(stdout, wait)? {
        return Ok(false);
    }
    let mut buffer = [0; 1 << 16];
    let count = stdout.read(&mut buffer)?;
    output.extend_from_slice(&buffer[..count]);
    Ok(count == 0)
}

fn is_readable(stdout: &ChildStdout, wait: Duration) -> io::Result<bool> {
    let timeout = Timespec { tv_sec: wait.as_secs() as _, tv_nsec: wait.subsec_nanos().into() };
    let mut watched = [PollFd::from_borrowed_fd(stdout.as_fd(), PollFlags::IN)];
    match poll(&mut watched, Some(&timeout)) {
        Ok(ready) => Ok(ready > 0),
        Err(rustix::io::Errno::INTR) => Ok(false),
        Err(error) => Err(error.into()),
    }
}
