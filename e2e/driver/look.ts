/** The table as the accessible tree tells it: everything a player of these tests ever goes by. */
import type { Page } from 'playwright-core';
import type { Thing } from '../../packages/web/src/games/driver.fixture.ts';
import { moment } from './changes.ts';
import { all, tree, words } from './tree.ts';
import type { Node } from './tree.ts';
import { tableNames } from './words.ts';

export interface Look {
  readonly heading: string;
  /** What the player is asked, or who is waited for. */
  readonly question: string;
  /** What can be touched to some effect. */
  readonly lit: readonly Thing[];
  readonly unlit: readonly Thing[];
  readonly dialog: { readonly title: string; readonly buttons: readonly Thing[] } | null;
  /** All that is said at the table. */
  readonly words: string;
}

/** What to touch next; null to wait. */
export type Policy = (look: Look) => Thing | null;

/** Of somebody who goes by nothing but what can be touched. */
export type SimplePolicy = (look: Pick<Look, 'lit'>) => Thing | null;

/** The last look at a page, and at which moment that was. */
const looks = new WeakMap<Page, { readonly at: string; readonly seen: Look }>();

/** What has not changed is not looked at again. */
export async function look(page: Page): Promise<Look> {
  const at = await moment(page);
  const last = looks.get(page);
  if (last?.at === at) return last.seen;
  const seen = lookAt(await tree(page));
  looks.set(page, { at, seen });
  return seen;
}

function lookAt(body: Node): Look {
  const [dialog] = all(body, 'dialog');
  const table = tableOf(body);
  const buttons = table === null ? [] : buttonsIn(table, null);
  return {
    heading: all(body, 'heading').find(({ level }) => level === 1)?.name ?? '',
    // The tray's group is called by what it asks, and comes last.
    question: table === null ? '' : (all(table, 'group').at(-1)?.name ?? ''),
    lit: buttons.filter(({ node }) => !node.disabled).map(thing),
    unlit: buttons.filter(({ node }) => node.disabled).map(thing),
    dialog:
      dialog === undefined
        ? null
        : { title: dialog.name, buttons: buttonsIn(dialog, null).map(thing) },
    words: table === null ? '' : words(table),
  };
}

interface Found {
  readonly node: Node;
  readonly group: string | null;
}

function thing({ node, group }: Found): Thing {
  return { name: node.name, group };
}

function tableOf(body: Node): Node | null {
  return all(body, 'region').find(({ name }) => tableNames.includes(name)) ?? null;
}

function buttonsIn(node: Node, group: string | null): Found[] {
  const here = node.role === 'button' ? [{ node, group }] : [];
  const inner = node.role === 'group' ? node.name : group;
  return [...here, ...node.children.flatMap((child) => buttonsIn(child, inner))];
}
