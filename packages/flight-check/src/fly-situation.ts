import type { Agent, Clock, Usage } from '@wis/agents'
import type { Turn } from '@wis/engine'
import { brief, whoIsSpy } from '@wis/games'
import type { Language, Ruleset } from '@wis/games'
import { requestOf } from '@wis/protocol'
import type { AgentRequest } from '@wis/protocol'
import { askAgent, tellAgent } from './ask-agent.ts'
import { advice, excerpt, fatal } from './judge/flaw.ts'
import type { Flaw } from './judge/flaw.ts'
import { judgeReply } from './judge/reply.ts'
import { ScriptedMatch } from './scripted-match.ts'
import type { Situation } from './situation.ts'

export interface Flight {
  readonly situation: Situation
  readonly language: Language
  readonly ruleset: Ruleset
  readonly matchId: string
  readonly agent: Agent
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** How an agent did in one situation. */
export interface Flown {
  readonly flaws: readonly Flaw[]
  /** What it answered, turn by turn. */
  readonly answers: readonly string[]
  /** Of its slowest answer. */
  readonly latencyMs: number
  readonly usage: Usage
}

/** How long an agent may take to hear everything that was said before its turn: more than a match gives it. */
const listeningMs = 60_000

/** Puts an agent into one situation, the way a match would, and judges what it does by the rules of the match. */
export async function flySituation(flight: Flight): Promise<Flown> {
  const { situation, clock, signal } = flight
  const match = new ScriptedMatch(situation, { ...flight, startedAt: clock.now() })
  const flaws: Flaw[] = []
  const answers: string[] = []
  const usage = { inputTokens: 0, outputTokens: 0 }
  let latencyMs = 0
  let heard = 0
  for (let turn = match.nextTurn(); turn && !signal.aborted; turn = match.nextTurn()) {
    const told = await tell(flight, match, heard)
    heard = match.log.length
    flaws.push(...told)
    if (told.some((flaw) => flaw.fatal)) break
    const request = requestFor(flight, match, turn)
    const answered = await askAgent(flight, request, turn.limitMs)
    const { reply } = answered
    latencyMs = Math.max(latencyMs, answered.latencyMs)
    const found = judgeReply({ ...answered, turn, state: match.state, situation })
    flaws.push(...found)
    if (reply.ok) answers.push(excerpt(reply.text, 500))
    if (reply.ok && reply.usage) {
      usage.inputTokens += counted(reply.usage.inputTokens)
      usage.outputTokens += counted(reply.usage.outputTokens)
    }
    if (!reply.ok || found.some((flaw) => flaw.fatal)) break
    match.answer(turn, whoIsSpy.readMove(turn, reply.text))
  }
  return { flaws, answers, latencyMs, usage }
}

/** The server of a model may claim to have used any number of tokens. */
const counted = (tokens: number) => Math.min(Math.max(0, Math.trunc(tokens) || 0), 1_000_000_000)

async function tell(
  { situation: { seat }, language, matchId, ...asking }: Flight,
  { log, state: { aliases } }: ScriptedMatch,
  since: number,
): Promise<readonly Flaw[]> {
  const news = { matchId, seat, aliases, language, entries: log.slice(since) }
  const unheard = await tellAgent(asking, news, listeningMs)
  if (!unheard) return [fatal('listens-too-slowly', { seconds: listeningMs / 1000 })]
  const [first] = unheard
  return first === undefined
    ? []
    : [advice('does-not-listen', { count: unheard.length, detail: excerpt(first.detail, 300) })]
}

function requestFor(
  { situation, matchId, clock }: Flight,
  { log }: ScriptedMatch,
  { seat, limitMs }: Turn,
): AgentRequest {
  const briefing = brief(log, seat)
  if (!briefing) throw new Error(`${situation.id}: seat ${seat} has no turn to be briefed for`)
  const deadline = new Date(clock.now().getTime() + limitMs).toISOString()
  const request = requestOf({ matchId, game: whoIsSpy.id, seat, briefing, deadline })
  return situation.fromTheFuture ? fromTheFuture(request) : request
}

/** The same request as a later version of the protocol might send it: what is new in it has to be passed over. */
function fromTheFuture(request: AgentRequest): AgentRequest {
  const { turn, history } = request
  const at = turn.deadline
  const stranger = {
    seq: history.length,
    at,
    event: { type: 'weather-changed', sky: { colour: 'grey' }, seats: [0, 1] },
  }
  const later = { mood: 'tense', observers: [{ name: 'Nobody' }], turn: { ...turn, hurry: false } }
  return { ...request, ...later, history: [...history, stranger] }
}
