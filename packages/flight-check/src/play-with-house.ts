import { askForTurn, brokenConnector, createKitHouseAgent, isUnheard, openEars } from '@wis/agents'
import type { Agent, Answered, AnyRequest, Clock, Unheard } from '@wis/agents'
import { playMatch } from '@wis/engine'
import type { Answer, Entry, GameEvent, Known, Language, Seat, Turn } from '@wis/engine'
import { aliasesOf } from '@wis/games'
import type { AnyRuleset, Flaw, GameKit } from '@wis/games'
import { requestOf } from '@wis/protocol'
import { noting } from './flown.ts'

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

/** The time that a guest has to hear the result. */
const farewellMs = 150_000

/** Plays a match in this process, by the same loop as the platform. */
export async function* playWithHouse(table: GameTable): AsyncGenerator<RuledInGame, void, undefined> {
  const { kit, ruleset, language, material, seed, matchId, clock, signal, onFault } = table
  const options = table.houseSeed === undefined ? {} : { seed: table.houseSeed }
  const agents = table.house.map((slug) =>
    slug === undefined ? table.guest : createKitHouseAgent(kit, slug, options),
  )
  const aliases = aliasesOf(language, [...agents.keys()])
  let missed: Unheard[] = []
  const about = { rules: kit.rules, matchId, language, aliases, agents, clock, signal }
  const ears = openEars({ ...about, ...noting((told) => missed.push(...told.filter(isUnheard)), onFault) })
  const sinceBefore = () => {
    const unheard = missed
    missed = []
    return unheard
  }
  const ask = async (
    turn: Turn,
    known: Known<unknown>,
    until: AbortSignal,
  ): Promise<Answer<unknown, GameCall | undefined>> => {
    const agent = agents[turn.seat] ?? table.guest
    if (agent === table.guest) await table.beforeTurn?.()
    if (signal.aborted) return { move: () => ({ kind: 'forfeit', reason: 'unreachable' }), call: undefined }
    const { state } = known
    const request = () => requestOf({ kit, ruleset, language, turn, matchId, known, aliases, deadline: '' })
    const broken = { broken: brokenConnector, ...(onFault && { onFault }) }
    const asking = { agent, clock, ears, turn, known, request, signal: until, ...broken }
    const answered = await askForTurn<AnyRequest>(asking)
    const { reply } = answered
    const flaws = (reply.ok && kit.check?.judge?.(reply.text, turn, state)) || []
    const move = (): unknown =>
      reply.ok
        ? kit.rules.readMove(known.state, turn, reply.text)
        : { kind: 'forfeit', reason: reply.failure }
    return { move, call: { ...answered, turn, flaws } }
  }
  const sitting = { game: kit.rules, seats: [...agents.keys()], seed }
  const match = {
    ...sitting,
    config: { ruleset, language, material },
    now: () => clock.now().toISOString(),
    ask,
  }
  const played = playMatch<typeof match.config, unknown, unknown, GameEvent, GameCall | undefined>(
    match,
    [],
    { lost: signal, drain: signal },
  )
  let last: unknown = kit.rules.blank
  for await (const { entries, state, call } of played) {
    last = state
    if (call && table.house[call.turn.seat] === undefined)
      table.guest.ruled?.(entries.some(({ event }) => event.type === 'move-refused'))
    ears.tell(entries)
    yield { entries, state, call, unheard: sinceBefore() }
  }
  await ears.allQuiet(farewellMs)
  const unheard = sinceBefore()
  if (unheard.length > 0) yield { entries: [], state: last, call: undefined, unheard }
}
