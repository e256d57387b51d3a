import { render } from 'preact';
import './style/fonts.css';
import './style/tokens.css';
import './style/cloth.css';
import './style/base.css';
import { App } from './app.tsx';
import { keepOffline } from './offline/update.ts';
import { followSettings } from './settings/settings.ts';
import { followColours } from './shell/bar-colour.ts';

followSettings(document.documentElement);
followColours(document.documentElement);
render(<App />, document.getElementById('page')!);
// Where nothing can be kept for later, the page works all the same, with a network.
keepOffline().catch(console.warn);
