import { createKitHouseAgent, stillBusy } from '@wis/agents'
import type { Agent, AnyRequest, Clock, Unheard } from '@wis/agents'
import { playMatch } from '@wis/engine'
import type { Answer, Entry, GameEvent, Known, Language, Seat, Turn } from '@wis/engine'
import { alias } from '@wis/games'
import type { AnyRuleset, Flaw, GameKit } from '@wis/games'
import { requestOf } from '@wis/protocol'
import { askAgent } from './ask-agent.ts'
import type { Answered } from './ask-agent.ts'
import { openGuestEars } from './guest-ears.ts'

/** One agent at a table of house players. */
export interface GameTable {
  /** The name of the match for the agents. */
  readonly matchId: string
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly seed: string
  readonly material: unknown
  readonly guest: Agent<AnyRequest>
  readonly seat: Seat
  /** Slugs of house players, in seat order. The guest's seat has none. */
  readonly house: readonly (string | undefined)[]
  /** Decides what house players answer, beside the name of the match. */
  readonly houseSeed?: string
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Called if a connector threw, which none may do. */
  onFault?(error: unknown): void
  /** Called before every turn of the guest; the signal may say by then that there is to be none. */
  beforeTurn?(): Promise<void>
}

export interface GameCall extends Answered {
  readonly turn: Turn
  /** What is wrong with the answer, where the game says it. */
  readonly flaws: readonly Flaw[]
}

/** One ruling, and the answer that led to it. */
export interface RuledInGame {
  readonly entries: readonly Entry[]
  readonly state: unknown
  readonly call: GameCall | undefined
  /** The earlier notices that the guest did not take. */
  readonly unheard: readonly Unheard[]
}

/** The time by which a guest that is still listening may put off its own turn. */
const patienceMs = 30_000
/** The time that it has to hear the result. */
const farewellMs = 150_000

/** Plays a match in this process, by the same loop as the platform. */
export async function* playWithHouse(table: GameTable): AsyncGenerator<RuledInGame, void, undefined> {
  const { kit, ruleset, language, material, seed, clock, signal } = table
  const options = table.houseSeed === undefined ? {} : { seed: table.houseSeed }
  const agents = table.house.map((slug) =>
    slug === undefined ? undefined : createKitHouseAgent(kit, slug, options),
  )
  const ears = openGuestEars(table)
  const ask = async (turn: Turn, known: Known<unknown>, until: AbortSignal) => {
    const agent = agents[turn.seat] ?? table.guest
    const seen = { state: known.stateOf(turn.seat), turn }
    const showing: Agent<AnyRequest> = {
      reply: (request, over) => agent.reply(request, over, seen),
    }
    if (agent === table.guest) await table.beforeTurn?.()
    if (signal.aborted) return { move: { kind: 'forfeit', reason: 'unreachable' }, call: undefined }
    const { onFault } = table
    const asking = { clock, signal: until, agent: showing, ...(onFault && { onFault }) }
    const isListening = agent !== table.guest || (await ears.quiet(patienceMs))
    const { state } = known
    const answered = isListening
      ? await askAgent(asking, requestFor(table, turn, known), turn.limitMs)
      : { reply: stillBusy(patienceMs), latencyMs: 0 }
    const { reply } = answered
    const flaws = (reply.ok && kit.check?.judge?.(reply.text, turn, state)) || []
    const move: Answer<unknown, GameCall | undefined>['move'] = reply.ok
      ? kit.rules.readMove(known.state, turn, reply.text)
      : { kind: 'forfeit', reason: reply.failure }
    return { move, call: { ...answered, turn, flaws } }
  }
  const sitting = {
    game: kit.rules,
    seats: [...table.house.keys()],
    seed,
    now: () => clock.now().toISOString(),
  }
  const hurry = { lost: signal, drain: signal }
  const match = { ...sitting, config: { ruleset, language, material }, ask }
  const played = playMatch<typeof match.config, unknown, unknown, GameEvent, GameCall | undefined>(
    match,
    [],
    hurry,
  )
  let last: unknown = kit.rules.blank
  for await (const { entries, state, call } of played) {
    last = state
    if (call && table.house[call.turn.seat] === undefined)
      table.guest.ruled?.(entries.some(({ event }) => event.type === 'move-refused'))
    ears.tell(entries)
    yield { entries, state, call, unheard: ears.unheard() }
  }
  await ears.quiet(farewellMs)
  const unheard = ears.unheard()
  if (unheard.length > 0) yield { entries: [], state: last, call: undefined, unheard }
}

function requestFor(
  { kit, ruleset, language, matchId, house, clock }: GameTable,
  turn: Turn,
  known: Known<unknown>,
) {
  const { limitMs } = turn
  return requestOf({
    kit,
    ruleset,
    language,
    turn,
    matchId,
    known,
    aliases: house.map((_, place) => alias(language, place)),
    deadline: new Date(clock.now().getTime() + limitMs).toISOString(),
  })
}
