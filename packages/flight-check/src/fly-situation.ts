import { isUnheard } from '@wis/agents'
import type { Telling } from '@wis/agents'
import { MatchInPlay, toldTo } from '@wis/engine'
import type { GameEvent, Turn } from '@wis/engine'
import { aliasesTold, excerpt, isAsked, ScriptedMatch } from '@wis/games'
import type { AnyRuleset, Flaw, GameKit, Situation } from '@wis/games'
import { isGameRequest, requestOf } from '@wis/protocol'
import type { AgentRequest, GameRequest } from '@wis/protocol'
import { askAgent, tellAgent } from './ask-agent.ts'
import type { Flown, FlownTurn } from './flown.ts'
import { failureFlaw, unanswered } from './judge/failure.ts'
import { advice, fatal } from './judge/flaw.ts'
import { slowness } from './judge/slowness.ts'
import type { FlightWorld } from './trial.ts'

type Match = ScriptedMatch<unknown, unknown, GameEvent>

export interface Flight extends FlightWorld {
  readonly kit: GameKit
  readonly situation: Situation
  readonly ruleset: AnyRuleset
}

/** How long an agent may take to hear everything before its turn: longer than in a match. */
const listeningMs = 60_000

/** Puts an agent into one situation, as a match would, and judges its moves by the rules of the match. */
export async function flySituation(flight: Flight): Promise<Flown> {
  const { clock, signal, kit, situation } = flight
  const match = new ScriptedMatch(kit.rules, {
    ...situation,
    script: situation.begin(),
    now: () => clock.now().toISOString(),
  })
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
    match.answer(turn, kit.rules.readMove(match.state, turn, flown.text))
  }
  await sayGoodbye(flight, match, { heard, turns })
  return { turns }
}

async function flyTurn(
  flight: Flight,
  match: Match,
  turn: Turn,
  { flaws: before, tellings }: Listened,
): Promise<FlownTurn & { readonly text: string }> {
  const { kind, round } = turn
  const unasked = { kind, round, told: tellings, attempts: [], text: '' }
  if (before.some(({ fatal }) => fatal)) return { ...unasked, flaws: before, latencyMs: 0 }
  const { reply, latencyMs } = await askAgent(flight, requestFor(flight, match, turn), turn.limitMs)
  flight.agent.ruled?.(false)
  const { situation } = flight
  const found = reply.ok
    ? [...situation.judge(reply.text, turn, match.state), ...slowness(latencyMs, turn)]
    : [situation.inItsWords(failureFlaw(reply, turn.limitMs / 1000))]
  const flaws = [...before, ...found]
  const told = [...tellings, ...(reply.told ?? [])]
  const flown = { ...unasked, told, attempts: reply.attempts ?? [], flaws, latencyMs }
  if (!reply.ok) return flown
  const { text, usage } = reply
  return { ...flown, text, answer: excerpt(text, 500), ...(usage && { usage }) }
}

/** Tells a listening agent how the match ended, as after every match. An unreachable agent is not told. */
async function sayGoodbye(
  flight: Flight,
  match: Match,
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
  { kit, situation: { seat, language }, matchId, ...asking }: Flight,
  { log }: Match,
  since: number,
): Promise<Listened> {
  const told = toldTo(kit.rules, seat, log.slice(since))
  const news = { game: kit.id, matchId, seat, aliases: aliasesTold(log[0]?.event), language, told }
  const tellings = await tellAgent(asking, news, listeningMs)
  if (!tellings)
    return { tellings: [], flaws: [fatal('listens-too-slowly', { seconds: listeningMs / 1000 })] }
  const unheard = tellings.filter(isUnheard)
  const [first] = unheard
  if (!first) return { tellings, flaws: [] }
  const params = { count: unheard.length, detail: excerpt(first.detail, 300) }
  return { tellings, flaws: [advice('does-not-listen', params)] }
}

function requestFor({ kit, situation, ruleset, matchId, clock }: Flight, { log }: Match, turn: Turn) {
  const { seat, limitMs } = turn
  const { language } = situation
  const request = requestOf({
    kit,
    ruleset,
    language,
    matchId,
    turn,
    known: new MatchInPlay<unknown, unknown, unknown, GameEvent>(
      { game: kit.rules, seats: [seat], seed: '' },
      log,
    ),
    aliases: aliasesTold(log[0]?.event),
    deadline: new Date(clock.now().getTime() + limitMs).toISOString(),
  })
  return situation.fromTheFuture && isAsked(situation, turn) ? fromTheFuture(request) : request
}

/** The request as a later version of the protocol might send it. The agent has to ignore the new parts. */
function fromTheFuture(request: AgentRequest | GameRequest): AgentRequest | GameRequest {
  const at = request.turn.deadline
  const stranger = {
    seq: (request.history.at(-1)?.seq ?? -1) + 1,
    at,
    event: { type: 'weather-changed', sky: { colour: 'grey' }, seats: [0, 1] },
  }
  const later = {
    mood: 'tense',
    observers: [{ name: 'Nobody' }],
    history: [...request.history, stranger],
  }
  if (isGameRequest(request)) {
    const turn = { ...request.turn, hurry: false }
    return { ...request, ...later, turn }
  }
  const turn = { ...request.turn, hurry: false }
  return { ...request, ...later, turn }
}
