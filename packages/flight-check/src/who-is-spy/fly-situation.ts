import { isUnheard } from '@wis/agents'
import type { Telling } from '@wis/agents'
import { toldTo } from '@wis/engine'
import type { Turn } from '@wis/engine'
import { brief, whoIsSpy } from '@wis/games'
import type { Language, Ruleset } from '@wis/games'
import { requestOf } from '@wis/protocol'
import type { AgentRequest } from '@wis/protocol'
import { askAgent, tellAgent } from '../ask-agent.ts'
import type { Flown, FlownTurn } from '../flown.ts'
import { unanswered } from '../judge/failure.ts'
import { excerpt } from '../judge/flaw.ts'
import type { Flaw } from '../judge/flaw.ts'
import type { FlightWorld } from '../trial.ts'
import { advice, fatal } from './judge/flaws.ts'
import { judgeReply } from './judge/reply.ts'
import { ScriptedMatch } from './scripted-match.ts'
import { isAsked } from './situation.ts'
import type { Situation } from './situation.ts'

export interface Flight extends FlightWorld {
  readonly situation: Situation
  readonly language: Language
  readonly ruleset: Ruleset
}

/** How long an agent may take to hear everything before its turn: longer than in a match. */
const listeningMs = 60_000

/** Puts an agent into one situation, as a match would, and judges its moves by the rules of the match. */
export async function flySituation(flight: Flight): Promise<Flown> {
  const { clock, signal } = flight
  const match = new ScriptedMatch(flight.situation, { ...flight, now: () => clock.now() })
  const turns: FlownTurn[] = []
  let heard = 0
  for (let turn = match.nextTurn(); turn && !signal.aborted; turn = match.nextTurn()) {
    await flight.beforeTurn?.()
    if (signal.aborted) break
    const listened = await tell(flight, match, heard)
    heard = match.log.length
    const flown = await flyTurn(flight, match, turn, listened)
    turns.push(flown)
    if (flown.flaws.some(({ fatal }) => fatal)) break
    match.answer(turn, whoIsSpy.readMove(match.state, turn, flown.text))
  }
  await sayGoodbye(flight, match, { heard, turns })
  return { turns }
}

async function flyTurn(
  flight: Flight,
  match: ScriptedMatch,
  turn: Turn,
  { flaws: before, tellings }: Listened,
): Promise<FlownTurn & { readonly text: string }> {
  const { kind, round } = turn
  const unasked = { kind, round, told: tellings, attempts: [], text: '' }
  if (before.some(({ fatal }) => fatal)) return { ...unasked, flaws: before, latencyMs: 0 }
  const { reply, latencyMs } = await askAgent(flight, requestFor(flight, match, turn), turn.limitMs)
  const { situation } = flight
  const flaws = [...before, ...judgeReply({ reply, latencyMs, turn, state: match.state, situation })]
  const told = [...tellings, ...(reply.told ?? [])]
  const flown = { ...unasked, told, attempts: reply.attempts ?? [], flaws, latencyMs }
  if (!reply.ok) return flown
  const { text, usage } = reply
  return { ...flown, text, answer: excerpt(text, 500), ...(usage && { usage }) }
}

/** Tells a listening agent how the match ended, as after every match. An unreachable agent is not told. */
async function sayGoodbye(
  flight: Flight,
  match: ScriptedMatch,
  { heard, turns }: Flown & { readonly heard: number },
): Promise<void> {
  const isAway = turns.at(-1)?.flaws.some(({ code, fatal }) => fatal && unanswered.has(code))
  if (!flight.agent.hear || isAway || flight.signal.aborted) return
  match.close()
  await tell(flight, match, heard)
}

interface Listened {
  readonly flaws: readonly Flaw[]
  readonly tellings: readonly Telling[]
}

async function tell(
  { situation: { seat }, language, matchId, ...asking }: Flight,
  { log, state: { aliases } }: ScriptedMatch,
  since: number,
): Promise<Listened> {
  const told = toldTo(whoIsSpy, seat, log.slice(since))
  const news = { matchId, seat, aliases, language, told }
  const tellings = await tellAgent(asking, news, listeningMs)
  if (!tellings)
    return { tellings: [], flaws: [fatal('listens-too-slowly', { seconds: listeningMs / 1000 })] }
  const unheard = tellings.filter(isUnheard)
  const [first] = unheard
  if (!first) return { tellings, flaws: [] }
  const params = { count: unheard.length, detail: excerpt(first.detail, 300) }
  return { tellings, flaws: [advice('does-not-listen', params)] }
}

function requestFor({ situation, matchId, clock }: Flight, { log }: ScriptedMatch, turn: Turn): AgentRequest {
  const { seat, limitMs } = turn
  const briefing = brief(log, seat)
  if (!briefing) throw new Error(`${situation.id}: seat ${seat} has no turn to be briefed for`)
  const deadline = new Date(clock.now().getTime() + limitMs).toISOString()
  const request = requestOf({ matchId, game: whoIsSpy.id, seat, briefing, deadline })
  return situation.fromTheFuture && isAsked(situation, turn) ? fromTheFuture(request) : request
}

/** The request as a later version of the protocol might send it. The agent has to ignore the new parts. */
function fromTheFuture(request: AgentRequest): AgentRequest {
  const { turn, history } = request
  const at = turn.deadline
  const stranger = {
    seq: (history.at(-1)?.seq ?? -1) + 1,
    at,
    event: { type: 'weather-changed', sky: { colour: 'grey' }, seats: [0, 1] },
  }
  const later = { mood: 'tense', observers: [{ name: 'Nobody' }], turn: { ...turn, hurry: false } }
  return { ...request, ...later, history: [...history, stranger] }
}
