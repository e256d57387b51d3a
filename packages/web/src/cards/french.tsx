/** The French deck: `2c` to `Ad`, `joker`, and its back. */
import { bold, isCourt, Printed, rankOf, suitOf } from './bold.tsx';
import type { Form } from './bold.tsx';
import { Paper } from './face.tsx';
import type { FaceRenderer } from './face.tsx';
import { FrenchBack } from './french-back.tsx';
import { Pips } from './pips.tsx';
import { SuitSign } from './suits.tsx';

export const french: FaceRenderer = ({ face, print, shape }) => {
  if (face === 'back') return <FrenchBack shape={shape} />;
  const isUsual = print === 'normal' && shape === 'card';
  return (
    <>
      <Paper shape={shape} />
      <Printed {...{ face, shape }} form={isUsual ? usual : bold[shape]} />
      {isUsual && face !== 'joker' && <Picture face={face} />}
    </>
  );
};

/** The pips in their columns; of a court, its suit on the robe. */
function Picture({ face }: { readonly face: string }) {
  const suit = suitOf(face);
  const rank = rankOf(face);
  if (!isCourt(rank)) return <Pips rank={rank} suit={suit} />;
  return <SuitSign suit={suit} transform="translate(25 121) scale(.75)" colour="var(--card)" />;
}

const usual: Form = {
  index: { x: 18, y: 10, height: 27, within: 24 },
  pips: [[18, 52.5, 0.85]],
  courtPip: [18, 52.5, 0.85],
  figure: 'scale(1)',
  star: 'translate(18 23) scale(1.2)',
};
