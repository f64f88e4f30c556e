//! Guandan cards, hands and bombs: the exact maximum with an arrangement, and its expectation.
