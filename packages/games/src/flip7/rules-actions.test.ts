import { expect, test } from 'vitest';
import { enacted, situations } from './rules.fixture.ts';

const immediate = situations(
  { options: { flipThreeActions: 'immediate' } },
  `
  [F-9] immediate: a Freeze inside a Flip Three is played as soon as it is flipped
    A+flip3 A>B B:5 B:freeze => next B >ABC, setAside none
  [F-9] immediate: then the Flip Three goes on
    A+flip3 A>B B:5 B:freeze B>C B:6 => next B +-, froze B>C
  [F-9] immediate: freezing the giver of the Flip Three stops nothing
    A+flip3 A>B B:5 B:freeze B>A B:6 => next B +-, froze B>A
  [F-9] immediate: a Freeze as the last of the three
    A+flip3 A>B B:5 B:6 B:freeze B>C => next B +-, froze B>C
  [F-9] immediate: an inner Flip Three comes before the rest of the outer one
    A+flip3 A>B B:5 B:flip3 B>C C:1 C:2 C:3 B:6 => next B +-, flipThreeGiven A>B B>C
  [F-9] immediate: an inner Flip Three as the last of the three
    A+flip3 A>B B:5 B:6 B:flip3 B>C C:1 C:2 C:3 => next B +-
  [F-9] immediate: an inner Flip Three for the giver of the outer one
    A+flip3 A>B B:flip3 B>A A:1 A:2 A:3 B:4 B:5 => next B +-
  [F-9] immediate: two Freezes in one Flip Three; the second has one target left and asks nobody
    A+flip3 A>B B:freeze B>A B:freeze B>C B:5 => next B +-, froze B>A B>C
  [F-9] immediate: with the others frozen the third Freeze is one's own
    A+flip3 A>B B:freeze B>A B:freeze B>C B:freeze => next B +, froze B>A B>C B>B
  [F-9] immediate: a Freeze and a Flip Three in one Flip Three, each in its turn
    A+flip3 A>B B:freeze B>C B:flip3 B>A A:1 A:2 A:3 B:4 => next B +-
  [F-9] immediate: a Freeze inside the inner Flip Three
    A+flip3 A>B B:flip3 B>C C:1 C:freeze C>A C:2 B:4 B:5 => next B +-, froze C>A
  [F-9] immediate: a Second Chance counts at once, also for the next card
    A+flip3 A>B B:5 B:second B:5 => next B +-, saved B:5
  [F-9] immediate: the last player in takes the inner Flip Three unasked
    A+5 B+6 C+7 A- B- C+flip3 C:flip3 C:1 C:2 C:3 C:8 C:9 => next C +-, flipThreeGiven C>C C>C
  [F-9] immediate: the last player in takes the inner Freeze unasked, and the round ends
    A+5 B+6 C+7 A- B- C+flip3 C:8 C:freeze => next B +, scores A:5 B:6 C:15, froze C>C

  [F-10] a bust stops the Flip Three
    A+5 B+flip3 B>A A:6 A:5 => next C +, busted A:5
  [F-10] a bust on the first card stops the Flip Three
    A+5 B+flip3 B>A A:5 => next C +, busted A:5
  [F-10] freezing oneself in the middle of a Flip Three stops it
    A+flip3 A>B B:5 B:freeze B>B => next C +, froze B>B
  [F-10] freezing oneself on the first card stops the Flip Three
    A+flip3 A>A A:freeze A>A => next B +, froze A>A
  [F-10] a freeze from an inner Flip Three stops the outer one, and the inner one goes on
    A+flip3 A>B B:flip3 B>C C:freeze C>B C:1 C:2 => next C +-, froze C>B
  [F-10] a freeze of the inner player stops the inner one, and the outer one goes on
    A+flip3 A>B B:flip3 B>C C:freeze C>C B:1 B:2 => next B +-, froze C>C
  [F-10] a frozen player keeps what the Flip Three brought
    A+flip3 A>B B:5 B:freeze B>B C+7 A+1 C- A- => scores A:1 B:5 C:7
  [F-10] a bust in the inner Flip Three stops both of the same player
    A+flip3 A>B B:5 B:flip3 B>B B:5 => next C +, busted B:5
  [F-10] freezing oneself in the inner Flip Three stops both
    A+flip3 A>B B:flip3 B>B B:1 B:freeze B>B => next C +, froze B>B
  [F-10] a seventh number stops the Flip Three at once
    A+flip3 A>A A:1 A:2 A:3 B+8 C+9 A+flip3 A>A A:4 A:5 A:6 B+10 C+11 A+flip3 A>A A:7
    => next B +, scores A:43 B:18 C:20, sevenNumbers A

  [F-16] whoever flips an action card inside a Flip Three chooses, not who gave the Flip Three
    A+flip3 A>C C:freeze => next C >ABC
  [F-16] a bust of the inner player leaves the outer Flip Three going
    A+5 B+flip3 B>B B:flip3 B>A A:5 B:1 B:2 => next C +, busted A:5
  [F-16] three deep, each for another player
    A+flip3 A>B B:flip3 B>C C:flip3 C>A A:1 A:2 A:3 C:4 C:5 B:6 B:7 => next B +-
  [F-16] three deep, all for one player: nine cards, three of them Flip Threes
    A+flip3 A>B B:flip3 B>B B:flip3 B>B B:1 B:2 B:3 B:4 B:5 B:+2 B:+4 => next B +-
  [F-16] an inner Flip Three as the last card of an inner Flip Three
    A+flip3 A>B B:1 B:2 B:flip3 B>C C:3 C:4 C:flip3 C>A A:5 A:6 A:7 => next B +-
  [F-16] an action card counts as one of the three
    A+flip3 A>A A:freeze A>B A:freeze A>C A:5 => next A +-
  [F-16] several pending on one player: the newest is finished first, then the older
    A+flip3 A>B B:1 B:flip3 B>C C:flip3 C>B B:2 B:3 B:4 C:5 C:6 B:+2 => next B +-
  [F-16] when a player busts, all their Flip Threes stop and those of others go on
    A+flip3 A>B B:flip3 B>C C:flip3 C>B B:12 B:12 C:5 C:6 => next C +-, busted B:12
  [F-16] when a player is frozen, all their Flip Threes stop and those of others go on
    A+flip3 A>B B:flip3 B>C C:flip3 C>B B:1 B:freeze B>B C:5 C:6 => next C +-, froze B>B
  [F-16] freezing the middle one of three: the outer one goes on
    A+flip3 A>B B:flip3 B>C C:flip3 C>A A:freeze A>C A:1 A:2 B:3 B:4 => next B +-, froze A>C
  [F-16] a saved duplicate in the inner Flip Three counts for the inner one only
    A+second B+flip3 B>B B:1 B:flip3 B>A A:5 A:5 A:6 B:2 => next C +, saved A:5
  [F-16] a Second Chance given away in the inner Flip Three counts for the inner one only
    A+second B+flip3 B>B B:1 B:flip3 B>A A:second A>C A:5 A:6 B:2 => next C +-
  [F-16] the turn passes from whoever drew the first card of it all
    A+5 B+6 C+flip3 C>A A:flip3 A>B B:1 B:2 B:3 A:7 A:8 => next A +-
`,
);

