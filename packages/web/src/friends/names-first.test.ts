import type { Line, ServerMessage } from '@mazzo/table';
import { expect, test } from 'vitest';
import { namesFirst } from './names-first.ts';

test('whoever is welcomed knows by then who sits where, at every match', () => {
  let line: Line | null = null;
  const heard: string[] = [];
  const transport = namesFirst({
    open: (opened) => void (line = opened),
    send: () => {},
    now: () => 0,
    close: () => {},
  });
  transport.open({ connected: () => {}, hear: ({ type }) => void heard.push(type) });
  const say = (type: string): void => line!.hear({ type } as ServerMessage);
  for (const type of ['welcome', 'seats', 'clocks', 'told', 'seats', 'welcome', 'seats']) say(type);
  expect(heard).toEqual(['seats', 'welcome', 'clocks', 'told', 'seats', 'seats', 'welcome']);
});
