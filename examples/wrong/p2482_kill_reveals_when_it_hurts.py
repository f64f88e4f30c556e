"""Wrong on purpose: a kill reveals its user only when it hurts. It does as soon as it is used, also if it is dodged."""

import sys


class Pig:
    def __init__(self, role, hand):
        self.role, self.hand = role, hand
        self.hp, self.bow, self.alive, self.suspect = 4, False, True, False
        self.face = "loyal" if role == "MP" else None

    def side(self):
        return "rebel" if self.role == "FP" else "loyal"

    def reveal(self):
        self.face, self.suspect = self.side(), False

    def discard(self, card):
        if card not in self.hand:
            return False
        self.hand.remove(card)
        return True


class Over(Exception):
    """The game is over."""


class Game:
    def __init__(self, pigs, deck):
        self.pigs, self.deck = pigs, deck
        self.main = pigs[0]
        self.rebels = sum(pig.role == "FP" for pig in pigs)

    def after(self, pig):
        """The living pigs after this one, in the order of the turns."""
        place = self.pigs.index(pig)
        return [other for other in self.pigs[place + 1 :] + self.pigs[:place] if other.alive]

    def draw(self, pig, count):
        for _ in range(count):
            pig.hand.append(self.deck.pop(0) if len(self.deck) > 1 else self.deck[0])

    def hurt(self, pig, source):
        pig.hp -= 1
        if pig.hp > 0:
            return
        if pig.discard("P"):
            pig.hp = 1
            return
        pig.alive = False
        self.rebels -= pig.role == "FP"
        if pig is self.main or not self.rebels:
            raise Over("MP" if pig is not self.main else "FP")
        if pig.role == "FP":
            self.draw(source, 3)
        elif source is self.main:
            source.hand, source.bow = [], False

    def nullified(self, user, target):
        if target.face is None:
            return False
        helping, first, cancelled = target.face, user, False
        while True:
            asked = [first] * first.alive + self.after(first)
            player = next((pig for pig in asked if pig.side() == helping and "J" in pig.hand), None)
            if player is None:
                return cancelled
            player.discard("J")
            player.reveal()
            cancelled, first = not cancelled, player
            helping = "rebel" if helping == "loyal" else "loyal"

    def hostile(self, pig, other):
        if pig.role == "FP":
            return other.face == "loyal"
        return other.face == "rebel" or pig is self.main and other.suspect

    def challenged(self, pig):
        if pig.role == "FP":
            return self.main
        return next((other for other in self.after(pig) if self.hostile(pig, other)), None)

    def duel(self, user, target):
        user.reveal()
        if self.nullified(user, target):
            return
        asked, other = target, user
        while not (asked.role == "ZP" and other is self.main) and asked.discard("K"):
            asked, other = other, asked
        self.hurt(asked, other)

    def area(self, user, answer):
        for pig in self.after(user):
            if not pig.alive or self.nullified(user, pig) or pig.discard(answer):
                continue
            if pig is self.main and user.face is None:
                user.suspect = True
            self.hurt(pig, user)

    def kill(self, user, target):
        # Here is the mistake: the user should reveal itself before the target dodges.
        if not target.discard("D"):
            user.reveal()
            self.hurt(target, user)

    def play(self, pig, card, killed):
        """Plays the card if the pig can and wants to; whether it did."""
        target = self.challenged(pig) if card == "F" else self.after(pig)[0]
        wanted = (
            card in "NWZ"
            or (card == "P" and pig.hp < 4)
            or (card == "F" and target is not None)
            or (card == "K" and (not killed or pig.bow) and self.hostile(pig, target))
        )
        if not wanted:
            return False
        pig.discard(card)
        if card == "P":
            pig.hp += 1
        elif card == "Z":
            pig.bow = True
        elif card == "K":
            self.kill(pig, target)
        elif card == "F":
            self.duel(pig, target)
        else:
            self.area(pig, "K" if card == "N" else "D")
        return True

    def turn(self, pig):
        self.draw(pig, 2)
        killed = False
        while pig.alive:
            card = next((card for card in pig.hand if self.play(pig, card, killed)), None)
            if card is None:
                break
            killed |= card == "K"
        return self.after(pig)[0]


def main():
    words = sys.stdin.read().split()
    pigs, deck = int(words[0]), int(words[1])
    hands = words[2 : 2 + 5 * pigs]
    game = Game(
        [Pig(hands[place], hands[place + 1 : place + 5]) for place in range(0, len(hands), 5)],
        words[2 + 5 * pigs : 2 + 5 * pigs + deck],
    )
    pig = game.main
    try:
        while True:
            pig = game.turn(pig)
    except Over as over:
        print(over)
    for pig in game.pigs:
        print(" ".join(pig.hand) if pig.alive else "DEAD")


main()
