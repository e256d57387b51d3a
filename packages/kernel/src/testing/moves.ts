/** Every move that a schema allows, or a sample where they are too many to list. */
import type { GenericSchema } from 'valibot';
import type { Chance } from '../chance.ts';
import type { AnyMove } from '../game.ts';

/** The parts of valibot's schemas that our moves are made of. */
interface Node {
  readonly type: string;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly literal?: unknown;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

const MOST_LISTED = 5000;

const listed = new WeakMap<object, readonly AnyMove[] | null>();

/** All moves of the schema, or null where there are more than `MOST_LISTED`. */
export function listMoves<Move extends AnyMove>(
  schema: GenericSchema<unknown, Move>,
): readonly Move[] | null {
  if (!listed.has(schema)) {
    const node = schema as unknown as Node;
    listed.set(
      schema,
      sizeOf(node) > MOST_LISTED
        ? null
        : (valuesOf(node) as Move[]).map((move) => Object.freeze(move)),
    );
  }
  return listed.get(schema) as readonly Move[] | null;
}

export function sampleMove<Move extends AnyMove>(
  schema: GenericSchema<unknown, Move>,
  chance: Chance,
): Move {
  return sample(schema, chance) as Move;
}

/** The move with one of its fields changed to another value that the schema allows. */
export function mutateMove<Move extends AnyMove>(
  schema: GenericSchema<unknown, Move>,
  move: Move,
  chance: Chance,
): Move {
  const node = schema as unknown as Node;
  const variant = (node.options as readonly Node[]).find(
    (option) => option.entries?.['type']?.literal === move.type,
  );
  const fields = Object.entries(variant?.entries ?? {}).filter(([key]) => key !== 'type');
  const field = fields[chance.below(Math.max(1, fields.length))];
  if (field === undefined) return sampleMove(schema, chance);
  return { ...move, [field[0]]: sample(field[1], chance) };
}

function sizeOf(node: Node): number {
  switch (node.type) {
    case 'variant':
      return (node.options as readonly Node[]).reduce((sum, option) => sum + sizeOf(option), 0);
    case 'strict_object':
      return Object.values(node.entries!).reduce((product, entry) => product * sizeOf(entry), 1);
    case 'array':
      return Infinity;
    case 'nullable':
      return 1 + sizeOf(node.wrapped!);
    default:
      return valuesOf(node).length;
  }
}

function valuesOf(node: Node): unknown[] {
  switch (node.type) {
    case 'variant':
      return (node.options as readonly Node[]).flatMap(valuesOf);
    case 'strict_object':
      return Object.entries(node.entries!).reduce<Record<string, unknown>[]>(
        (partial, [key, entry]) =>
          partial.flatMap((object) =>
            valuesOf(entry).map((value) => ({ ...object, [key]: value })),
          ),
        [{}],
      );
    case 'literal':
      return [node.literal];
    case 'picklist':
      return [...node.options!];
    case 'boolean':
      return [false, true];
    case 'nullable':
      return [null, ...valuesOf(node.wrapped!)];
    case 'number': {
      const [min, max] = [bound(node, 'min_value'), bound(node, 'max_value')];
      return Array.from({ length: max - min + 1 }, (_, n) => min + n);
    }
    default:
      throw new Error(`the laws cannot list moves with a ${node.type}`);
  }
}

function bound(node: Node, type: 'min_value' | 'max_value'): number {
  const requirement = node.pipe?.find((action) => action.type === type)?.requirement;
  if (typeof requirement !== 'number') throw new Error('a number in a move needs bounds');
  return requirement;
}

const MOST_ITEMS = 4;

function sample(node: Node, chance: Chance): unknown {
  switch (node.type) {
    case 'variant': {
      const options = node.options as readonly Node[];
      return sample(options[chance.below(options.length)]!, chance);
    }
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(node.entries!).map(([key, entry]) => [key, sample(entry, chance)]),
      );
    case 'number': {
      const [min, max] = [bound(node, 'min_value'), bound(node, 'max_value')];
      return min + chance.below(max - min + 1);
    }
    case 'nullable':
      return chance.below(2) === 0 ? null : sample(node.wrapped!, chance);
    case 'array':
      return Array.from({ length: chance.below(MOST_ITEMS + 1) }, () => sample(node.item!, chance));
    default: {
      const values = valuesOf(node);
      return values[chance.below(values.length)];
    }
  }
}
