import { expect, test } from 'vitest';
import { pinnacola } from './index.ts';
import { enacted, situations } from './rules.fixture.ts';

// B holds nothing but plain cards: thirteen of them.
const TARGET = { target: 3000 } as const;

const sheets = situations(
  { options: TARGET },
  `
  [P-13] melds and bonuses less the cards in hand; closing 100 more
    A=2h-9h_Kcdhs_10h B=2c_2c_3c_3c_4c_4c_5c_5c_2d_2d_3d_3d_4d A+6c A(2h-9h Kcdhs -6c) B+4s B-4s A+9c A(A1>2h-10h -9c)
    => closer A, sheetA 110 + 150 - 0 + 100 + 0, sheetB 0 + 0 - 65 + 0 + 0, points A:360 B:-65
  [P-14] chiusura in mano: melds and bonuses twice, and 300
    A=2h-10h_Kcdhs B=2c_2c_3c_3c_4c_4c_5c_5c_2d_2d_3d_3d_4d A+6c A(2h-10h Kcdhs -6c)
    => closer A in mano, sheetA 110 + 150 - 0 + 300 + 260, sheetB 0 + 0 - 65 + 0 + 0, points A:820 B:-65
  [P-14] on one's own first turn, whatever the opponent has done
    B=2h-10h_Kcdhs A=2c_2c_3c_3c_4c_4c_5c_5c_2d_2d_3d_3d_4d A+6c A-6c B+7s B(2h-10h Kcdhs -7s)
    => closer B in mano, points A:-65 B:820
  [P-14] with the pozzo taken too
    A=2h-10h_Kcd_Ks_6c up=Kh B=2c_2c_3c_3c_4c_4c_5c_5c_2d_2d_3d_3d_4d A^ A(2h-10h Kcdhs -6c)
    => closer A in mano, points A:820 B:-65
  [P-14] on the second turn it is a closing like any other
    A=2h-10h_Kcdhs A+6c A-6c B+7s B-7s A+8s A(2h-10h Kcdhs -8s) => closer A, sheetA 110 + 150 - 0 + 100 + 0
  [P-13] aces and jokers left in hand
    A=2h-10h_Kcdhs B=Ac_Ad_joker_2c_2c_3c_3c_4c_4c_5c_5c_2d_2d A+6c A(2h-10h Kcdhs -6c) => sheetB 0 + 0 - 105 + 0 + 0
`,
);

const replace = situations(
  { options: { ...TARGET, bonuses: 'replace' } },
  `
  [P-9] replace: the figures instead of the cards, twice the cards for a Pinnacola
    A=2h-10h_Kcdhs B=2c_2c_3c_3c_4c_4c_5c_5c_2d_2d_3d_3d_4d A+6c A-6c B+7s B-7s A+8s A(2h-10h Kcdhs -8s) => points A:320 B:-65
`,
);

test.each([...sheets, ...replace])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});

test('[P-9] the preset traditional', () => {
  expect(pinnacola.presets['traditional']).toEqual({
    jokers: 'clean',
    bonuses: 'replace',
    pozzo: 'fromAnyCard',
  });
});
