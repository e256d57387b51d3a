/** The host changes how the next match is played: everything takes effect at once, for everybody to see. */
import type { LobbyView, Terms } from '@mazzo/server/protocol/line';
import { AllOptions } from '../options/all-options.tsx';
import { clockNames } from '../options/chosen.ts';
import { gameInWords } from '../options/game-in-words.ts';
import { Answers, Question } from '../options/option.tsx';
import { Stepper } from '../options/stepper.tsx';
import { text as optionsText } from '../options/text.ts';
import { language } from '../settings/settings.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { useLoaded } from '../shell/loaded.ts';
import type { OnlineTable } from './online-table.ts';
import styles from './terms.module.css';
import { friendsText } from './text/text.ts';

interface TermsDialogProps {
  readonly table: OnlineTable;
  readonly lobby: LobbyView;
  readonly onClose: () => void;
}

export function TermsDialog({ table, lobby, onClose }: TermsDialogProps) {
  const { game } = lobby;
  const loaded = useLoaded(`${game} ${language.value}`, () => gameInWords(game, language.value));
  return (
    <Dialog title={friendsText().lobby.terms} onClose={onClose}>
      {loaded === null ? <Waiting /> : <Fields table={table} lobby={lobby} {...loaded} />}
    </Dialog>
  );
}

type FieldsProps = Omit<TermsDialogProps, 'onClose'> & Awaited<ReturnType<typeof gameInWords>>;

function Fields({ table, lobby, game, words }: FieldsProps) {
  const own = optionsText[language.value];
  const { lobby: text } = friendsText();
  const change = (changed: Partial<Terms>) =>
    void table.ask({ type: 'setTerms', terms: { ...termsOf(lobby), ...changed } });
  return (
    <>
      <div class={styles.sheet}>
        <Question label={own.seats} changed={false}>
          <Stepper
            label={own.seats}
            value={lobby.seats}
            min={game.seats.min}
            max={game.seats.max}
            note=""
            onChange={(seats) => change({ seats })}
          />
        </Question>
        <Question label={own.clocks.label} changed={false}>
          <Answers
            values={clockNames}
            usual={clockNames[0]}
            words={own.clocks}
            value={lobby.clocks}
            onChange={(clocks) => change({ clocks })}
          />
        </Question>
        <YesOrNo
          label={text.whoMayCome}
          words={[text.byInvitation, text.openToAll]}
          value={lobby.open}
          onChange={(open) => change({ open })}
        />
        <YesOrNo
          label={text.whatMayBeSaid}
          words={[text.phrasesOnly, text.freeText]}
          value={lobby.freeText}
          onChange={(freeText) => change({ freeText })}
        />
      </div>
      <AllOptions
        game={game}
        words={words}
        options={lobby.options}
        onChange={(options) => change({ options: { ...options } })}
        sheet={styles.sheet}
      />
    </>
  );
}

function termsOf({ game, options, seats, clocks, open, freeText }: LobbyView): Terms {
  return { game, options, seats, clocks, open, freeText };
}

interface YesOrNoProps {
  readonly label: string;
  readonly words: readonly [no: string, yes: string];
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function YesOrNo({ label, words: [no, yes], value, onChange }: YesOrNoProps) {
  return (
    <Question label={label} changed={false}>
      <Answers
        values={['no', 'yes']}
        usual="no"
        words={{ label, values: { no, yes } }}
        value={value ? 'yes' : 'no'}
        onChange={(chosen) => onChange(chosen === 'yes')}
      />
    </Question>
  );
}
