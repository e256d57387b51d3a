import { Home } from './home/home.tsx';
import { route } from './route.ts';
import type { Route } from './route.ts';
import { Boundary } from './shell/boundary.tsx';
import { LiveRegions } from './shell/live.tsx';
import { Friends, Options, Play, Rules, Settings } from './shell/screens.ts';
import { ToastRegion } from './shell/toast.tsx';

export function App() {
  const at = route.value;
  return (
    <>
      <Boundary key={at.screen}>
        <Screen at={at} />
      </Boundary>
      <ToastRegion />
      <LiveRegions />
    </>
  );
}

function Screen({ at }: { readonly at: Route }) {
  switch (at.screen) {
    case 'home':
      return <Home />;
    case 'play':
      return <Play key={at.match} match={at.match} />;
    case 'options':
      return <Options key={at.game} game={at.game} />;
    case 'rules':
      return <Rules key={at.game} game={at.game} ruling={at.ruling} />;
    case 'settings':
      return <Settings />;
    case 'friends':
      return <Friends to={at.to} isTv={at.isTv === true} />;
  }
}
