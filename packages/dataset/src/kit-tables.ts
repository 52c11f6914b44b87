import { isHidden, replay } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { fifteenthsPerPoint } from '@wis/games'
import type { Column, DatasetTable, GameKit, Row, SeatResult } from '@wis/games'
import type { DatasetMatch } from './match.ts'
import { agentCells, matchCells, matchColumn, matchColumns, sittingColumns } from './match.ts'

export const kitTableNames = ['matches', 'seats', 'entries'] as const
type KitTableName = (typeof kitTableNames)[number]

const matches: DatasetTable = {
  name: 'matches',
  meaning: 'A match that is over and was dealt.',
  columns: [
    ...matchColumns.naming,
    { name: 'game', type: 'text', meaning: 'The id of the game.' },
    ...matchColumns.terms,
    ...matchColumns.end,
    { name: 'seats', type: 'integer', meaning: 'How many seats the table had.' },
    ...matchColumns.course,
    { name: 'commitment', type: 'text', meaning: 'What was published of the deal before the first move.' },
  ],
}

const entries: DatasetTable = {
  name: 'entries',
  meaning: 'An entry of the log of a match: the deal, a move, a refused or missing answer, or what followed.',
  columns: [
    matchColumn,
    { name: 'seq', type: 'integer', meaning: 'Its place in the log, from 0.' },
    { name: 'at', type: 'time', meaning: 'When it was written.' },
    { name: 'type', type: 'text', meaning: 'The kind of event.' },
    {
      name: 'seat',
      type: 'integer',
      optional: true,
      meaning: 'Whose event it is, if it is the event of one seat.',
    },
    { name: 'event', type: 'text', meaning: 'The whole event as JSON.' },
  ],
}

function seatsOf({ results }: GameKit): DatasetTable {
  const facts = Object.entries(results.facts).map(([id, { en }]): Column => ({
    name: columnOf(id),
    type: 'integer',
    optional: true,
    meaning: `${en}.`,
  }))
  const { perPoint = 1 } = results
  const exactly: readonly Column[] = isFiner(results)
    ? [
        {
          name: 'points_exact',
          type: 'integer',
          optional: true,
          meaning: `What it earned, exactly: ${perPoint} of these are a point.`,
        },
      ]
    : []
  return {
    name: 'seats',
    meaning: 'An agent on a seat of a match.',
    columns: [
      ...sittingColumns,
      { name: 'role', type: 'text', optional: true, meaning: 'Its role; empty in a game without roles.' },
      {
        name: 'place',
        type: 'integer',
        optional: true,
        meaning: 'Its place, from 1; empty for a void match.',
      },
      {
        name: 'team',
        type: 'integer',
        optional: true,
        meaning: 'Seats with the same number are on one side.',
      },
      {
        name: 'points_fifteenths',
        type: 'integer',
        optional: true,
        meaning:
          'What it earned on the board, in fifteenths of a point; the nearest one where a game counts finer.',
      },
      { name: 'points', type: 'number', optional: true, meaning: 'What it earned in points.' },
      ...exactly,
      ...facts,
    ],
  }
}

/** Whether fifteenths of a point are too coarse for its results. */
const isFiner = ({ perPoint = 1 }: GameKit['results']) => fifteenthsPerPoint % perPoint !== 0

const columnOf = (fact: string) => `fact_${fact.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

/** The data dictionary of a game. Every fact of its results is a column. */
export const kitTables = (kit: GameKit): Readonly<Record<KitTableName, DatasetTable>> => ({
  matches,
  entries,
  seats: seatsOf(kit),
})

/** The rows that a match adds to each table. None if it was void before it was dealt. */
export function kitRowsOf(
  kit: GameKit,
  played: DatasetMatch,
): Readonly<Record<KitTableName, readonly Row[]>> {
  const state = replay(kit.rules, played.log)
  const outcome = kit.rules.outcome(state)
  const first = played.log[0]?.event
  if (!outcome || first?.type !== 'match-opened') return { matches: [], seats: [], entries: [] }
  const results = kit.results.of(state)
  const { matchId, log, seats } = played
  const match: Row = {
    ...matchCells(played, outcome),
    game: kit.id,
    ...openingCells(first),
    seats: seats.length,
  }
  return {
    matches: [match],
    seats: seats.map((seat, at) => ({
      match_id: matchId,
      seat: at,
      alias: aliasIn(log, at),
      ...agentCells(seat),
      ...resultCells(kit, results[at]),
    })),
    entries: log.map((entry) => entryRow(matchId, entry)),
  }
}

function openingCells(opened: object): Row {
  return {
    language: String(member(opened, 'language')),
    ruleset: String(member(member(opened, 'ruleset'), 'id')),
  }
}

/** What the others called a seat, by the first entry of a log. */
export const aliasIn = ([first]: DatasetMatch['log'], seat: number) =>
  String(member(member(first?.event, 'aliases'), `${seat}`) ?? '')

/** Every game writes its opening with these members, and its schema has read them. */
function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([known]) => known === name)?.[1]
}

function resultCells({ results }: GameKit, result: SeatResult | undefined): Row {
  const points = result ? result.points / (results.perPoint ?? 1) : null
  const facts = Object.keys(results.facts).map((id) => [columnOf(id), result?.facts[id] ?? null] as const)
  return {
    role: result?.role ?? null,
    place: result?.place ?? null,
    team: result?.team ?? null,
    points_fifteenths: points === null ? null : Math.round(points * fifteenthsPerPoint),
    points,
    ...(isFiner(results) && { points_exact: result?.points ?? null }),
    ...Object.fromEntries(facts),
  }
}

function entryRow(matchId: string, { seq, at, event }: Entry): Row {
  if (isHidden(event)) throw new RangeError('a table needs the whole log')
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null
  return { match_id: matchId, seq, at: new Date(at), type: event.type, seat, event: JSON.stringify(event) }
}
