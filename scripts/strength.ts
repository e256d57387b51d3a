/**
 * `npm run strength -- [--game G] [--deals N] [--threads N] [--seed S] [--seer] [--json]`: what bots must
 * show of their strength (match-ups.ts). A match-up stops when its interval has decided, or at the most
 * after so many deals. It is looked at when the deals have doubled: looking often would find by chance.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { shareOfDeals, untimed } from '@mazzo/bots';
import type { ContenderName, Share } from '@mazzo/bots';
import { games } from '@mazzo/games';
import { optionsFrom } from '@mazzo/kernel';
import type { AnyGame, AnyOptions } from '@mazzo/kernel';
import { runContest } from '../packages/cli/src/arena-run.ts';
import type { Counted } from '../packages/cli/src/arena-run.ts';
import { matchUps, measuredOf, withSeer } from './match-ups.ts';
import type { MatchUp } from './match-ups.ts';

const FIRST_LOOK = 25;

interface Found extends Share {
  readonly deals: number;
  readonly milliseconds: number;
}

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    deals: { type: 'string', default: '3200' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'strength' },
    seer: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const wanted = matchUps.filter(({ game }) => values.game === undefined || game === values.game);
if (wanted.length === 0) {
  console.error(`No match-up of "${values.game}": choose from ${Object.keys(games).join(', ')}.`);
  process.exit(2);
}

for (const matchUp of wanted) {
  const found = await measured(matchUp, matchUp.bots);
  const seen = values.seer
    ? await measured({ ...matchUp, least: 2 }, withSeer(matchUp), 100)
    : null;
  const isMet = verdict(matchUp, found) === 'met';
  if (!isMet) process.exitCode = 1;
  if (values.json) console.log(JSON.stringify({ ...matchUp, ...found, isMet, seer: seen?.share }));
  else console.log(lineOf(matchUp, found, seen));
}

async function measured(
  matchUp: MatchUp,
  bots: readonly ContenderName[],
  most = Number(values.deals),
): Promise<Found> {
  const { game } = matchUp;
  const contest = {
    game,
    options: optionsOf(matchUp),
    seed: `sfc32:${values.seed}`,
    bots,
    steps: undefined,
  };
  const deals: Counted[] = [];
  for (let next = FIRST_LOOK; ; next = deals.length) {
    const count = Math.min(next, most - deals.length);
    const more = await runContest(contest, count, Number(values.threads), () => {}, deals.length);
    deals.push(...more);
    const found = foundIn(deals, measuredOf({ ...matchUp, bots }));
    if (verdict(matchUp, found) !== 'open' || deals.length >= most) return found;
  }
}

function optionsOf({ game: id, options }: MatchUp): AnyOptions {
  const game: AnyGame = games[id];
  const { preset, ...others } = options ?? {};
  const chosen = preset === undefined ? {} : game.presets[preset]!;
  return untimed(game, optionsFrom(game.options, { ...chosen, ...others }));
}

function foundIn(deals: readonly Counted[], together: number): Found {
  const shares = deals.map((dealt) => sum(dealt.shares.slice(0, together)));
  const efforts = deals.flatMap((dealt) => dealt.efforts.slice(0, together));
  const decisions = sum(efforts.map((effort) => effort.decisions));
  const spent = sum(efforts.map(({ milliseconds }) => milliseconds));
  return { ...shareOfDeals(shares), deals: deals.length, milliseconds: spent / decisions };
}

function verdict(
  { least = 0, most = 1 }: MatchUp,
  { low, high }: Share,
): 'met' | 'missed' | 'open' {
  if (low >= least && high <= most) return 'met';
  return high < least || low > most ? 'missed' : 'open';
}

function lineOf(matchUp: MatchUp, found: Found, seer: Found | null): string {
  const { game, bots, options = {}, least, most } = matchUp;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const goal = least === undefined ? `at most ${percent(most!)}` : `at least ${percent(least)}`;
  const said = [
    `${game} ${bots.join(',')}${Object.values(options)
      .map((one) => ` ${one}`)
      .join('')}:`,
    `${percent(found.share)} (${percent(found.low)} to ${percent(found.high)}), ${goal}:`,
    `${verdict(matchUp, found)} after ${found.deals} deals, ${found.milliseconds.toFixed(2)} ms a decision`,
    seer === null ? '' : `; a seer ${percent(seer.share)}`,
  ];
  return said.join(' ').trimEnd();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
