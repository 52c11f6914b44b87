import type { SeriesMatch } from '@wis/db/matches'
import { wonOf } from '../../../features/agent-settings/sum-of-series.ts'

/** How often the decided matches of a series were won in each role. */
export function sumOfRoles(matches: readonly SeriesMatch[]) {
  const decided = matches.filter(({ status }) => status === 'finished')
  const inRole = (role: string) => wonOf(decided.filter((match) => match.role === role))
  return { spy: inRole('spy'), civilian: inRole('civilian') }
}

/** The same as the values of a message. Undefined for a series without any of the roles. */
export function valuesOfRoles(matches: readonly SeriesMatch[]) {
  const { spy, civilian } = sumOfRoles(matches)
  if (spy.played + civilian.played === 0) return undefined
  return { spyWon: spy.won, spy: spy.played, civilianWon: civilian.won, civilian: civilian.played }
}
