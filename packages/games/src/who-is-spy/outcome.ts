import type { Outcome } from '@wis/engine'
import type { SpyState } from './state.ts'

/** The whole winning side wins, whether or not its seats lived to see it. */
export function outcome({ ending, spy, aliases }: SpyState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { winner, points, reason } = ending
  const teams = [...aliases.keys()].map((seat) => (seat === spy ? 1 : 0))
  const places = teams.map((team) => ((team === 1) === (winner === 'spy') ? 1 : 2))
  return { kind: 'decided', places, teams, points, reason }
}
