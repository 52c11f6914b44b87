import { stillBusy } from '@wis/agents'
import type { Agent, AgentReply, Clock } from '@wis/agents'
import { playMatch, toldTo } from '@wis/engine'
import type { Answer, Entry, Known, Turn } from '@wis/engine'
import { askAgent } from '@wis/flight-check'
import type { Answered } from '@wis/flight-check'
import { whoIsSpy, whoIsSpyKit } from '@wis/games'
import type { GameKit, SpyConfig, SpyEvent, SpyMove, SpyState } from '@wis/games'
import { requestOf } from '@wis/protocol'
import { openLocalEars } from './local-ears.ts'
import type { SeatUnheard } from './local-ears.ts'

export interface LocalTable {
  readonly matchId: string
  readonly seed: string
  readonly config: SpyConfig
  /** In seat order. */
  readonly agents: readonly Agent[]
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** One answer, and the events of its ruling. */
export interface Ruled {
  readonly entries: readonly Entry<SpyEvent>[]
  readonly state: SpyState
  readonly answer?: Call
  /** The earlier notices that agents did not take. */
  readonly unheard?: readonly SeatUnheard[]
}

interface Call extends Answered {
  readonly turn: Turn
}

/** The time by which an agent that is still listening may put off its own turn. */
const patienceMs = 30_000
/** The time that agents have to hear the result. */
const farewellMs = 150_000

/** Plays a match in this process, by the rules and time limits of the platform: the same loop, no database. */
export async function* playLocalTable(table: LocalTable): AsyncGenerator<Ruled, void, undefined> {
  const { config, seed, agents, clock, signal } = table
  const seats = [...agents.keys()]
  const ears = openLocalEars({ ...table, language: config.language })
  const ask = async (turn: Turn, known: Known<SpyState, SpyEvent>, until: AbortSignal) => {
    const isListening = await ears.quiet(turn.seat, patienceMs)
    const unasked = { reply: stillBusy(patienceMs), latencyMs: 0 }
    return answerOf(known.state, turn, isListening ? await askSeat(table, { turn, known, until }) : unasked)
  }
  const match = { game: whoIsSpy, config, seats, seed, now: () => clock.now().toISOString(), ask }
  let last = whoIsSpy.blank
  for await (const { entries, state, call } of playMatch(match, [], { lost: signal, drain: signal })) {
    last = state
    ears.tell((seat) => toldTo(whoIsSpy, seat, entries), state.aliases)
    yield { entries, state, unheard: ears.unheard(), ...(call && { answer: call }) }
  }
  await Promise.all(seats.map((seat) => ears.quiet(seat, farewellMs)))
  yield { entries: [], state: last, unheard: ears.unheard() }
}

// The types of its states and events are its own business.
const kit = whoIsSpyKit as unknown as GameKit

interface Asked {
  readonly turn: Turn
  readonly known: Known<SpyState, SpyEvent>
  readonly until: AbortSignal
}

async function askSeat(
  { agents, matchId, clock, config }: LocalTable,
  { turn, known, until }: Asked,
): Promise<Answered> {
  const { seat, limitMs } = turn
  const agent = agents[seat]
  if (!agent) throw new RangeError(`nobody sits on seat ${seat}`)
  const deadline = new Date(clock.now().getTime() + limitMs).toISOString()
  const { ruleset, language } = config
  const { aliases } = known.state
  const request = requestOf({ kit, ruleset, language, matchId, turn, known, aliases, deadline })
  return askAgent({ agent, clock, signal: until }, request, limitMs)
}

function answerOf(state: SpyState, turn: Turn, { reply, latencyMs }: Answered): Answer<SpyMove, Call> {
  const move = moveOf(state, turn, reply)
  return { move, call: { turn, reply, latencyMs } }
}

function moveOf(state: SpyState, turn: Turn, reply: AgentReply): Answer<SpyMove, Call>['move'] {
  return reply.ok ? whoIsSpy.readMove(state, turn, reply.text) : { kind: 'forfeit', reason: reply.failure }
}
