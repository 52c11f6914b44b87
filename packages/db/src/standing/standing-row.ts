import type { Sums, Tally, TrueSkill } from '@wis/ratings'
import { roleColumns, rolesOfStanding, roleValues } from '../legacy/role-counts.ts'

/** The counts of a standing, named as their columns are. */
export const standingColumns = [
  'matches',
  'points',
  'wins',
  ...roleColumns,
  'discounted_matches',
  'discounted_points',
  'discounted_wins',
  'speeches_asked',
  'fouls',
  'ballots_asked',
  'ballots_correct',
  'survival_rounds',
  'ballots_against',
  'ballots_against_possible',
] as const

/** Sums of points are whole too, but in games that count in small units they outgrow an integer. */
export const columnType = (name: string) =>
  ['points', 'points_squared', 'discounted_points'].includes(name) ? 'float8' : 'int'

export type StandingValues = Readonly<Record<(typeof standingColumns)[number], number>>

export function standingValues(tally: Tally): StandingValues {
  return {
    matches: tally.matches,
    points: tally.points,
    wins: tally.wins,
    ...roleValues(tally),
    discounted_matches: tally.discounted.matches,
    discounted_points: tally.discounted.points,
    discounted_wins: tally.discounted.wins,
    speeches_asked: tally.speechesAsked,
    fouls: tally.fouls,
    ballots_asked: tally.ballotsAsked,
    ballots_correct: tally.ballotsCorrect,
    survival_rounds: tally.survivalRounds,
    ballots_against: tally.ballotsAgainst,
    ballots_against_possible: tally.ballotsAgainstPossible,
  }
}

export function tallyOfStanding(row: StandingValues): Tally {
  return {
    matches: row.matches,
    points: row.points,
    wins: row.wins,
    ...rolesOfStanding(row),
    discounted: {
      matches: row.discounted_matches,
      points: row.discounted_points,
      wins: row.discounted_wins,
    },
    speechesAsked: row.speeches_asked,
    fouls: row.fouls,
    ballotsAsked: row.ballots_asked,
    ballotsCorrect: row.ballots_correct,
    survivalRounds: row.survival_rounds,
    ballotsAgainst: row.ballots_against,
    ballotsAgainstPossible: row.ballots_against_possible,
  }
}

/** The sums that every game has beside its tally. */
export const sumColumns = ['draws', 'points_squared'] as const

export interface StandingSums extends Readonly<Record<(typeof sumColumns)[number], number>> {
  /** Null if nothing was counted. */
  readonly facts: Sums['facts'] | null
}

export const sumValues = ({ draws, pointsSquared, facts }: Sums): StandingSums => ({
  draws,
  points_squared: pointsSquared,
  facts: Object.keys(facts).length === 0 ? null : facts,
})

export const sumsOfStanding = ({ draws, points_squared: pointsSquared, facts }: StandingSums): Sums => ({
  draws,
  pointsSquared,
  facts: facts ?? {},
})

export interface StandingSkill {
  readonly skill_mean: number | null
  readonly skill_deviation: number | null
}

export const skillOfStanding = ({
  skill_mean: mean,
  skill_deviation: deviation,
}: StandingSkill): TrueSkill | null => (mean === null || deviation === null ? null : { mean, deviation })
