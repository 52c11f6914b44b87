import type { Agent } from '@wis/agents'
import { appendRuling, claimMatch, FencedOut, readLog, settleMatch, settlementOf, voidMatch } from '@wis/db'
import type { CallRecord, ClaimedMatch, Database, Fence } from '@wis/db'
import { advance, replay } from '@wis/engine'
import type { Entry, MatchId, MatchVoided } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { SpyConfig, SpyEvent, SpyMove, SpyState } from '@wis/games'
import { askSeat } from './ask-seat.ts'
import type { SeatCall } from './ask-seat.ts'
import type { Clock } from './clock.ts'
import type { Feed } from './live/feed.ts'
import type { Log } from './log.ts'
import { playMatch } from './play-match.ts'
import type { Played, Table } from './play-match.ts'

export interface MatchWorld {
  readonly db: Database
  readonly feed: Feed
  readonly clock: Clock
  readonly log: Log
  /** The agent that sits on a seat of the match. */
  agentFor(match: ClaimedMatch, seat: number): Agent
}

type Ruled = Played<SpyEvent, SeatCall>

/** Takes a match from wherever its log stands to its end. Gives way silently where another runner took it. */
export async function runMatch(world: MatchWorld, matchId: MatchId, signal: AbortSignal): Promise<void> {
  const match = await claimMatch(world.db, matchId)
  if (!match) return
  const stored = await readLog(world.db, matchId, 'director')
  world.log.info(stored.length > 0 ? 'match-resumed' : 'match-started', { matchId, seq: stored.length })
  try {
    await play(world, match, stored, signal)
  } catch (error) {
    if (error instanceof FencedOut) return world.log.warn('match-lost', { matchId, error })
    if (!(error instanceof BrokenMatch)) throw error
    world.log.error('match-broken', { matchId, error })
    await giveUp(world, match, 'platform-fault')
  }
}

/** A bug or a log that cannot be played on; trying again would only break again. */
class BrokenMatch extends Error {
  override readonly name = 'BrokenMatch'
}

async function play(
  world: MatchWorld,
  match: ClaimedMatch,
  stored: readonly Entry<SpyEvent>[],
  signal: AbortSignal,
): Promise<void> {
  let state = replay(whoIsSpy, stored)
  const rulings = playMatch(tableFor(world, match), stored, signal)
  for (;;) {
    const next = await rulings.next().catch((cause: unknown) => {
      throw new BrokenMatch('the match cannot be played on', { cause })
    })
    if (next.done) return
    const { entries } = next.value
    state = entries.reduce((before, entry) => advance(whoIsSpy, before, entry), state)
    await store(world, match, state, next.value)
    show(world, match, entries, state)
  }
}

function show(world: MatchWorld, match: ClaimedMatch, entries: Ruled['entries'], state: SpyState): void {
  world.feed.entries(match.id, entries)
  const status = state.ending === null ? 'running' : state.ending.kind === 'void' ? 'void' : 'finished'
  world.feed.lobby({ id: match.id, status, entries: (entries.at(-1)?.seq ?? 0) + 1 })
}

function tableFor(
  world: MatchWorld,
  match: ClaimedMatch,
): Table<SpyConfig, SpyState, SpyMove, SpyEvent, SeatCall> {
  const { ruleset, language, pair, seed, id: matchId } = match
  const agents = match.seats.map((_, seat) => world.agentFor(match, seat))
  return {
    game: whoIsSpy,
    config: { ruleset, language, pair },
    seats: [...match.seats.keys()],
    seed,
    now: () => world.clock.now(),
    ask: async (turn, log, signal) => {
      const agent = agents[turn.seat]
      if (!agent) throw new Error(`match ${matchId} has no seat ${turn.seat}`)
      return askSeat({ matchId, agent, clock: world.clock, log, turn, signal })
    },
  }
}

/** Whatever the ruling led to is stored in the same transaction as the ruling itself. */
async function store(world: MatchWorld, match: ClaimedMatch, state: SpyState, ruled: Ruled): Promise<void> {
  const { entries } = ruled
  const fence: Fence = { matchId: match.id, attempt: match.attempt }
  const call = callOf(ruled)
  const last = { entries, ...(call && { call }) }
  switch (state.ending?.kind) {
    case undefined:
      return appendRuling(world.db, fence, entries, call)
    case 'void':
      return voidMatch(world.db, fence, last, state.ending.reason)
    case 'decided':
      return settleMatch(world.db, fence, last, settlementOf(match, state))
  }
}

/** A call belongs to the first entry of the ruling it led to: the speech or the ballot itself. */
function callOf({ call, entries }: Ruled): CallRecord | undefined {
  const seq = entries[0]?.seq
  return call && seq !== undefined ? { ...call, seq } : undefined
}

async function giveUp(world: MatchWorld, match: ClaimedMatch, reason: string): Promise<void> {
  const log = await readLog(world.db, match.id, 'director')
  const event: MatchVoided = { type: 'match-voided', reason }
  const entries = [{ seq: log.length, at: world.clock.now().toISOString(), event }]
  await voidMatch(world.db, { matchId: match.id, attempt: match.attempt }, { entries }, reason)
  world.feed.entries(match.id, entries)
}
