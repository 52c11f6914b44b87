import { besideAnswered, besideByForm, kitCalled, languages } from '@wis/games'
import { z } from 'zod'
import { gameRequestOf } from '../wire/game-request.ts'
import type { GameRequest } from '../wire/game-request.ts'

/** One event at the table, as this seat may know it. */
const historyEntry = z.object({
  seq: z.int().min(0),
  at: z.string(),
  event: z.looseObject({ type: z.string() }),
})

/** Everything an agent of who-is-spy needs to act once. It never contains anything the agent may not know. */
export const agentRequest = z.object({
  protocol: z.literal('wis/1'),
  matchId: z.string(),
  game: z.string(),
  seat: z.int().min(0),
  alias: z.string(),
  aliases: z.array(z.string()).readonly(),
  language: z.enum(languages),
  word: z.string(),
  rules: z.string(),
  turn: z.object({
    kind: z.enum(['speech', 'vote']),
    round: z.int().min(1),
    /** When the answer must be here, ISO 8601. */
    deadline: z.string(),
    /** Code points kept of a speech. */
    limit: z.int().min(1),
  }),
  /** In a vote, the aliases of the candidates. */
  candidates: z.array(z.string()).readonly().optional(),
  history: z.array(historyEntry).readonly(),
})
export type AgentRequest = z.infer<typeof agentRequest>

/** An agent's answer to a request. Unknown fields are ignored. */
export const agentAnswer = z.object({
  /** The agent's words to the table, in a speech turn. */
  speech: z.string().optional(),
  /** The alias it votes for, in a vote. */
  vote: z.string().optional(),
  /** Shown with the match once it is over, never at the table. */
  ...besideByForm(besideAnswered, {
    text: z.string().optional().catch(undefined),
    chances: z.record(z.string(), z.unknown()).optional().catch(undefined),
  }),
})

/** The question in the form that all games share, with nothing that the older form does not tell. */
export function asGameRequest(request: AgentRequest): GameRequest {
  const { matchId, seat, aliases, language, rules, turn, history } = request
  const { kind, round, deadline } = turn
  const kit = kitCalled(request.game)
  const known = kit?.older?.known(request)
  if (!kit || !known) throw new RangeError(`${request.game} has no question in the older form`)
  const { state, ruleset } = known
  const made = gameRequestOf({
    kit,
    matchId,
    turn: { seat, kind, round, step: 1, limitMs: ruleset.turnLimitMs },
    state,
    recent: history,
    aliases,
    ruleset,
    language,
    deadline,
  })
  return { ...made, rules }
}
