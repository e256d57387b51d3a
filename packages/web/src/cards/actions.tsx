/** The three actions: a snow crystal, three cards in a fan, a heart on a shield. */
import { COVERED_MIDDLE } from './face.tsx';
import type { FaceProps, Print, Shape } from './face.tsx';
import { Word } from './glyphs.tsx';
import { Ground } from './ground.tsx';
import { SuitSign } from './suits.tsx';

const actions = {
  freeze: Crystal,
  flip3: Fan,
  second: Shield,
};
type ActionName = keyof typeof actions;

export function isAction(face: string): face is ActionName {
  return face in actions;
}

interface ActionProps extends FaceProps {
  readonly face: ActionName;
}

export function Action({ face, print, shape, covered }: ActionProps) {
  const Sign = actions[face];
  const colour = `var(--${face})`;
  const [large, small] = placesOf(print, shape, covered);
  return (
    <>
      <Ground shape={shape} colour={`var(--${face}-soft)`} />
      <g transform={large}>
        <Sign colour={colour} />
      </g>
      {small !== null && (
        <g transform={small}>
          <Sign colour={colour} />
        </g>
      )}
    </>
  );
}

type Places = readonly [large: string, small: string | null];

function placesOf(print: Print, shape: Shape, covered: boolean): Places {
  if (shape === 'tile') return [covered ? 'translate(40 50) scale(.9)' : 'translate(50 50)', null];
  if (print === 'large') return [large(52, 89, covered), 'translate(26 28) scale(.5)'];
  return [large(50, 84, covered), 'translate(21 23) scale(.36)'];
}

function large(x: number, y: number, covered: boolean): string {
  return covered ? `translate(${COVERED_MIDDLE} ${y}) scale(.8)` : `translate(${x} ${y})`;
}

function Crystal({ colour }: { readonly colour: string }) {
  return <path class="lines" d={CRYSTAL} stroke={colour} stroke-width="6" />;
}

const CRYSTAL = [0, 1, 2, 3, 4, 5]
  .map((arm) => {
    const turn = (arm * Math.PI) / 3;
    const at = (x: number, y: number) =>
      `${(x * Math.cos(turn) - y * Math.sin(turn)).toFixed(1)} ${(x * Math.sin(turn) + y * Math.cos(turn)).toFixed(1)}`;
    return `M0 0L${at(0, -36)}M${at(-9.5, -31)}L${at(0, -22)}L${at(9.5, -31)}`;
  })
  .join('');

function Fan({ colour }: { readonly colour: string }) {
  return (
    <g fill="var(--card)" stroke={colour} stroke-width="4" stroke-linejoin="round">
      <path d="M-4 16-28 29-41-13-12-26zM4 16 28 29 41-13 12-26z" />
      <path d="M-16-31h32v51h-32z" />
      <Word text="3" x={0} y={-17} height={23} colour={colour} />
    </g>
  );
}

function Shield({ colour }: { readonly colour: string }) {
  return (
    <>
      <path
        d="M0-38c10 6 20 8 31 8v24c0 20-13 33-31 42-18-9-31-22-31-42v-24c11 0 21-2 31-8z"
        fill={colour}
      />
      <SuitSign suit="h" transform="translate(0 -1) scale(1.7)" colour="var(--card)" />
    </>
  );
}
