/** What the page writes with. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));
/** Of English and Italian, with the signs that a sentence may need. */
export const LETTERS = `${ASCII}ÀÈÉÌÒÙàèéìòù–—−×·…‘’“”«»\u00a0`;
/** And those of names that somebody may write. */
export const MORE_LETTERS = `${LETTERS}ÓíóúçÇñäöüß•→←↑↓°€½\u202f`;
