//! Blocks made by several threads and written by one, in order.
//!
//! A block is given out only while few are under way, so memory does not grow with their number; what is written does not
//! depend on the number of threads.

use std::collections::BTreeMap;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use crate::Error;

/// Has each block made by one of the threads' makers, and writes the blocks in their order.
///
/// Once `stop` says so, no block is begun; those under way are finished and written as far as none is missing before.
pub(crate) fn in_order<T: Send, M: FnMut(u64) -> Result<T, Error>>(
    threads: usize,
    mut blocks: Range<u64>,
    maker: impl Fn() -> M + Sync,
    stop: impl Fn() -> bool + Sync,
    mut write: impl FnMut(T) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut next = blocks.start;
    let (give, given) = channel::<u64>();
    let (hand_in, made) = channel();
    let (given, stop) = (Mutex::new(given), &stop);
    thread::scope(|scope| {
        for _ in 0..threads {
            let hand_in = hand_in.clone();
            let (maker, given) = (&maker, &given);
            scope.spawn(move || {
                let mut make = maker();
                while let Some(block) = take(given) {
                    if stop() {
                        return;
                    }
                    // A panic must reach the writer, who would wait for the block for ever.
                    let made = catch_unwind(AssertUnwindSafe(|| make(block)));
                    let broken = |_| Err(Error::Game(format!("block {block} broke off: that is a defect in paiju")));
                    if hand_in.send((block, made.unwrap_or_else(broken))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(hand_in);
        // Two blocks a thread and one more are under way, so that nobody waits for the writer.
        let mut give = Some(give);
        let mut give_one = move || match blocks.next().filter(|_| !stop()) {
            Some(block) => {
                // If every thread has gone, what they handed in tells why.
                give.as_ref().map(|give| give.send(block));
            }
            None => give = None,
        };
        (0..=2 * threads).for_each(|_| give_one());
        let mut waiting = BTreeMap::new();
        while let Ok((block, made)) = made.recv() {
            waiting.insert(block, made?);
            while let Some(made) = waiting.remove(&next) {
                write(made)?;
                next += 1;
                give_one();
            }
        }
        Ok(())
    })
}

/// The next block to make; none if there are no more.
fn take(given: &Mutex<Receiver<u64>>) -> Option<u64> {
    given.lock().ok()?.recv().ok()
}
