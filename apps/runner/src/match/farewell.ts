import { openEars } from '@wis/agents'
import type { Agent, Clock, Ears, Telling } from '@wis/agents'
import type { Database } from '@wis/db'
import { farewellRule, gameCalled, keepTold, markHeard, readEntries, readFarewell } from '@wis/db/matches'
import type { Farewell, Fence, Heard, HostedGame } from '@wis/db/matches'
import type { Entry, Hurry, MatchId, Seat } from '@wis/engine'
import type { Language } from '@wis/games'
import type { KitCondition } from '@wis/lab'
import type { TurnRequest } from '@wis/protocol'
import type { Connectable } from '../connect/connect.ts'
import { connectedUnder, studiedSeats } from '../lab/studied-seats.ts'
import type { Log } from '../operations/log.ts'

export interface HearingWorld {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  connect(agent: Connectable): Agent
}

/** Hurries a match, and lets it say that it no longer needs a place among the played ones. */
export interface MatchHurry extends Hurry {
  stepAside?(): void
}

interface HearersOptions {
  readonly fence: Fence
  readonly rules: HostedGame['rules']
  readonly language: Language
  /** In seat order, like the agents. */
  readonly aliases: readonly string[]
  readonly agents: readonly Agent<TurnRequest>[]
  readonly keepHeard: KeepHeard
  readonly signal: AbortSignal
}

/**
 * The news for agents at a table that keep a memory of their own: each piece is stored, with the accepted ones and the
 * failed ones.
 */
export interface Hearers extends Ears {
  /** Gives all agents time to hear the end of the match. In the last part of that time they hear only the end. */
  dismiss(withinMs: number): Promise<void>
}

export function openHearers(world: HearingWorld, { fence, keepHeard, ...table }: HearersOptions): Hearers {
  const { db, clock, log } = world
  const { matchId } = fence
  const hurry = new AbortController()
  const keep = (seat: number, tellings: readonly Telling[]) => {
    keepTold(db, { matchId, seat }, tellings).catch((error: unknown) =>
      log.warn('tellings-not-kept', { matchId, seat, error }),
    )
  }
  const ears = openEars({
    ...table,
    matchId,
    clock,
    hurry: hurry.signal,
    onFault: (seat, error) => log.error('connector-threw', { matchId, seat, error }),
    onTold: keep,
    onHeard: (seat, seq) => keepHeard(seat, { seq, notices: 0 }),
  })
  const dismiss = async (withinMs: number) => {
    const over = new AbortController()
    const untilHurry = Math.max(0, withinMs - (farewellRule.withinMs - farewellRule.hurryAfterMs))
    void clock.pause(untilHurry, over.signal).then(() => hurry.abort())
    await ears.allQuiet(withinMs)
    over.abort()
  }
  return { ...ears, dismiss }
}

interface Ended {
  readonly matchId: MatchId
  readonly hurry: MatchHurry
  /** The news if the log cannot be read. */
  readonly last?: Entry
}

/**
 * Tells the agents at a finished table the news that they still lack: their runner died first, or another runner gave
 * the match up, or its deal has just closed. Does nothing if there are no such agents or no time is left.
 */
export async function sayFarewell(world: HearingWorld, { matchId, hurry, last }: Ended): Promise<void> {
  const farewell = await readFarewell(world.db, matchId)
  if (!farewell) return
  hurry.stepAside?.()
  const over = new AbortController()
  const signal = AbortSignal.any([hurry.lost, over.signal])
  const stored = await readEntries(world.db, matchId, 'director').catch((error: unknown) => {
    world.log.warn('farewell-without-log', { matchId, error })
    return last ? [last] : []
  })
  const { fence, language, timeLeftMs } = farewell
  const studied = await studiedSeats(world.db, { ...farewell, id: matchId })
  const hosted = gameCalled(world.db, farewell.game)
  const rules = studied ? studied.rulesOf(hosted.rules) : hosted.rules
  const aliases = farewell.seats.map(({ alias }) => alias)
  const keepHeard = createKeepHeard(world, fence)
  const agents = farewell.seats.map((seat, number) => {
    const before = farewell.tells === 'result' ? { heardSeq: -1, heardNotices: 0 } : {}
    const hearer = { ...seat, ...before, onHeard: (heard: Heard) => keepHeard(number, heard) }
    return hearerAt(world, hearer, studied?.conditionOf(number))
  })
  const audience = openHearers(world, { fence, rules, language, aliases, agents, keepHeard, signal })
  world.log.info('farewell-resumed', { matchId })
  try {
    tellWhatIsMissing(audience, farewell, stored)
    await audience.dismiss(timeLeftMs)
  } finally {
    over.abort()
  }
}

/** While the deal is open, an agent that lacks the end learns only that there was one. */
function tellWhatIsMissing(audience: Hearers, { tells }: Farewell, stored: readonly Entry[]): void {
  const end = stored.at(-1)
  if (tells === 'all' || !end) audience.tell(stored)
  else if (tells === 'end') audience.tellOver(end)
  else audience.tell([end])
}

const nobody: Agent = { reply: () => Promise.reject(new Error('the match is over')) }

function hearerAt(
  world: HearingWorld,
  seat: Farewell['seats'][number] & Connectable,
  condition: KitCondition | undefined,
): Agent<TurnRequest> {
  if (!seat.hasToHear) return nobody
  try {
    return connectedUnder(condition, world, seat)
  } catch (error) {
    world.log.warn('hearer-not-reached', { agentId: seat.agentId, error })
    return nobody
  }
}

interface KeepingWorld {
  readonly db: Database
  readonly log: Log
}

/** Resolves after it is stored how far the agent at a seat has heard, or that failed. */
type KeepHeard = (seat: Seat, heard: Heard) => Promise<void>

export function createKeepHeard({ db, log }: KeepingWorld, fence: Fence): KeepHeard {
  return (seat, heard) =>
    // Without it, an agent is told something twice after a take-over. That is no reason to stop.
    markHeard(db, fence, seat, heard).catch((error: unknown) =>
      log.warn('heard-not-kept', { matchId: fence.matchId, error }),
    )
}
