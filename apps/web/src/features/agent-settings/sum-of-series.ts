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
  /** In fifteenths. */
  readonly points: number
  readonly faults: number
}

export function sumOfSeries(matches: readonly SeriesMatch[]): SeriesSum {
  const decided = matches.filter(({ status }) => status === 'finished')
  const recordOf = (role: SeriesMatch['role'], winner: SeriesMatch['winner']): Record => {
    const played = decided.filter((match) => match.role === role)
    return { played: played.length, won: played.filter((match) => match.winner === winner).length }
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  return {
    decided: decided.length,
    spy: recordOf('spy', 'spy'),
    civilian: recordOf('civilian', 'civilians'),
    points: sum(decided.map(({ points }) => points ?? 0)),
    faults: sum(matches.map(({ faults }) => faults)),
  }
}
