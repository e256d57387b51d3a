import { expect, test } from 'vitest';
import type { Heard } from './online-table.ts';
import { saidAside, saidFrom } from './speech.ts';
import type { Chair } from './speech.ts';

const says = (person: string, id: number): Heard => ({
  id,
  type: 'said',
  person,
  name: person,
  said: { kind: 'phrase', phrase: 'hello' },
});
const anna: Chair = {
  holder: { kind: 'person', person: 'anna', name: 'Anna' },
  standIn: null,
  present: true,
};
const ada: Chair = { holder: { kind: 'bot', bot: 'good' }, standIn: null, present: true };

test('what is too long for a head is aside', () => {
  const said = { kind: 'text', text: 'Shall we wait for Fay, or begin without?' } as const;
  const heard = [{ ...says('anna', 1), said }];
  expect(saidFrom(heard, anna)).toBeUndefined();
  expect(saidAside(heard, [anna, ada])?.id).toBe(1);
});

test('the last word of who sits is at the seat, that of who looks on is aside; no word is nowhere', () => {
  const heard = [says('anna', 1), says('fay', 2), says('anna', 3), says('gus', 4)];
  expect(saidFrom(heard, anna)?.id).toBe(3);
  expect(saidFrom(heard, ada)).toBeUndefined();
  expect(saidAside(heard, [anna, ada])?.id).toBe(4);
  expect(saidAside([says('anna', 1)], [anna, ada])).toBeUndefined();
});
