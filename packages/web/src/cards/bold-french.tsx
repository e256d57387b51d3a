/**
 * The French deck for cards that lie over each other: whatever the others leave of one, its picture
 * stands there whole.
 */
import { bold, Printed } from './bold.tsx';
import type { Form } from './bold.tsx';
import { Paper } from './face.tsx';
import type { FaceRenderer, Seen, Shape } from './face.tsx';
import { FrenchBack } from './french-back.tsx';

export const boldFrench: FaceRenderer = ({ face, shape, seen }) => {
  if (face === 'back') return <FrenchBack shape={shape} />;
  return (
    <>
      <Paper shape={shape} />
      <Printed {...{ face, shape }} form={formOf(shape, seen)} />
    </>
  );
};

const strip: Form = {
  index: { x: 20, within: 26 },
  pips: [[20, 75, 1.15]],
  courtPip: [20, 75, 1.15],
  star: 'translate(20 34) scale(1.3)',
};

/** The suit stands under the rank on whatever is left of a card: a hand is read along one line. */
const { card } = bold;
const under = card.courtPip;

const forms: Readonly<Record<Seen, Form>> = {
  whole: card,
  most: { ...card, pips: [under, [49, 108, 1.9]], figure: 'translate(22 62) scale(.52)' },
  top: { ...card, pips: [under, [68, 52, 2.1]], figure: 'translate(36 5) scale(.56)' },
  strip,
};

function formOf(shape: Shape, seen: Seen): Form {
  if (shape === 'card') return forms[seen];
  return seen === 'whole' || seen === 'top' ? bold.tile : strip;
}
