import type { SeriesMatch } from '@wis/db/matches'

interface Record {
  readonly played: number
  readonly won: number
}

/** The total of a series: points of its decided matches, and faults of all of them. */
export interface SeriesSum {
  readonly decided: number
  readonly spy: Record
  readonly civilian: Record
  /** Of matches that can be won, in any role. */
  readonly sides: Record & { readonly drawn: number }
  /** In fifteenths. */
  readonly points: number
  readonly faults: number
}

export function sumOfSeries(matches: readonly SeriesMatch[]): SeriesSum {
  const decided = matches.filter(({ status }) => status === 'finished')
  const recordOf = (played: readonly SeriesMatch[]): Record => ({
    played: played.length,
    won: played.filter(({ result }) => result === 'won').length,
  })
  const inRole = (role: string) => recordOf(decided.filter((match) => match.role === role))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  return {
    decided: decided.length,
    spy: inRole('spy'),
    civilian: inRole('civilian'),
    sides: {
      ...recordOf(decided.filter(({ result }) => result !== null)),
      drawn: decided.filter(({ result }) => result === 'drawn').length,
    },
    points: sum(decided.map(({ points }) => points ?? 0)),
    faults: sum(matches.map(({ faults }) => faults)),
  }
}
