import { Header } from '../shell/header.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { language } from './settings.ts';
import { text } from './text.ts';

export function SettingsScreen() {
  return (
    <>
      <Header title={text[language.value].title} back="previous" />
      <main>
        <SettingsPanel />
      </main>
    </>
  );
}
