import { chanceFrom, optionsFrom } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { blank } from '../apply.ts';
import { DIAMOND, KINDS, kinds } from '../cards.ts';
import { sapone } from '../index.ts';
import { contests } from '../scoring.ts';
import { contestsDeclared } from './declare.ts';

test('[S-12] what is declared changes the contests as if all were held anew', () => {
  const chance = chanceFrom('sfc32:declared');
  const state = blank(optionsFrom(sapone.options), 4);
  for (const { cards } of state.hands) {
    for (let card = 0; card < KINDS; card++) cards[card] = card === DIAMOND ? 0 : chance.below(3);
  }
  state.hands[2]!.cards[DIAMOND] = 1;
  const undeclared = contests(state);
  for (const [diamond, kind] of kinds.entries()) {
    if (diamond === DIAMOND) continue;
    const anew = contests({ ...state, diamond });
    expect(contestsDeclared(state, undeclared, diamond), kind).toEqual(anew);
  }
});
