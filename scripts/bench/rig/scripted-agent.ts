import type { Agent } from '@wis/agents'
import { seatMatchId } from '@wis/db/matches'
import { seedOf } from './deal-matches.ts'
import type { DealtMatch } from './deal-matches.ts'
import { scriptFor } from './scripted-match.ts'
import type { Script } from './scripted-match.ts'

export interface ScriptedTurn {
  readonly match: DealtMatch
  readonly kind: 'speech' | 'vote'
  readonly round: number
  readonly seat: number
}

/** Says and votes by the script of each match, at once or after thinking. */
export function scriptedAgent(
  matches: readonly DealtMatch[],
  think?: (turn: ScriptedTurn) => Promise<void>,
): Agent {
  const scripts = new Map<string, { match: DealtMatch; script: Script }>(
    matches.flatMap((match) => {
      const kept = { match, script: scriptFor(match.number) }
      // Each seat knows its match by an id of its own.
      return match.seats.map((_, seat) => [seatMatchId({ seed: seedOf(match.number), seat }), kept] as const)
    }),
  )
  return {
    reply: async ({ matchId, seat, turn: { kind, round } }) => {
      const { match, script } = scripts.get(matchId) ?? {}
      const move = (kind === 'vote' ? script?.votes : script?.speeches)?.[round - 1]?.[seat]
      if (!match || !move) throw new Error(`the script has no ${kind} for seat ${seat} in round ${round}`)
      await think?.({ match, kind, round, seat })
      return { ok: true, text: move.text }
    },
  }
}
