/** What lies on the tables: colours of old bookbindings, as style/cloth.css dyes them. */
export const cloths = ['bordo', 'bottiglia', 'notte', 'tabacco'] as const;
export type Cloth = (typeof cloths)[number];
