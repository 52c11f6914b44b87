import type { TurnRequest } from '@wis/protocol'

/**
 * The time that an agent gets for its turn: all that is left, or `longestMs` if the deadline is further off or
 * unreadable.
 */
export function timeLeft({ turn }: Pick<TurnRequest, 'turn'>, longestMs: number, now: Date): number {
  const left = Date.parse(turn.deadline) - now.getTime()
  return left < longestMs ? Math.max(1, left) : longestMs
}
