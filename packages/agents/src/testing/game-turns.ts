import { MatchInPlay, rngAt } from '@wis/engine'
import type { Entry, GameEvent, Language, Seat } from '@wis/engine'
import { alias, kits } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import { gameRequestOf, longestHistory } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import type { Agent, AgentReply, Seen } from '../agent.ts'

export function kitCalled(id: string): GameKit {
  const kit = kits.find((one) => one.id === id)
  if (!kit) throw new RangeError(`there is no game ${id}`)
  return kit
}

interface Sitting {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly seed: string
}

type AnyMatch = MatchInPlay<unknown, unknown, unknown, GameEvent>

function opened({ kit, ruleset, language, seed }: Sitting): AnyMatch {
  const seats = [...Array(ruleset.players).keys()]
  const match: AnyMatch = new MatchInPlay<unknown, unknown, unknown, GameEvent>({
    game: kit.rules,
    seats,
    seed,
  })
  const material = kit.setup.draw(ruleset, language, rngAt(seed, -3))
  match.open({ ruleset, language, material }, () => '')
  return match
}

interface Due {
  readonly request: GameRequest
  readonly seen: Seen
}

/** The first seat that has to act, as its agent is asked. A minute is left. */
function dueIn(match: AnyMatch, { kit, ruleset, language, seed }: Sitting): Due | undefined {
  const [turn] = match.turns()
  if (!turn) return undefined
  const state = match.stateOf(turn.seat)
  const request = gameRequestOf({
    kit,
    matchId: seed,
    turn,
    state,
    ruleset,
    language,
    recent: match.recentOf(turn.seat, longestHistory),
    aliases: Array.from({ length: ruleset.players }, (_, seat) => alias(language, seat)),
    deadline: new Date(Date.now() + 60_000).toISOString(),
  })
  return { request, seen: { state, turn } }
}

/** The first turn of a match by the first rules of a game. */
export function firstTurn(id: string, language: Language = 'en'): Due {
  const kit = kitCalled(id)
  const sitting = { kit, ruleset: kit.setup.presets[0], language, seed: 'first' }
  const due = dueIn(opened(sitting), sitting)
  if (!due) throw new Error(`nobody begins ${id}`)
  return due
}

export interface PlayedByAgents {
  readonly log: readonly Entry[]
  readonly replies: readonly { readonly seat: Seat; readonly reply: AgentReply }[]
  readonly points: readonly number[]
}

/** Plays a whole match between agents, in seat order, without a database. */
export async function playGame(
  sitting: Sitting,
  agents: readonly Agent<GameRequest>[],
): Promise<PlayedByAgents> {
  const { kit } = sitting
  const match = opened(sitting)
  const { signal } = new AbortController()
  const replies: { seat: Seat; reply: AgentReply }[] = []
  for (let due = dueIn(match, sitting); due; due = dueIn(match, sitting)) {
    const { turn } = due.seen
    const reply = await agents[turn.seat]?.reply(due.request, signal, due.seen)
    if (!reply) throw new RangeError(`nobody sits on seat ${turn.seat}`)
    replies.push({ seat: turn.seat, reply })
    const move = reply.ok
      ? kit.rules.readMove(match.state, turn, reply.text)
      : ({ kind: 'forfeit', reason: reply.failure } as const)
    match.rule(turn, move, () => '')
  }
  const outcome = kit.rules.outcome(match.state)
  return { log: match.log, replies, points: outcome?.kind === 'decided' ? outcome.points : [] }
}
