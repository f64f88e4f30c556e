//! paiju in a browser: the pages of `paiju serve` and the JSON interface under `/api/v1` that they use.
//!
//! Everything is inside the binary: pages are made by the server ([maud](https://maud.lambda.xyz)), style and scripts are
//! files of `assets/`, tiles and cards are drawn by [`paiju_art`]. No page asks another host for anything, no request runs a
//! program, no request reads a file.
//!
//! # Where a request goes
//!
//! ```text
//! request ─▶ guard (host, method, time, size, panics, headers) ─▶ pages/*  ─▶ layout   a page
//!                                                              └▶ api/*   ─▶ work     an answer as JSON
//! refusals of all of them ─▶ guard: a page, or JSON under /api, with the same words as the command line
//! ```
//!
//! # Adding a page
//!
//! A page is a file of `pages/` with its routes, its handler and its markup, and an ES module of the same name in
//! `assets/`:
//!
//! 1. `pages/table.rs` has `pub(crate) fn routes() -> Router<App>` and a handler that takes a
//!    `Visitor` and returns `layout::page(…)`; words go through `paiju_contest::say!`, both languages
//!    side by side.
//! 2. `pages/mod.rs` merges the routes and, if the page stands in the navigation, lists it in `PLACES`.
//! 3. `assets/table.js` is listed in `assets.rs` and named by the page's `scripts`; what it shows it asks of the API with
//!    `get` and `post` of `assets/paiju.js`, and keeps it in the address: what is short in the query, texts in the fragment
//!    (`assets/link.js`). It holds no words: those stand in the page (labels, `<template>`s) or in the answer.
//!    No markup of its own has `style` or `on…` attributes: the content-security policy forbids them.
//! 4. `tests/browser/` visits the page.
//!
//! # Adding a question to the API
//!
//! A question is a file of `api/` with a type that implements `Question`: its parameters, its answer, the pure
//! function between them. It is listed once, in `api/mod.rs`; route, limits, error answers and the OpenAPI document follow
//! from its types.

mod api;
mod art;
mod assets;
mod guard;
mod layout;
mod pages;
mod refusal;
mod replay;
mod server;
mod visitor;
mod work;

pub(crate) use refusal::Refusal;
pub use server::{Site, router, serve};
