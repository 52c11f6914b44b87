import type { InBoth, Seat } from '@wis/engine'
import type { ScenePart, Tone } from '../contract/scene.ts'
import type { Table } from './happenings.ts'

type Cell = Extract<ScenePart, { readonly kind: 'rounds' }>['rows'][number]['cells'][number]

/** A number, or a sign that is the same in both languages. */
export const sign = (text: string | number): InBoth<string> => ({ en: String(text), zh: String(text) })

export const cell = (
  text: string | number | InBoth<string>,
  tone: Tone = 'plain',
  note?: string | InBoth<string>,
): Cell => ({
  text: typeof text === 'object' ? text : sign(text),
  tone,
  ...(note !== undefined && { note: typeof note === 'object' ? note : sign(note) }),
})
export const notKnown: InBoth<string> = { en: '?', zh: '？' }

interface Rounds {
  readonly name: InBoth<string>
  /** How many rounds the match has. */
  readonly of: number
  /** The rounds that are over. */
  past(seat: Seat): readonly Cell[]
  /** What a seat does in the round that is played, as far as it is known. Not given between rounds. */
  readonly now?: ((seat: Seat) => Cell | number | null | undefined) | undefined
  /** Whether a seat has decided in that round, where others may know that. */
  isIn?(seat: Seat): boolean
  total(seat: Seat): number
  readonly totalName: InBoth<string>
  readonly legend?: { readonly filled: InBoth<string>; readonly note?: InBoth<string> }
  /** The shape of the thing that each round is about. */
  readonly icon?: string
  /** The totals at the end, which are the points: their name, and how they are shown if they are not whole. */
  readonly end: { readonly name: InBoth<string>; shown?(points: number): number }
}

/** A row for each seat and a column for each round. The last column lies on the table, as a card before each seat. */
export function roundsPart(
  { aliases, ending }: Pick<Table<unknown>, 'aliases' | 'ending'>,
  { past, now, isIn, total, totalName, end, ...others }: Rounds,
): ScenePart {
  const points = ending?.kind === 'decided' ? ending.points.map(end.shown ?? Number) : undefined
  const nowOf = (seat: Seat): Cell => {
    const known = now?.(seat) ?? { ...cell(notKnown), isIn: isIn?.(seat) ?? false }
    return typeof known === 'number' ? cell(known) : known
  }
  return {
    kind: 'rounds',
    ...others,
    totalName: points ? end.name : totalName,
    rows: aliases.map((_, seat) => ({
      seat,
      cells: now ? [...past(seat), nowOf(seat)] : past(seat),
      total: points?.[seat] ?? total(seat),
    })),
  }
}

/** What an author writes with of the part that is seen. Nothing here needs a schema, so a browser can load it. */
export type { OpenedTable } from './definition.ts'
export type { EventsOf, KnownTable } from './happenings.ts'

export { counted, grouped, inBoth, namesOf, outlived, phrase, say, scores, scoresOf } from './sentences.ts'
export { defineTable, viewOf } from './view-of.ts'
export { choice, line, number, numbers, remark, seatAmong, team, usualLimit } from './move-fields.ts'
export {
  atTheEnd,
  either,
  event,
  flag,
  group,
  hiddenEvent,
  list,
  made,
  makers,
  maybe,
  namesOnly,
  oneOf,
  optional,
  pairOf,
  passing,
  perSeat,
  roundOpened,
  seat,
  secretEvent,
  shownEvent,
  text,
  told,
  tripleOf,
  unseal,
  whole,
  words,
  yes,
} from './vocabulary.ts'
export type { Answers, Line } from './move-fields.ts'
export type { Secret, ValuesOf } from './vocabulary.ts'
