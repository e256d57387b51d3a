/** What the tabs of this page tell each other, so that two at one table stay in step. */
export interface TabNews {
  readonly match: string;
  readonly what: 'written' | 'forgotten';
}

const NAME = 'mazzo';

/** Everybody but the teller hears it. */
export function tellTabs(news: TabNews): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

/** A place to tell and to hear it, for who does so often. */
export function joinTabs(hear: (news: TabNews) => void): (news: TabNews) => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data));
  return (news) => channel.postMessage(news);
}
