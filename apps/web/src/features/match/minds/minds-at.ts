import type { Thought } from '@wis/db/matches'
import type { Seat } from '@wis/engine'
import { aliasesOfSeat } from '@wis/games'

/** A table that a seat made before a turn. */
interface MindTable {
  readonly seq: number
  /** By whoever looks and whoever is looked at, from 0 to 100. Null where nothing was said. */
  readonly rows: readonly (readonly (number | null)[])[]
}

/** The tables of a seat, in the order of its turns. */
export interface MindsOfSeat {
  readonly seat: Seat
  readonly tables: readonly [MindTable, ...MindTable[]]
}

export type TellingThought = Pick<Thought, 'seq' | 'seat' | 'minds'>

/** The tables that were made up to an entry, of all seats that made any. */
export function mindsAt(
  thoughts: readonly TellingThought[],
  aliases: readonly string[],
  until: number,
): readonly MindsOfSeat[] {
  return [...aliases.keys()].flatMap((seat) => {
    const tables = thoughts
      .filter((thought) => thought.seat === seat && thought.seq <= until)
      .toSorted((one, other) => one.seq - other.seq)
      .flatMap(({ seq, minds }) => (minds ? [{ seq, rows: rowsOf(minds, aliases) }] : []))
    const [first, ...more] = tables
    return first ? [{ seat, tables: [first, ...more] }] : []
  })
}

function rowsOf(minds: NonNullable<Thought['minds']>, aliases: readonly string[]): MindTable['rows'] {
  // The names are those of the table, and the reader may see them in another language.
  const of = <Value>(named: Readonly<Record<string, Value>> | undefined, alias: string, seat: Seat) =>
    [alias, ...aliasesOfSeat(seat)].map((name) => named?.[name]).find((found) => found !== undefined)
  return aliases.map((viewer, own) =>
    aliases.map((alias, seat) => {
      const chance = of(of(minds, viewer, own), alias, seat)
      return chance === undefined ? null : Math.round(Math.min(1, Math.max(0, chance)) * 100)
    }),
  )
}
