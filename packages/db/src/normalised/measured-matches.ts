import { kitCalled, measureOf } from '@wis/games'
import type { TableColumn } from '@wis/games'
import type { MeasuredMatch } from '@wis/ratings'
import type pg from 'pg'
import { unitsOf } from '../game/units-of.ts'
import type { ColumnSeason } from './column-seasons.ts'

export const matchesAtOnce = 500

/** How far the matches of a season are counted. */
export interface Counted {
  readonly matches: number
  readonly endedAt: Date | null
  readonly matchId: string | null
  readonly decisions: number
}

interface StoredMatch {
  readonly id: string
  readonly endedAt: Date
  readonly seats: readonly {
    /** Empty for an agent that only fills a place. */
    readonly agentId: string
    /** False if the platform does not vouch that it decided by its own view. */
    readonly vouched: boolean | null
    readonly place: number
    readonly team: number | null
    readonly role: string | null
    readonly points: number | null
    readonly facts: Readonly<Record<string, number>> | null
  }[]
}

/** The next matches in the order in which they ended, and how far they reach. Undefined if there are no more. */
export async function nextMatches(
  client: pg.ClientBase,
  { season, language, column, counted, before, leftOut }: Reading,
): Promise<{ readonly matches: readonly MeasuredMatch[]; readonly counted: Counted } | undefined> {
  const { rows } = await client.query<StoredMatch>({
    name: 'matches-to-resample',
    text: statement,
    values: [season.id, language, counted.endedAt, counted.matchId, before, matchesAtOnce],
  })
  const last = rows.at(-1)
  if (!last) return undefined
  const known = rows.filter(
    ({ seats }) => !seats.some(({ agentId, vouched }) => leftOut.includes(agentId) || vouched === false),
  )
  return {
    matches: known.map((match) => measured(match, column)),
    counted: {
      matches: counted.matches + rows.length,
      decisions: season.decisions,
      endedAt: last.endedAt,
      matchId: last.id,
    },
  }
}

export interface Reading {
  readonly season: ColumnSeason
  readonly language: string
  readonly column: TableColumn
  readonly counted: Counted
  /** Only matches that ended earlier. A match that ended just now may be stored after one that ended later. */
  readonly before: Date
  /** Matches of these agents count for nobody. */
  readonly leftOut: readonly string[]
}

const decided = `m.season_id = $1 and m.language = $2 and m.status = 'finished' and m.mode = 'ranked' and not m.deal_open`

// Matches of earlier days have no places, but a winning side.
const statement = `
  select m.id, m.ended_at as "endedAt", (
    select json_agg(json_build_object(
             'agentId', case when s.sits_in then '' else s.agent_id end, 'role', s.role, 'team', s.team,
             'place', coalesce(s.place, case when m.winner = s.role then 1 else 2 end),
             'points', s.points, 'facts', s.facts, 'vouched', s.vouched) order by s.seat)
    from seats s where s.match_id = m.id
  ) as seats
  from matches m
  where ${decided} and m.decision_id is null and m.ended_at < $5
    and (m.ended_at, m.id collate "C") > (coalesce($3::timestamptz, '-infinity'), coalesce($4::text, ''))
  order by m.ended_at, m.id collate "C" limit $6`

function measured({ id, seats }: StoredMatch, { game, value }: TableColumn): MeasuredMatch {
  const kit = kitCalled(game)
  if (!kit) throw new Error(`there is no game called ${game} here`)
  const measure = measureOf(kit, value)
  const units = unitsOf(game)
  return {
    id,
    seats: seats.map(({ agentId, place, team, role, points, facts }, seat) => {
      const result = { place, role, team: team ?? seat, facts: facts ?? {} }
      return { agentId, place, team: result.team, ...measure({ ...result, points: (points ?? 0) / units }) }
    }),
  }
}

/** Whether exactly the matches up to the last counted one are counted. Reads all of them. */
export async function isComplete(
  client: pg.ClientBase,
  { season, language, counted }: Pick<Reading, 'season' | 'language' | 'counted'>,
): Promise<boolean> {
  const { rows } = await client.query<{ matches: number }>(
    `select count(*)::int as matches from matches m
     where ${decided} and m.decision_id is null
       and (m.ended_at, m.id collate "C") <= (coalesce($3::timestamptz, '-infinity'), coalesce($4::text, ''))`,
    [season.id, language, counted.endedAt, counted.matchId],
  )
  return rows[0]?.matches === counted.matches
}
