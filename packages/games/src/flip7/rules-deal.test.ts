import { expect, test } from 'vitest';
import { flip7 } from './index.ts';
import { enacted, situations } from './rules.fixture.ts';

const off = situations(
  { options: { openingDeal: 'off' } },
  `
  [F-3] without the deal everybody begins with nothing
    A+5 => next B +
`,
);

const immediate = situations(
  { options: { openingDeal: 'on' } },
  `
  [F-3] everybody is dealt one card, from the dealer's left round to the dealer
    A:5 B:6 C:7 => next A +-
  [F-3] modifiers and Second Chances are laid down
    A:x2 B:second C:+4 => next A +-
  [F-3] the deal comes again in the next round, from the next dealer's left
    A:5 B:6 C:7 A- B- C- B:1 C:2 A:3 => next B +-
  [F-3] a Freeze is played before the deal goes on, also on those not dealt to yet
    A:freeze => next A >ABC
  [F-3] a player frozen before their card is skipped
    A:freeze A>C B:6 => next A +, froze A>C
  [F-3] whoever is frozen at once by the next player's card is out before the first turn
    A:5 B:freeze B>A C:7 => next B +, froze B>A
  [F-3] a Freeze for oneself
    A:freeze A>A B:6 C:7 => next B +-, froze A>A
  [F-3] an action card was the player's card: with nothing in front they must draw
    A:5 B:freeze B>C => next A +-, froze B>C
  [F-3] and they are not dealt another
    A:5 B:freeze B>C A+8 => next B +
  [F-3] a Flip Three is played before the deal goes on
    A:flip3 A>A A:1 A:2 A:3 B:4 C:5 => next A +-
  [F-3] a Flip Three for somebody who has been dealt to
    A:5 B:flip3 B>A A:6 A:7 A:8 C:9 => next A +-
  [F-3] whoever was given a Flip Three before their card is skipped by the deal
    A:flip3 A>C C:1 C:2 C:3 B:6 => next A +
  [F-3] and decides on their first turn
    A:flip3 A>C C:1 C:2 C:3 B:6 A+5 B+7 => next C +-
  [F-3] skipped also if the Flip Three left them with nothing
    A:flip3 A>B B:freeze B>A B:freeze B>C B:flip3 B:1 B:2 B:3 => next B +-, froze B>A B>C
  [F-3] bust before one's own card
    A:flip3 A>B B:4 B:4 C:5 => next A +, busted B:4
  [F-3] a Second Chance received as a gift does not replace the deal
    A:second B:flip3 B>A A:second A>C A:5 A:6 C:7 => next A +-, secondChanceGiven A>C
  [F-3] a Second Chance flipped in a Flip Three before one's card: skipped all the same
    A:flip3 A>C C:second C:1 C:2 B:6 => next A +
  [F-3] Flip Three within Flip Three: both who were given one are skipped
    A:flip3 A>B B:flip3 B>C C:1 C:2 C:3 B:4 B:5 => next A +
  [F-3] Flip Three within Flip Three back to the one being dealt to
    A:flip3 A>B B:flip3 B>A A:1 A:2 A:3 B:4 B:5 C:6 => next A +-
  [F-3] Freeze within Flip Three, on the one being dealt to
    A:flip3 A>B B:freeze B>A B:4 B:5 C:6 => next B +-, froze B>A
  [F-3] Freeze within Flip Three, on oneself before one's own card
    A:flip3 A>B B:freeze B>B C:6 => next A +, froze B>B
  [F-3] Freeze within Flip Three, on one not dealt to yet
    A:flip3 A>B B:4 B:freeze B>C B:5 => next A +, froze B>C
  [F-3] a saved duplicate within the deal
    A:second B:flip3 B>A A:5 A:5 A:6 C:7 => next A +-, saved A:5
  [F-3] the only one left in takes their dealt Freeze; nobody active ends deal and round
    A:freeze A>A B:freeze B>B C:freeze B:5 C:6 A:7
    => next B +-, scores A:0 B:0 C:0, froze A>A B>B C>C
  [F-3] the deal ends when nobody is left to deal to
    A:freeze A>B C:freeze C>A => next C +, froze A>B C>A
  [F-3] the only one left in takes their dealt Flip Three
    A:freeze A>A B:freeze B>B C:flip3 C:1 C:2 C:3 => next C +-, flipThreeGiven C>C
  [F-3] seven numbers end the deal and the round
    A:flip3 A>A A:flip3 A>A A:flip3 A>A A:1 A:2 A:3 A:4 A:5 A:6 A:7 B:8 C:9 A:10
    => next B +-, scores A:43 B:0 C:0, sevenNumbers A
`,
);

const deferred = situations(
  { options: { openingDeal: 'on', flipThreeActions: 'deferred' } },
  `
  [F-3] deferred: a dealt action card is played at once, it is in no Flip Three
    A:freeze => next A >ABC, setAside none
  [F-3] deferred: what a Flip Three set aside is played before the deal goes on
    A:flip3 A>B B:freeze B:4 B:5 B>A C:6 => next B +-, froze B>A
  [F-3] deferred: a Flip Three set aside and given to one not dealt to yet: skipped too
    A:flip3 A>B B:flip3 B:4 B:5 B>C C:1 C:2 C:3 => next A +
  [F-3] deferred: a Freeze set aside and given to one not dealt to yet
    A:flip3 A>B B:freeze B:4 B:5 B>C => next A +, froze B>C
  [F-3] deferred: a bust throws away what was set aside, and the deal goes on
    A:flip3 A>B B:freeze B:4 B:4 C:6 => next A +, froze none, busted B:4
  [F-3] deferred: the newer list first, then the older, then the deal
    A:flip3 A>A A:flip3 A:freeze A:1 A>B A>C B:freeze B:2 B:3 B>A => next B +-, froze B>A A>C
`,
);

const official = situations(
  { options: flip7.presets['official']! },
  `
  [F-1] official: a deal, and deferred actions
    A:flip3 A>B B:freeze B:4 B:5 B>C => next A +, setAside B:freeze
`,
);

test.each([...off, ...immediate, ...deferred, ...official])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
