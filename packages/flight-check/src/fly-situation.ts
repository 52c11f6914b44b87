import { askInTime, brokenConnector, isUnheard, openEars } from '@wis/agents'
import type { Telling } from '@wis/agents'
import { MatchInPlay } from '@wis/engine'
import type { GameEvent, Turn } from '@wis/engine'
import { aliasesTold, excerpt, isAsked, ScriptedMatch } from '@wis/games'
import type { AnyRuleset, Flaw, GameKit, Situation } from '@wis/games'
import { isGameRequest, requestOf } from '@wis/protocol'
import type { AgentRequest, GameRequest } from '@wis/protocol'
import { noting } from './flown.ts'
import type { FlightWorld, Flown, FlownTurn } from './flown.ts'
import { advice, failureFlaw, fatal, slowness, unanswered } from './judge/failure.ts'

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
  const hearing = hearingOf(flight, match)
  for (let turn = match.nextTurn(); turn && !signal.aborted; turn = match.nextTurn()) {
    await flight.beforeTurn?.()
    if (signal.aborted) break
    const listened = await hearing.tell()
    const flown = await flyTurn(flight, match, turn, listened)
    turns.push(flown)
    if (flown.flaws.some(({ fatal }) => fatal)) break
    match.answer(turn, kit.rules.readMove(match.state, turn, flown.text))
  }
  await sayGoodbye(flight, match, { hearing, turns })
  hearing.end()
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
  const asking = { ...flight, limitMs: turn.limitMs, broken: brokenConnector }
  const { reply, latencyMs } = await askInTime(asking, requestFor(flight, match, turn))
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
  { hearing, turns }: Flown & { readonly hearing: Hearing },
): Promise<void> {
  const isAway = turns.at(-1)?.flaws.some(({ code, fatal }) => fatal && unanswered.has(code))
  if (!flight.agent.hear || isAway || flight.signal.aborted) return
  match.close()
  await hearing.tell()
}

interface Listened {
  readonly flaws: readonly Flaw[]
  readonly tellings: readonly Telling[]
}

interface Hearing {
  /** Tells what the agent has not heard of the match, and waits until it has. */
  tell(): Promise<Listened>
  /** Nobody waits any more for an agent that is still listening. */
  end(): void
}

function hearingOf(
  { kit, agent, situation: { seat, language }, matchId, clock, signal, onFault }: Flight,
  match: Match,
): Hearing {
  const over = new AbortController()
  const aliases = aliasesTold(match.log[0]?.event)
  let told: Telling[] = []
  let heard = 0
  const ears = openEars({
    rules: kit.rules,
    matchId,
    language,
    aliases,
    agents: aliases.map((_, place) => (place === seat ? agent : {})),
    clock,
    signal: AbortSignal.any([signal, over.signal]),
    ...noting((tellings) => void told.push(...tellings), onFault),
  })
  return {
    tell: async () => {
      ears.tell(match.log.slice(heard))
      heard = match.log.length
      if (!(await ears.quiet(seat, listeningMs)))
        return { tellings: [], flaws: [fatal('listens-too-slowly', { seconds: listeningMs / 1000 })] }
      const tellings = told
      told = []
      const unheard = tellings.filter(isUnheard)
      const [first] = unheard
      if (!first) return { tellings, flaws: [] }
      const params = { count: unheard.length, detail: excerpt(first.detail, 300) }
      return { tellings, flaws: [advice('does-not-listen', params)] }
    },
    end: () => over.abort(),
  }
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
