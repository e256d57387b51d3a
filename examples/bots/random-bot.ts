/** The same in TypeScript: npx mazzo arena flip7 --bots "good,exec:node examples/bots/random-bot.ts" */
import { createInterface } from 'node:readline';

interface Ask {
  readonly game: string;
  readonly seat: number;
  readonly view: { readonly players?: readonly { readonly kinds: readonly string[] }[] };
  readonly legal: readonly { readonly type: string }[];
}

for await (const line of createInterface({ input: process.stdin })) {
  const ask = JSON.parse(line) as Ask;
  const mine = ask.view.players?.[ask.seat]?.kinds.length ?? 0;
  const banks = ask.legal.find(({ type }) => type === 'bank');
  const draws = ask.legal.find(({ type }) => type === 'draw');
  const any = ask.legal[Math.floor(Math.random() * ask.legal.length)];
  const move = ask.game === 'flip7' ? ((mine >= 4 ? banks : draws) ?? any) : any;
  console.log(JSON.stringify({ move }));
}
