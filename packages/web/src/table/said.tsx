/** A sentence, in which red suits are red. */
const SUITS = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' } as const;

export function Said({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/([♣♦♥♠])/).map((part, n) => {
        const suit = SUITS[part as keyof typeof SUITS];
        return suit === undefined ? part : <i key={n} data-suit={suit} children={part} />;
      })}
    </>
  );
}
