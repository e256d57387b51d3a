/** Every card as the page's own questions name it. */
import { inOrder, sapone, UP } from '@mazzo/games/sapone';
import type { Sale, State } from '@mazzo/games/sapone';
import { optionsFrom } from '@mazzo/kernel';
import type { Card } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { eyesOf } from '../eyes.fixture.ts';
import { begunTray } from './begun-tray.ts';
import { openingTray } from './opening.ts';
import { words as en } from './text/en.ts';
import { words as it } from './text/it.ts';
import type { SaponeWords } from './text/text.ts';

/** It lies on top of the market, is sold as what it is, is spoken of, and comes with what is bought. */
function named(card: Card, words: SaponeWords): (string | null)[] {
  const blank = sapone.blank(optionsFrom(sapone.options, {}), 3);
  const sale: Sale = {
    seller: 1, card: 0, claim: 0, wish: null, bids: [[], [], []], passed: 0, asked: 0, open: false,
  }; // prettier-ignore
  const view: State = {
    ...blank,
    market: [card],
    facing: [UP],
    sizes: [5, 5, 5],
    phase: { kind: 'bidding', sale },
  };
  const eyes = eyesOf(0, words);
  const talk = { topics: [], atLeast: null };
  const chosen = { cards: [0, 0], lifted: [], talk: null };
  return [
    openingTray(view, eyes).question,
    begunTray(view, 0, { kind: 'sale', card, claim: card, talk }, eyes).question,
    begunTray(view, 0, { kind: 'saying', cards: [card], lifted: [] }, eyes).question,
    begunTray(view, 0, { kind: 'chosen', ...chosen }, eyes).note,
  ];
}

test.each(inOrder.map((card) => [sapone.cards.names[card]!, card]))(
  'a sentence has the article that goes with %s',
  (_name, card) => {
    const the = en.game.theCard(card);
    expect(the).toMatch(/^the ([a-z ]+|(two|three|four)-coin card|Diamond)$/);
    expect(named(card, en)).toEqual([
      `Take ${the}`,
      `Sell ${the}?`,
      `What do you call ${the}?`,
      `If taken, you also get ${the}.`,
    ]);
    const il = it.game.theCard(card);
    expect(il).toMatch(/^(il |la |l’)[a-zD]/);
    expect(named(card, it)).toEqual([
      `Prendi ${il} dal mercato`,
      `Vendi ${il}?`,
      `Come chiami ${il}?`,
      `Se vendono a te, prendi anche ${il}.`,
    ]);
  },
);
