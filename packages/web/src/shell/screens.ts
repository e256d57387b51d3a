/** The screens that are not home, each fetched when it is needed. */
import { lazy } from './lazy.tsx';

export const entrance = () => import('../play/entrance.ts');

export const Play = lazy(async () => (await entrance()).PlayScreen);
export const Options = lazy(
  async () => (await import('../options/options-screen.tsx')).OptionsScreen,
);
export const Friends = lazy(
  async () => (await import('../friends/friends-screen.tsx')).FriendsScreen,
);
export const Rules = lazy(async () => (await import('../rules/rules-screen.tsx')).RulesScreen);
export const Settings = lazy(
  async () => (await import('../settings/settings-screen.tsx')).SettingsScreen,
);
