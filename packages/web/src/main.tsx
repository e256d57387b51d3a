import { render } from 'preact';
import './style/fonts.css';
import './style/tokens.css';
import './style/cloth.css';
import './style/base.css';
import { App } from './app.tsx';
import { followSettings } from './settings/settings.ts';
import { followColours } from './shell/bar-colour.ts';
import { Friends } from './shell/screens.ts';

/** Whoever comes by an invitation is let to the table first: all that is kept would share the line with it. */
const AT_TABLE = 15_000;

followSettings(document.documentElement);
followColours(document.documentElement);
const isAtTable = location.pathname !== '/';
// What is kept for later must not keep the page itself waiting; where nothing can be, it works all the
// same, with a network.
addEventListener('load', () => setTimeout(keep, isAtTable ? AT_TABLE : 0));
function keep(): void {
  import('./offline/update.ts').then(({ keepOffline }) => keepOffline()).catch(console.warn);
}

const show = () => render(<App />, document.getElementById('page')!);
// An invitation comes along with the page: a frame without it would only keep it waiting.
if (isAtTable) void Friends.preload().then(show, show);
else show();
