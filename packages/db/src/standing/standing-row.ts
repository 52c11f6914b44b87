import type { Sums, Tally, TrueSkill } from '@wis/ratings'

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
