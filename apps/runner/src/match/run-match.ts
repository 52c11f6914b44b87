import type { Agent } from '@wis/agents'
import {
  abandonMatch,
  appendRuling,
  claimMatch,
  FencedOut,
  isLasting,
  markHeard,
  matchFaults,
  readLog,
  seatMatchId,
  settleMatch,
  settlementOf,
  strike,
  voidMatch,
} from '@wis/db'
import type { CallRecord, ClaimedMatch, Database, Fence, MatchFault } from '@wis/db'
import type { Entry, MatchId, Turn } from '@wis/engine'
import { alias, whoIsSpy } from '@wis/games'
import type { SpyConfig, SpyEvent, SpyMove, SpyState } from '@wis/games'
import type { Connectable } from '../connect.ts'
import type { Feed } from '../live/feed.ts'
import type { Clock } from '../operations/clock.ts'
import type { Log } from '../operations/log.ts'
import type { Tallies } from '../operations/tallies.ts'
import { askSeat } from './ask-seat.ts'
import type { SeatCall } from './ask-seat.ts'
import { costMicros } from './cost-micros.ts'
import { openEars } from './ears.ts'
import type { Ears } from './ears.ts'
import { openKnowledge } from './knowledge.ts'
import type { Knowledge } from './knowledge.ts'
import { playMatch } from './play-match.ts'
import type { Answer, Hurry, Played, Table } from './play-match.ts'
import { voidReason } from './void-reason.ts'

export interface MatchWorld {
  readonly db: Database
  readonly feed: Feed
  readonly clock: Clock
  readonly log: Log
  readonly tallies: Pick<Tallies, 'turn' | 'ended'>
  connect(agent: Connectable): Agent
}

/** A match in this runner's hands. */
interface InHand {
  readonly match: ClaimedMatch
  readonly fence: Fence
  readonly agents: readonly Agent[]
  readonly ears: Ears
  readonly knowledge: Knowledge
  readonly faults: MatchFault[]
}

type Ruled = Played<SpyEvent, SeatCall>
type SpyTable = Table<SpyConfig, SpyState, SpyMove, SpyEvent, SeatCall>

/** How long agents may take to hear how a match ended, before it is let go. */
const farewellMs = 30_000

/** Takes a match from wherever its log stands to its end. Gives way silently where another runner took it. */
export async function runMatch(world: MatchWorld, matchId: MatchId, hurry: Hurry): Promise<void> {
  try {
    await claimAndPlay(world, matchId, hurry)
  } catch (error) {
    if (error instanceof FencedOut) return world.log.warn('match-lost', { matchId, error: error.message })
    if (!(error instanceof BrokenMatch) && !isLasting(error)) throw error
    world.log.error('match-broken', { matchId, error: error instanceof BrokenMatch ? error.cause : error })
    await giveUp(world, matchId, 'platform-fault')
  }
}

