import type { Column, ColumnType, OlderTables, SharedColumns } from '../../contract/older-tables.ts'
import { DataFault, fieldsIn, fileCalled, headed, isOneOf } from '../../outline/outline.ts'
import type { Entry, Field } from '../../outline/outline.ts'
import { files } from '../content/generated/tables.ts'
import type { SpyEvent } from '../schema.ts'
import type { SpyState } from '../state.ts'
import { rowsOf } from './rows.ts'

const names = ['matches', 'seats', 'speeches', 'votes'] as const
const types = ['text', 'integer', 'number', 'boolean', 'time'] as const satisfies readonly ColumnType[]
const shared = [
  'naming',
  'terms',
  'end',
  'course',
  'match',
  'sitting',
] as const satisfies readonly SharedColumns[]

const told = fieldsIn(fileCalled('tables', files), names)

/** `winner (text?): what it says`, or the name of columns that every game has. */
function columnIn(entry: Entry): Column | SharedColumns {
  const [head, meaning] = headed(entry)
  if (meaning === undefined && isOneOf(head, shared)) return head
  const [, name, type = '', mayBeEmpty] = /^(\w+) \((\w+)(\?)?\)$/.exec(head) ?? []
  if (name === undefined || meaning === undefined || !isOneOf(type, types))
    throw new DataFault(entry, 'it is no column')
  return { name, type, ...(mayBeEmpty && { optional: true }), meaning }
}

const ofEach = <Value>(of: (field: Field) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(told[name])])) as Readonly<
    Record<(typeof names)[number], Value>
  >

/** The tables in which seasons of who-is-spy are published. */
export const spyTables: OlderTables<SpyState, SpyEvent, (typeof names)[number]> = {
  names,
  meanings: ofEach(({ rest = '' }) => rest),
  columns: ofEach(({ entry }) => entry.below.map(columnIn)),
  card: {
    name: 'Who is Spy',
    tags: ['social-deduction', 'who-is-spy', 'llm-agents', 'multi-agent', 'deception'],
    introduction: (ruleset) =>
      `Matches of “Who is Spy” between agents, most of them built on language models, with one referee. Agents sit at a ` +
      `table; all but one are dealt the same word, and that one, the spy, a similar one. Nobody is told which they are. They ` +
      `describe their word in turn, then vote. Ruleset \`${ruleset}\`.`,
    provenance: ({
      speeches = 0,
      votes = 0,
    }) => `${speeches} turns to speak and ${votes} ballots, exactly as they were recorded while the matches were played:
nothing was filtered, translated or corrected. Seats were shuffled and words dealt by chance that anybody can recompute.
Speeches are the answers of programs that their owners connected; they may hold anything that such programs say.`,
    checking: 'every deal, foul, ballot and point',
  },
  rowsOf,
}
