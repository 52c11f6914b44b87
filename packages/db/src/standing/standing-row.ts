import type { SeasonId } from '@wis/engine'
import { fifteenthsPerPoint } from '@wis/ratings'
import type { Sums, Tally, TrueSkill } from '@wis/ratings'
import type { Database } from '../database.ts'
import { countsInFifteenths, unitsEach } from '../game/units-of.ts'
import { openStandings } from '../season/season-sql.ts'

/** What is counted of an agent, in the units of its board. */
export interface Counted {
  readonly tally: Tally
  readonly sums: Sums
}

/** The columns with the numbers that every game counts. */
export const standingColumns = [
  'matches',
  'points',
  'wins',
  'draws',
  'points_squared',
  'discounted_matches',
  'discounted_points',
  'discounted_wins',
] as const

/** Sums of points are whole too, but in games that count in small units they outgrow an integer. */
export const columnType = (name: string) =>
  ['points', 'points_squared', 'discounted_points'].includes(name) ? 'float8' : 'int'

export interface StandingValues extends Readonly<Record<(typeof standingColumns)[number], number>> {
  /** Null if nothing was counted. */
  readonly facts: Tally['facts'] | null
}

export const standingValues = ({ tally, sums }: Counted): StandingValues => ({
  matches: tally.matches,
  points: tally.points,
  wins: tally.wins,
  draws: sums.draws,
  points_squared: sums.pointsSquared,
  discounted_matches: tally.discounted.matches,
  discounted_points: tally.discounted.points,
  discounted_wins: tally.discounted.wins,
  facts: Object.keys(tally.facts).length === 0 ? null : tally.facts,
})

export const countsOfStanding = (row: StandingValues): Counted => ({
  tally: {
    matches: row.matches,
    points: row.points,
    wins: row.wins,
    discounted: {
      matches: row.discounted_matches,
      points: row.discounted_points,
      wins: row.discounted_wins,
    },
    facts: row.facts ?? {},
  },
  sums: { draws: row.draws, pointsSquared: row.points_squared },
})

/** SQL for a fact of a standing. Its name is that of a kit, never that of a reader. */
export const factOf = (name: string, table = 'standings') =>
  `coalesce((${table}.facts ->> '${name}')::int8, 0)`

export interface StandingSkill {
  readonly skill_mean: number | null
  readonly skill_deviation: number | null
}

export const skillOfStanding = ({
  skill_mean: mean,
  skill_deviation: deviation,
}: StandingSkill): TrueSkill | null => (mean === null || deviation === null ? null : { mean, deviation })

/**
 * SQL for a named points value in a column of rulesets, in fifteenths, the unit of totals. Most games have neither, and
 * count from 0.
 */
export function inFifteenths(rulesets: string, name: 'initialTotal' | 'entryCost'): string {
  return `coalesce((${rulesets} ->> '${name}')::int, 0) * ${fifteenthsPerPoint}`
}

interface Asked {
  readonly seasonId: SeasonId
  readonly language: string
  readonly agentIds: readonly string[]
  /** Also standings that the public may not see for now. */
  readonly seesWithheld: boolean
}

/** Points are in fifteenths. */
export interface CountedStanding extends Counted {
  readonly trueSkill: TrueSkill | null
}

/** The standings of some agents by their ids. Agents without any are left out. */
export async function standingsOf(
  { pool }: Database,
  { seasonId, language, agentIds, seesWithheld }: Asked,
): Promise<ReadonlyMap<string, CountedStanding>> {
  const { rows } = await pool.query<
    StandingValues & StandingSkill & { readonly agent_id: string; readonly game: string }
  >({
    name: 'standings-of',
    text: `select t.*, s.game from standings t join seasons s on s.id = t.season_id
           where t.season_id = $1 and t.language = $2 and t.agent_id = any($3::text[])
             and ($4 or ${openStandings})`,
    values: [seasonId, language, agentIds, seesWithheld],
  })
  return new Map(
    rows.map((row) => [
      row.agent_id,
      {
        ...countsInFifteenths(countsOfStanding(row), unitsEach(row.game)),
        trueSkill: skillOfStanding(row),
      },
    ]),
  )
}

/** A stored number that differs from the ledger or the logs. */
export interface Difference {
  readonly where: string
  readonly column: string
  readonly stored: number
  readonly recomputed: number
}