async function claimAndPlay(world: MatchWorld, matchId: MatchId, hurry: Hurry): Promise<void> {
  const match = await claimMatch(world.db, matchId)
  const stored = match?.entries === 0 ? [] : await readLog(world.db, matchId, 'director')
  // A runner that died may have stored its last ruling and told nobody; whoever lacks it now asks for what it missed.
  if (stored.length > 0 && !match?.withheld) world.feed.entries(matchId, stored.slice(-1))
  if (!match) return
  world.log.info(stored.length > 0 ? 'match-resumed' : 'match-started', { matchId, seq: stored.length })
  if (!match.withheld) world.feed.lobby({ id: matchId, status: 'running', entries: stored.length })
  const over = new AbortController()
  try {
    await play(world, match, stored, { ...hurry, lost: AbortSignal.any([hurry.lost, over.signal]) })
  } finally {
    // However it ended here: nobody is asked or told anything more in its name.
    over.abort()
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
  hurry: Hurry,
): Promise<void> {
  const hand = await takeInHand(world, match, hurry.lost)
  const { ears, knowledge } = hand
  knowledge.add(stored)
  ears.tell(stored)
  const rulings = playMatch(tableOf(world, hand), stored, hurry)
  for (;;) {
    const next = await rulings.next().catch((cause: unknown) => {
      throw new BrokenMatch('the match cannot be played on', { cause })
    })
    if (next.done) break
    knowledge.add(next.value.entries)
    await store(world, hand, next.value)
    show(world, hand, next.value.entries)
    await countFault(world, hand, next.value)
  }
  const { ending } = knowledge.state
  if (ending) world.tallies.ended(ending.kind)
  // Also before it is handed over: an agent must not hear two runners at once.
  if (!hurry.lost.aborted) await ears.allQuiet(farewellMs)
}

async function takeInHand(world: MatchWorld, match: ClaimedMatch, lost: AbortSignal): Promise<InHand> {
  const { id: matchId, attempt, language, seats } = match
  const fence = { matchId, attempt }
  const agents = seats.map((seat) => connected(world, seat))
  const ears = openEars({
    matchId,
    language,
    aliases: seats.map((_, seat) => alias(language, seat)),
    agents,
    clock: world.clock,
    signal: lost,
    onFault: (seat, error) => world.log.error('connector-threw', { matchId, seat, error }),
    onHeard: (seat, seq) => {
      // Only saves telling twice after a take-over, so a failure is no reason to stop.
      markHeard(world.db, fence, seat, seq).catch((error: unknown) =>
        world.log.warn('heard-not-kept', { matchId, error }),
      )
    },
  })
  const faults = match.entries > 0 ? await matchFaults(world.db, matchId) : []
  return { match, fence, agents, ears, knowledge: openKnowledge(seats.length), faults }
}

function connected({ connect }: MatchWorld, seat: ClaimedMatch['seats'][number]): Agent {
  try {
    return connect(seat)
  } catch (cause) {
    throw new BrokenMatch(`nobody can reach agent ${seat.slug}`, { cause })
  }
}

function agentAt(agents: readonly Agent[], seat: number): Agent {
  const agent = agents[seat]
  if (!agent) throw new RangeError(`there is no seat ${seat}`)
  return agent
}

function tableOf(world: MatchWorld, hand: InHand): SpyTable {
  const { ruleset, language, pair, seed, seats } = hand.match
  return {
    game: whoIsSpy,
    config: { ruleset, language, pair },
    seats: [...seats.keys()],
    seed,
    now: () => world.clock.now(),
    ask: (turn, _, signal) => ask(world, hand, { turn, signal }),
  }
}

interface Asked {
  readonly turn: Turn
  readonly signal: AbortSignal
}

async function ask(world: MatchWorld, hand: InHand, asked: Asked): Promise<Answer<SpyMove, SeatCall>> {
  const { agents, ears, knowledge, faults, match } = hand
  const agent = agentAt(agents, asked.turn.seat)
  const matchId = seatMatchId({ seed: match.seed, seat: asked.turn.seat })
  const answer = await askSeat({ matchId, agent, clock: world.clock, ears, knowledge, ...asked })
  const { seat, round, kind, verdict } = answer.call
  world.tallies.turn(kind, verdict)
  if (verdict === undefined || asked.signal.aborted) return answer
  faults.push({ seat, round, verdict })
  const reason = voidReason(faults)
  return reason === undefined ? answer : { ...answer, voids: reason }
}

/** Whatever the ruling led to is stored in the same transaction as the ruling itself. */
async function store({ db }: MatchWorld, { match, fence, knowledge }: InHand, ruled: Ruled): Promise<void> {
  const { entries } = ruled
  const call = callOf(ruled, match)
  const last = { entries, ...(call && { call }) }
  const { ending } = knowledge.state
  switch (ending?.kind) {
    case undefined:
      return appendRuling(db, fence, entries, call)
    case 'void':
      return voidMatch(db, fence, last, ending.reason)
    case 'decided':
      return settleMatch(db, fence, last, settlementOf(match, knowledge.state))
  }
}

/** A call belongs to the first entry of the ruling it led to: the speech or the ballot itself. */
function callOf({ call, entries }: Ruled, { seats }: ClaimedMatch): CallRecord | undefined {
  const seq = entries[0]?.seq
  const agent = call && seats[call.seat]
  if (!agent || seq === undefined) return undefined
  const cost = costMicros(agent, call)
  return { ...call, seq, ...(cost !== undefined && { costMicros: cost }) }
}

function show(world: MatchWorld, { match, ears, knowledge }: InHand, entries: Ruled['entries']): void {
  const { ending } = knowledge.state
  // What nobody may watch is told to nobody; and who comes to watch is shown nothing.
  if (!match.withheld) world.feed.entries(match.id, entries)
  if (ending && !match.withheld) {
    const status = ending.kind === 'void' ? 'void' : 'finished'
    world.feed.lobby({ id: match.id, status, entries: (entries.at(-1)?.seq ?? 0) + 1 })
  }
  ears.tell(entries)
}

async function countFault({ db, log }: MatchWorld, { match }: InHand, { call }: Ruled): Promise<void> {
  const agentId = call?.verdict === undefined ? undefined : match.seats[call.seat]?.agentId
  if (agentId !== undefined && (await strike(db, agentId)))
    log.warn('agent-taken-offline', { matchId: match.id, agentId })
}

/** Ends a match that cannot be finished, with its reason; nobody else plays on. */
export async function giveUp(
  { db, feed, clock }: Pick<MatchWorld, 'db' | 'feed' | 'clock'>,
  id: MatchId,
  reason: string,
): Promise<void> {
  const last = await abandonMatch(db, id, { reason, at: clock.now() })
  if (!last) return
  feed.entries(id, [last])
  feed.lobby({ id, status: 'void', entries: last.seq + 1 })
}
