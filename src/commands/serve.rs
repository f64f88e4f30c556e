//! `paiju serve`: the pages in a browser, until Ctrl-C.

use std::io::{self, ErrorKind, Write};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

use clap::Args;
use paiju_web::Site;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::interrupt::Interrupted;
use crate::number::whole;
use crate::output::{Answer, Complaint};

/// Show paiju in a browser
///
/// Replay a game, find out why an output is wrong, look into a hand, lay out bombs, read the rules: on pages that this
/// computer serves to itself. Nothing is sent anywhere, no program is run. Ctrl-C ends it.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju serve --open
  paiju serve --port 0")]
pub(crate) struct Arguments {
    /// The port; 0 is any that is free
    #[arg(long, default_value_t = 7147, value_parser = whole::<u16>(0..=65_535))]
    port: u16,
    /// The address to listen at; others than this computer's own open the pages to the network
    #[arg(long, default_value = "127.0.0.1")]
    host: IpAddr,
    /// Open the first page in the browser
    #[arg(long)]
    open: bool,
}

/// How long a request may take.
const TIME_LIMIT: Duration = Duration::from_secs(10);

/// How long the end waits for requests that are being answered.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often it looks whether it is to end.
const GLANCE: Duration = Duration::from_millis(100);

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let runtime = Runtime::new();
    let runtime = runtime.map_err(|error| Complaint::new(format_args!("cannot start the server: {error}")))?;
    let interrupted = Interrupted::watch()?;
    let served = runtime.block_on(serve(arguments, &interrupted));
    runtime.shutdown_timeout(PATIENCE);
    served.map(|()| Answer::default())
}

async fn serve(arguments: &Arguments, interrupted: &Interrupted) -> Result<(), Complaint> {
    let Arguments { port, host, open } = *arguments;
    let listener = TcpListener::bind((host, port)).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => Complaint::new(format_args!(
            "port {port} is taken: perhaps paiju is at http://{host}:{port} already; otherwise choose another with \
             --port, or `--port 0` for any that is free"
        )),
        _ => Complaint::new(format_args!("cannot listen at {host}, port {port}: {error}")),
    })?;
    let address = listener.local_addr().map_err(|error| Complaint::new(format_args!("cannot listen: {error}")))?;
    let url = format!("http://{address}");
    // Said at once, not at the end: somebody waits for it. If nobody listens, the pages are served all the same.
    let _ = writeln!(io::stdout(), "paiju is at {url} (Ctrl-C ends it)");
    if open && let Err(error) = open::that_detached(&url) {
        let _ = writeln!(io::stderr(), "warning: cannot open a browser: {error}");
    }
    let site = Site {
        local_only: host.is_loopback(),
        time_limit: TIME_LIMIT,
        places: thread::available_parallelism().map_or(1, usize::from),
        log: Arc::new(|line| {
            let _ = writeln!(io::stderr(), "{line}");
        }),
    };
    let interrupted = || {
        let flag = interrupted.flag();
        async move {
            while !flag.load(Ordering::Relaxed) {
                tokio::time::sleep(GLANCE).await;
            }
        }
    };
    tokio::select! {
        served = paiju_web::serve(listener, &site, interrupted()) => {
            served.map_err(|error| Complaint::new(format_args!("the server ended: {error}")))
        }
        // Connections that stay open do not keep it from ending.
        () = async { interrupted().await; tokio::time::sleep(PATIENCE).await } => Ok(()),
    }
}
