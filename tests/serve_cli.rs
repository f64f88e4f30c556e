//! `paiju serve` as a person starts and ends it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running server and its address.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_paiju"))
            .args(["serve", "--port", "0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        Self { address: url.unwrap_or_else(|| panic!("no address: {line}")).parse().unwrap(), child }
    }

    /// What comes back for these bytes, until the server closes.
    fn send(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        stream.write_all(bytes).unwrap();
        let mut reply = Vec::new();
        // A server that cuts the line has answered as well.
        let _ = stream.read_to_end(&mut reply);
        String::from_utf8_lossy(&reply).into_owned()
    }

    fn get(&self, path: &str) -> String {
        self.send(format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").as_bytes())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_says_where_it_is_and_answers_there() {
    let server = Server::start();
    assert!(server.address.ip().is_loopback());
    let page = server.get("/");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("<h1>"), "{page}");
}

#[test]
fn bytes_that_are_no_request_do_not_bring_it_down() {
    let server = Server::start();
    for bytes in [
        &b"\x00\xff\xfe nonsense\r\n\r\n"[..],
        b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /../../Cargo.toml HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n{",
        b"GET http://example.com/ HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n",
    ] {
        let reply = server.send(bytes);
        assert!(reply.is_empty() || reply.starts_with("HTTP/1.1 4"), "{reply}");
    }
    assert!(server.get("/hand").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_port_that_is_taken_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let output =
        Command::new(env!("CARGO_BIN_EXE_paiju")).args(["serve", "--port", &port.to_string()]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains(&format!("port {port} is taken")) && complaint.contains("--port 0"), "{complaint}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_as_a_success() {
    let mut server = Server::start();
    assert!(server.get("/").starts_with("HTTP/1.1 200"));
    // A connection that stays open does not hold it up.
    let _idle = TcpStream::connect(server.address).unwrap();
    assert!(Command::new("kill").args(["-INT", &server.child.id().to_string()]).status().unwrap().success());
    let status = server.child.wait().unwrap();
    assert_eq!(status.code(), Some(0));
    let mut complaints = String::new();
    server.child.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
    assert_eq!(complaints, "");
}