const deferred = situations(
  { options: { flipThreeActions: 'deferred' } },
  `
  [F-9] deferred: a Freeze is set aside until the three are flipped
    A+flip3 A>B B:freeze B:5 B:6 => next B >ABC, setAside B:freeze, froze none
  [F-9] deferred: then it is assigned and resolved
    A+flip3 A>B B:freeze B:5 B:6 B>C => next B +-, assigned B>C:freeze, froze B>C
  [F-9] deferred: set aside as the last of the three
    A+flip3 A>B B:5 B:6 B:freeze B>C => next B +-, setAside B:freeze, froze B>C
  [F-9] deferred: a Flip Three is set aside until the three are flipped
    A+flip3 A>B B:flip3 B:5 B:6 B>C C:1 C:2 C:3 => next B +-, setAside B:flip3, flipThreeGiven A>B B>C
  [F-9] deferred: all are assigned before the first is resolved
    A+flip3 A>B B:freeze B:flip3 B:5 B>C => next B >ABC, froze none
  [F-9] deferred: even to one already given a Freeze; resolved too late it is discarded
    A+flip3 A>B B:freeze B:flip3 B:5 B>C B>C => next B +-, froze B>C
  [F-9] deferred: two Freezes for one player, the second is discarded
    A+flip3 A>B B:freeze B:freeze B:5 B>C B>C => next B +-, froze B>C
  [F-9] deferred: resolved in the order flipped, three cards first, then frozen
    A+flip3 A>B B:flip3 B:freeze B:5 B>C B>C C:1 C:2 C:3 => next B +-, froze B>C
  [F-9] deferred: three actions in one Flip Three
    A+flip3 A>B B:freeze B:flip3 B:freeze B>A B>C B>C C:1 C:2 C:3 => next B +, froze B>A B>C
  [F-9] deferred: whoever freezes themselves has still assigned the rest
    A+flip3 A>B B:freeze B:flip3 B:5 B>B B>C C:1 C:2 C:3 => next C +-, froze B>B
  [F-9] deferred: whoever freezes themselves first flips no Flip Three of their own
    A+flip3 A>B B:freeze B:flip3 B:5 B>B B>B => next C +, froze B>B
  [F-9] deferred: a later bust of the assigner cancels nothing
    A+flip3 A>B B:flip3 B:freeze B:5 B>B B>A B:5 => next C +, busted B:5, froze B>A
  [F-9] deferred: a bust throws away what was set aside
    A+flip3 A>B B:freeze B:5 B:5 => next C +, busted B:5, froze none, assigned none
  [F-9] deferred: a bust throws away a Flip Three too
    A+flip3 A>B B:5 B:flip3 B:5 => next C +, busted B:5, flipThreeGiven A>B
  [F-9] deferred: what a resolved Flip Three sets aside is assigned before the older list goes on
    A+flip3 A>B B:flip3 B:freeze B:5 B>C B>A C:freeze C:1 C:2 => next C >ABC, froze none
  [F-9] deferred: and resolved before it; the older one comes too late
    A+flip3 A>B B:flip3 B:freeze B:5 B>C B>A C:freeze C:1 C:2 C>A => next B +-, froze C>A
  [F-9] deferred: and resolved before it; then the older one
    A+flip3 A>B B:flip3 B:freeze B:5 B>C B>A C:freeze C:1 C:2 C>B => next C +-, froze C>B B>A
  [F-9] deferred: what a resolved Flip Three set aside is thrown away on its bust, the older list is not
    A+flip3 A>B B:flip3 B:freeze B:5 B>C B>A C:freeze C:12 C:12 => next B +-, busted C:12, froze B>A
  [F-9] deferred: two Flip Threes for two players, one after the other
    A+flip3 A>B B:flip3 B:flip3 B:5 B>C B>A C:1 C:2 C:3 A:7 A:8 A:9 => next B +-
  [F-9] deferred: two Flip Threes for one player
    A+flip3 A>B B:flip3 B:flip3 B:5 B>C B>C C:1 C:2 C:3 C:+2 C:+4 C:+6 => next B +-
  [F-9] deferred: bust in the first of two, the second is discarded
    A+flip3 A>B B:flip3 B:flip3 B:5 B>C B>C C:12 C:12 => next B +-, busted C:12
  [F-9] deferred: one Flip Three sets the next aside, three in a row
    A+flip3 A>B B:flip3 B:1 B:2 B>C C:flip3 C:3 C:4 C>A A:5 A:6 A:7 => next B +-
  [F-9] deferred: back to oneself, never in the middle of the older one
    A+flip3 A>B B:flip3 B:1 B:2 B>B B:flip3 B:3 B:4 B>B B:5 B:+2 B:+4 => next B +-
  [F-9] deferred: the newer list reaches a player of the older one
    A+flip3 A>B B:flip3 B:flip3 B:5 B>C B>A C:freeze C:1 C:2 C>A => next B +-, froze C>A
  [F-9] deferred: a Second Chance counts at once
    A+flip3 A>B B:5 B:second B:5 => next B +-, saved B:5, setAside none
  [F-9] deferred: a Second Chance is given away at once, before what was set aside
    A+second B+flip3 B>A A:freeze A:second A>C A:5 => next A >ABC, secondChanceGiven A>C
  [F-9] deferred: a saved duplicate throws nothing away
    A+second B+flip3 B>A A:5 A:freeze A:5 A>B => next C +, saved A:5, froze A>B
  [F-9] deferred: the last player in gets everything unasked
    A+5 B+6 C+7 A- B- C+flip3 C:flip3 C:8 C:9 C:1 C:2 C:+2 => next C +-
  [F-9] deferred: the last player in gets the Freeze unasked after the three
    A+5 B+6 C+7 A- B- C+flip3 C:freeze C:8 C:9 => next B +, scores A:5 B:6 C:24, froze C>C
  [F-9] deferred: the last player in, a Freeze before a Flip Three: the Flip Three lapses
    A+5 B+6 C+7 A- B- C+flip3 C:freeze C:flip3 C:9 => next B +, scores A:5 B:6 C:16, froze C>C

  [F-10] deferred: no Freeze can stop a Flip Three in its middle
    A+flip3 A>B B:freeze B:5 B:6 B>B => next C +, froze B>B
  [F-10] deferred: a bust stops the Flip Three
    A+5 B+flip3 B>A A:5 => next C +, busted A:5
  [F-16] deferred: whoever flipped an action card assigns it, not who gave the Flip Three
    A+flip3 A>C C:freeze C:1 C:2 => next C >ABC
  [F-16] deferred: an action card set aside counts as one of the three
    A+flip3 A>A A:freeze A:freeze A:5 A>B A>C => next A +-, froze A>B A>C
`,
);

test.each([...immediate, ...deferred])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
