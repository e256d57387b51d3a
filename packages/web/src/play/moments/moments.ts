/** What is over the table for a moment, or while a clock runs: nobody needs it for a first move. */
export { Countdown } from './countdown.tsx';
export { Moment } from './moment.tsx';
export { ZoneNotice } from './notice.tsx';
export { Speech } from '../talk/speech.tsx';
export { attend } from './attending.ts';
