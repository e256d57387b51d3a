/** Things of the market by themselves, as on a price tag or in a wish. */
import type { Family } from './sapone.tsx';

export function Thing({ name, size }: { readonly name: string; readonly size: number }) {
  return (
    <svg viewBox="-44 -54 88 108" height={size} aria-hidden="true">
      <use href={`#thing-${name}`} />
    </svg>
  );
}

export function FamilySign({ of, size }: { readonly of: Family; readonly size: number }) {
  return (
    <svg viewBox="-12 -14 24 28" height={size} aria-hidden="true">
      <use href={`#family-${of}`} />
    </svg>
  );
}
