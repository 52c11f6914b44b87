import type { Agent, AgentReply } from '@wis/agents'
import { advance, rngAt } from '@wis/engine'
import type { Entry, Forfeit, Turn } from '@wis/engine'
import { askAgent, tellAgent } from '@wis/flight-check'
import type { Clock } from '@wis/flight-check'
import { brief, whoIsSpy } from '@wis/games'
import type { SpyConfig, SpyEvent, SpyMove, SpyState } from '@wis/games'
import { requestOf } from '@wis/protocol'

export interface Table {
  readonly matchId: string
  readonly seed: string
  readonly config: SpyConfig
  /** In seat order. */
  readonly agents: readonly Agent[]
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** What one answer led to, and the answer. */
export interface Ruled {
  readonly entries: readonly Entry<SpyEvent>[]
  readonly state: SpyState
  readonly answer?: { readonly turn: Turn; readonly reply: AgentReply; readonly latencyMs: number }
}

/** An agent that is still hearing what was said may put off its own turn by this much. */
const patienceMs = 30_000

/** Plays a match by the rules and within the times of the platform, in this process: the same referee, no database. */
export async function* playTable(table: Table): AsyncGenerator<Ruled, void, undefined> {
  const { config, seed, agents, clock, signal } = table
  const match = openLog(clock)
  const heard = agents.map(() => 0)
  const listens = (seat: number) => {
    const news = match.log().slice(heard[seat])
    heard[seat] = match.log().length
    return tell(table, seat, news, match.state())
  }
  const answered = async (turn: Turn, log: readonly Entry<SpyEvent>[]) => {
    const isListening = await listens(turn.seat)
    return { turn, ...(isListening ? await ask(table, turn, log) : stillBusy) }
  }

  yield {
    entries: match.record(whoIsSpy.open(config, [...agents.keys()], rngAt(seed, 0))),
    state: match.state(),
  }
  for (;;) {
    const turns = whoIsSpy.turns(match.state())
    if (turns.length === 0 || signal.aborted) break
    const now = match.log()
    for (const answer of await Promise.all(turns.map((turn) => answered(turn, now)))) {
      const { seat } = answer.turn
      const move = moveOf(answer.turn, answer.reply)
      const ruling = whoIsSpy.decide(match.state(), seat, move, rngAt(seed, match.log().length))
      if (!ruling.ok) throw new Error(`seat ${seat}: ${ruling.reason}`)
      yield { entries: match.record(ruling.events), state: match.state(), answer }
    }
  }
  await Promise.all([...agents.keys()].map(listens))
}

/** The log as it grows, and what it comes to. */
function openLog(clock: Clock) {
  let log: readonly Entry<SpyEvent>[] = []
  let state = whoIsSpy.blank
  return {
    log: () => log,
    state: () => state,
    record: (events: readonly Entry<SpyEvent>['event'][]): readonly Entry<SpyEvent>[] => {
      const at = clock.now().toISOString()
      const entries = events.map((event, place) => ({ seq: log.length + place, at, event }))
      log = [...log, ...entries]
      state = entries.reduce((before, entry) => advance(whoIsSpy, before, entry), state)
      return entries
    },
  }
}

const stillBusy = {
  reply: {
    ok: false,
    failure: 'timeout',
    verdict: 'agent',
    detail: `still busy with what it was told before, after ${patienceMs / 1000} s`,
  },
  latencyMs: 0,
} as const

async function tell(
  { agents, matchId, config: { language }, clock, signal }: Table,
  seat: number,
  entries: readonly Entry<SpyEvent>[],
  { aliases }: SpyState,
): Promise<boolean> {
  const agent = agents[seat]
  if (!agent?.hear || entries.length === 0) return true
  const news = { matchId, seat, aliases, language, entries }
  return (await tellAgent({ agent, clock, signal }, news, patienceMs)) !== undefined
}

async function ask(
  { agents, matchId, clock, signal }: Table,
  { seat, limitMs }: Turn,
  log: readonly Entry<SpyEvent>[],
): Promise<{ readonly reply: AgentReply; readonly latencyMs: number }> {
  const agent = agents[seat]
  const briefing = brief(log, seat)
  if (!agent || !briefing) throw new RangeError(`seat ${seat} cannot be asked`)
  const deadline = new Date(clock.now().getTime() + limitMs)
  const request = requestOf({ matchId, game: whoIsSpy.id, seat, briefing, deadline })
  return askAgent({ agent, clock, signal }, request, limitMs)
}

function moveOf({ kind }: Turn, reply: AgentReply): SpyMove | Forfeit {
  if (!reply.ok) return { kind: 'forfeit', reason: reply.failure }
  return { kind: kind === 'vote' ? 'vote' : 'speech', text: reply.text }
}
