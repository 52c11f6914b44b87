import type { SeriesMatch } from '@wis/db/matches'

interface Won {
  readonly played: number
  readonly won: number
}

/** The total of a series: points of its decided matches, and faults of all of them. */
export interface SeriesSum {
  readonly decided: number
  /** Of matches that can be won, in any role. */
  readonly sides: Won & { readonly drawn: number }
  /** The same in each role that it had. Empty in a game without roles. */
  readonly roles: readonly (Won & { readonly role: string })[]
  /** In fifteenths. */
  readonly points: number
  readonly faults: number
}

export function sumOfSeries(matches: readonly SeriesMatch[]): SeriesSum {
  const decided = matches.filter(({ status }) => status === 'finished')
  const roles = new Set(decided.flatMap(({ role }) => role ?? []))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  return {
    decided: decided.length,
    sides: {
      ...wonOf(decided.filter(({ result }) => result !== null)),
      drawn: decided.filter(({ result }) => result === 'drawn').length,
    },
    roles: [...roles].map((role) => ({ role, ...wonOf(decided.filter((one) => one.role === role)) })),
    points: sum(decided.map(({ points }) => points ?? 0)),
    faults: sum(matches.map(({ faults }) => faults)),
  }
}

const wonOf = (played: readonly SeriesMatch[]): Won => ({
  played: played.length,
  won: played.filter(({ result }) => result === 'won').length,
})
