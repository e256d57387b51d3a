import { render } from 'preact';
import './style/fonts.css';
import './style/tokens.css';
import './style/cloth.css';
import './style/base.css';
import { App } from './app.tsx';
import { followSettings } from './settings/settings.ts';
import { followColours } from './shell/bar-colour.ts';

followSettings(document.documentElement);
followColours(document.documentElement);
render(<App />, document.getElementById('page')!);
// What is kept for later must not keep the page itself waiting; where nothing can be, it works all the
// same, with a network.
addEventListener('load', () => {
  import('./offline/update.ts').then(({ keepOffline }) => keepOffline()).catch(console.warn);
});
