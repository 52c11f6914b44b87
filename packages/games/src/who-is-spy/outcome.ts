import type { Outcome } from '@wis/engine'
import type { SpyState } from './state.ts'

/** The whole winning side wins, whether or not its seats lived to see it. */
export function outcome({ ending, spy, aliases }: SpyState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { winner, points, reason } = ending
  const winners = [...aliases.keys()].filter((seat) => (seat === spy) === (winner === 'spy'))
  return { kind: 'decided', winners, points, reason }
}
