import { expect, test } from 'vitest';
import { invitedFiles } from './invited.ts';

const chunk = (
  fileName: string,
  part: string | null,
  imports: string[] = [],
  css: string[] = [],
) => ({
  fileName,
  facadeModuleId: part === null ? null : `/mazzo/packages/${part}`,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});

const chunks = [
  chunk('home.js', 'web/src/main.tsx', ['base.js'], ['home.css']),
  // Two files may need each other.
  chunk('base.js', null, ['home.js']),
  chunk('friends.js', 'web/src/friends/friends-screen.tsx', ['home.js']),
  chunk('room.js', 'web/src/friends/table-room.tsx', ['play.js', 'friends.js'], ['room.css']),
  chunk('play.js', null, ['home.js'], ['play.css']),
  chunk('vinto.js', 'web/src/games/vinto/index.ts', ['play.js']),
  chunk('rest.js', 'web/src/games/vinto/rest.ts', ['vinto.js']),
  chunk('flip7.js', 'web/src/games/flip7/index.ts', ['play.js']),
  chunk('vinto-it.js', 'web/src/games/vinto/text/it.ts'),
  chunk('vinto-en.js', 'web/src/games/vinto/text/en.ts'),
  chunk('lobby.js', 'web/src/friends/lobby.tsx', ['play.js'], ['lobby.css']),
];

const invitation = ['base.js', 'home.css', 'home.js', 'friends.js'];
const room = ['play.css', 'play.js', 'room.css', 'room.js'];

test.each([
  ['vinto', 'it', ['vinto.js', 'rest.js', 'vinto-it.js']],
  ['vinto', 'en', ['vinto.js', 'rest.js', 'vinto-en.js']],
  ['flip7', 'en', ['flip7.js']],
])('who is invited to %s, %s, needs the room and %j', (game, language, own) => {
  expect(invitedFiles(chunks)[game]?.[language]).toEqual({ invitation, room: [...room, ...own] });
});
