import type { AgentRequest } from '@wis/protocol'

/** What an agent is given of its turn: all that is left, and `longestMs` where a deadline is further off or unreadable. */
export function timeLeft({ turn }: AgentRequest, longestMs: number, now: Date): number {
  const left = Date.parse(turn.deadline) - now.getTime()
  return left < longestMs ? Math.max(1, left) : longestMs
}
