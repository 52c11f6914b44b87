import type { Agent } from '@wis/agents'
import type { DealtMatch } from './arena.ts'
import { scriptFor } from './scripted-match.ts'

/** Says and votes what stands in each match's script, at once or after `delayMs`. */
export function scriptedAgent(
  matches: readonly DealtMatch[],
  delay: (matchId: string, turn: string) => Promise<void> | undefined = () => undefined,
): Agent {
  const scripts = new Map<string, ReturnType<typeof scriptFor>>(
    matches.map(({ id, number }) => [id, scriptFor(number)]),
  )
  return {
    reply: async ({ matchId, seat, turn: { kind, round } }) => {
      const script = scripts.get(matchId)
      const move = (kind === 'vote' ? script?.votes : script?.speeches)?.[round - 1]?.[seat]
      if (!move) throw new Error(`the script has no ${kind} for seat ${seat} in round ${round}`)
      await delay(matchId, `${kind} ${round} ${seat}`)
      return { ok: true, text: move.text }
    },
  }
}
