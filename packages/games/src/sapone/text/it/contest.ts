import { capital } from '@mazzo/kernel';
import type { Audience, Seat } from '@mazzo/kernel';
import type { Category } from '../../cards.ts';
import type { Contest } from '../../types.ts';
import { findings } from '../findings.ts';
import type { Counted, Finding, Rank, Rarer } from '../findings.ts';
import { listed } from '../groups.ts';
import { amount, card, un } from './cards.ts';
import { goods } from './talk.ts';

/** Che cosa si conta in ogni categoria. */
const units: Readonly<Record<Category, readonly [one: string, many: string]>> = {
  coins: ['moneta', 'monete'],
  vegetables: ['tipo di verdura', 'tipi di verdura'],
  tools: ['tipo di attrezzo', 'tipi di attrezzi'],
  soaps: ['sapone', 'saponi'],
};
const taken = ['', 'Tolta una carta', 'Tolte due carte', 'Tolte tre carte', 'Tolte quattro carte', 'Tolte cinque carte']; // prettier-ignore

export function contest(contest: Contest, to: Audience): string[] {
  const { leaders } = contest;
  const said = steps(contest, to);
  if (leaders.length > 0) said.push(`${said.pop()}: ${outcome(leaders, to)}`);
  return said.map((words) => `${words}.`);
}

export function compared(contest: Contest, to: Audience): string[] {
  return steps(contest, to).map((words) => `${words}.`);
}

function steps(contest: Contest, to: Audience): string[] {
  return findings(contest).map((finding) => found(contest.category, finding, to));
}

function found(category: Category, finding: Finding, to: Audience): string {
  switch (finding.kind) {
    case 'nobody':
      return `Nessuno ha ${goods[category]}`;
    case 'alone':
      return `Solo ${who([finding.seat], to)} ${verb([finding.seat], to)} ${goods[category]}`;
    case 'counted':
      return counted(category, finding, to);
    case 'rarer':
      return rarer(finding, to);
    case 'sameKinds':
      return `${finding.cards.length === 1 ? 'È lo stesso' : 'Sono gli stessi'}: ${listed(finding.cards.map(card), 'e')}`;
    case 'tied':
      return `${begin(finding.seats, to)} proprio ${same[category]}`;
  }
}

const same: Readonly<Record<Category, string>> = {
  coins: 'le stesse monete',
  vegetables: 'le stesse verdure',
  tools: 'gli stessi attrezzi',
  soaps: 'lo stesso sapone',
};

function counted(category: Category, finding: Counted, to: Audience): string {
  const [first, ...others] = finding.ranks;
  const { seats, value } = first!;
  const none = finding.by === 'cards' ? 'no' : 0;
  const subject = takenAway(finding)
    ? `${taken[finding.of]} di ogni tipo, ${has(seats, to)} ancora`
    : begin(seats, to);
  return [
    `${subject} ${quantity(category, finding, value)}${each(first!)}`,
    ...others.map((rank) => `${who(rank.seats, to)} ${rank.value || none}${each(rank)}`),
  ].join(', ');
}

/** S-14: quello che resta si confronta allo stesso modo. */
function takenAway({ by, of }: Counted): boolean {
  return by === 'kinds' && of > 0;
}

function quantity(category: Category, finding: Counted, value: number): string {
  if (finding.by === 'cards') return amount(finding.of, value);
  if (takenAway(finding)) return `${value} ${value === 1 ? 'tipo' : 'tipi'}`;
  return `${value} ${units[category][value === 1 ? 0 : 1]}`;
}

function rarer({ card: kind, left, having, lacking }: Rarer, to: Audience): string {
  return `${begin(having, to)}${left ? ' ancora' : ''} ${un(kind)}, ${who(lacking, to)} no`;
}

function outcome([seat, ...level]: readonly Seat[], to: Audience): string {
  if (level.length > 0) return 'il pari merito resta';
  return seat === to.you ? 'vinci' : `vince ${to.name(seat!)}`;
}

function who(seats: readonly Seat[], to: Audience): string {
  return listed(
    seats.map((seat) => (to.you === seat ? 'tu' : to.name(seat))),
    'e',
  );
}

function verb(seats: readonly Seat[], to: Audience): string {
  const you = to.you !== null && seats.includes(to.you);
  if (seats.length === 1) return you ? 'hai' : 'ha';
  return you ? 'avete' : 'hanno';
}

/** «Ada ha», «hai», «tu e Ada avete» */
function has(seats: readonly Seat[], to: Audience): string {
  const verbs = verb(seats, to);
  return verbs === 'hai' ? verbs : `${who(seats, to)} ${verbs}`;
}

/** All’inizio di una frase; i nomi restano come sono scritti. */
function begin(seats: readonly Seat[], to: Audience): string {
  return to.you === seats[0] ? capital(has(seats, to)) : has(seats, to);
}

function each({ seats, value }: Rank): string {
  return seats.length > 1 && value > 0 ? ' a testa' : '';
}
