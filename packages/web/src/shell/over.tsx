/** What lies over a screen: where a part of it cannot be fetched it is closed, and the screen stays. */
import { Component } from 'preact';
import type { ComponentChildren } from 'preact';
import { language } from '../settings/settings.ts';
import { NotLoaded } from './lazy.tsx';
import { text } from './text.ts';
import { showToast } from './toast.tsx';

interface OverProps {
  readonly onMissing: () => void;
  readonly children: ComponentChildren;
}

interface OverState {
  readonly isMissing: boolean;
}

export class Over extends Component<OverProps, OverState> {
  override state: OverState = { isMissing: false };

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof NotLoaded)) throw error;
    this.setState({ isMissing: true });
    this.props.onMissing();
    sayMissing();
  }

  override render() {
    return this.state.isMissing ? null : this.props.children;
  }
}

export function sayMissing(): void {
  showToast({ text: text[language.value].notLoaded.why });
}
