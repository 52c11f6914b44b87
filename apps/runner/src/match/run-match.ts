import type { Agent, Clock } from '@wis/agents'
import {
  abandonMatch,
  claimMatch,
  farewellRule,
  FencedOut,
  gameCalled,
  isLasting,
  matchFaults,
  readEntries,
  seatMatchId,
  settleMatch,
  settlementFor,
  strike,
  voidMatch,
} from '@wis/db'
import type { CallRecord, ClaimedMatch, Database, Fence, HostedGame, MatchFault, RulingWriter } from '@wis/db'
import { playMatch } from '@wis/engine'
import type { Answer, Audience, Entry, GameEvent, Known, MatchId, Played, Table, Turn } from '@wis/engine'
import type { TurnRequest } from '@wis/protocol'
import type { Connectable } from '../connect.ts'
import type { Feed } from '../live/feed.ts'
import type { Log } from '../operations/log.ts'
import type { Tallies } from '../operations/tallies.ts'
import { askSeat } from './ask-seat.ts'
import type { SeatCall } from './ask-seat.ts'
import { costMicros } from './cost-micros.ts'
import { openHearers, sayFarewell } from './farewell.ts'
import type { Hearers, MatchHurry } from './farewell.ts'
import { voidReason } from './void-reason.ts'

export interface MatchWorld {
  readonly db: Database
  readonly rulings: RulingWriter
  readonly feed: Feed
  readonly clock: Clock
  readonly log: Log
  readonly tallies: Pick<Tallies, 'turn' | 'ended'>
  connect(agent: Connectable): Agent
}

/** A match in this runner's hands. */
interface InHand {
  readonly match: ClaimedMatch
  readonly game: HostedGame
  readonly fence: Fence
  readonly agents: readonly Agent<TurnRequest>[]
  /** The names by which the agents know the match. */
  readonly names: readonly string[]
  readonly ears: Hearers
  readonly faults: MatchFault[]
}

/** Of any game: what it is opened with, its states and its moves only go back to it. */
type AnyTable = Table<unknown, unknown, unknown, GameEvent, SeatCall>
type Ruled = Played<unknown, GameEvent, SeatCall>

/** How long agents may go on hearing what they are being told, before a match is handed over. */
const handOverMs = 30_000

/** Takes a match from wherever its log stands to its end. Gives way silently where another runner took it. */
export async function runMatch(world: MatchWorld, matchId: MatchId, hurry: MatchHurry): Promise<void> {
  try {
    await claimAndPlay(world, matchId, hurry)
  } catch (error) {
    if (error instanceof FencedOut) return world.log.warn('match-lost', { matchId, error: error.message })
    if (!(error instanceof BrokenMatch) && !isLasting(error)) throw error
    world.log.error('match-broken', { matchId, error: error instanceof BrokenMatch ? error.cause : error })
    const last = await giveUp(world, matchId, 'platform-fault')
    await sayFarewell(world, { matchId, hurry, ...(last && { last }) })
  }
}

async function claimAndPlay(world: MatchWorld, matchId: MatchId, hurry: MatchHurry): Promise<void> {
  const match = await claimMatch(world.db, matchId)
  if (match?.entries !== 0) await showLast(world, matchId)
  if (!match) return sayFarewell(world, { matchId, hurry })
  const stored = match.entries === 0 ? [] : await readEntries(world.db, matchId, 'director')
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

/** Shown already, as far as anybody may see it. */
const openToAll = { audience: (): Audience => 'everyone' }

/** A runner that died may have stored its last ruling and told nobody; whoever lacks it now asks for what it missed. */
async function showLast({ db, feed }: MatchWorld, matchId: MatchId): Promise<void> {
  const last = (await readEntries(db, matchId, 'spectator')).slice(-1)
  if (last.length > 0) feed.entries(matchId, last, openToAll)
}

/** A bug or a log that cannot be played on; trying again would only break again. */
class BrokenMatch extends Error {
  override readonly name = 'BrokenMatch'
}

async function play(
  world: MatchWorld,
  match: ClaimedMatch,
  stored: readonly Entry[],
  hurry: MatchHurry,
): Promise<void> {
  const hand = await takeInHand(world, match, hurry.lost)
  const { ears, game } = hand
  ears.tell(stored)
  const rulings = playMatch(tableOf(world, hand), stored, hurry)
  let ending = game.rules.outcome(game.rules.blank)
  for (;;) {
    const next = await rulings.next().catch((cause: unknown) => {
      throw new BrokenMatch('the match cannot be played on', { cause })
    })
    if (next.done) break
    await store(world, hand, next.value)
    show(world, hand, next.value)
    await countFault(world, hand, next.value)
    ending = game.rules.outcome(next.value.state)
  }
  if (hurry.lost.aborted) return
  // Before it is handed over, too: an agent must not hear two runners at once.
  if (!ending) return ears.allQuiet(handOverMs)
  world.tallies.ended(ending.kind)
  hurry.stepAside?.()
  await ears.dismiss(farewellRule.withinMs)
}

async function takeInHand(world: MatchWorld, match: ClaimedMatch, lost: AbortSignal): Promise<InHand> {
  const { id: matchId, attempt, language, seats } = match
  const game = gameCalled(world.db, match.game)
  if (match.mode === 'ranked' && !game.settle) throw new BrokenMatch(`${match.game} has no board to count on`)
  const fence = { matchId, attempt }
  const agents = seats.map((seat) => connected(world, seat))
  const aliases = seats.map(({ alias }) => alias)
  const ears = openHearers(world, { fence, language, agents, signal: lost, rules: game.rules, aliases })
  const faults = match.entries > 0 ? await matchFaults(world.db, matchId) : []
  const names = seats.map((_, seat) => seatMatchId({ seed: match.seed, seat }))
  return { match, game, fence, agents, names, ears, faults }
}

function connected({ connect }: MatchWorld, seat: ClaimedMatch['seats'][number]): InHand['agents'][number] {
  try {
    return connect(seat)
  } catch (cause) {
    throw new BrokenMatch(`nobody can reach agent ${seat.slug}`, { cause })
  }
}

function atSeat<T>(ofSeats: readonly T[], seat: number): T {
  const found = ofSeats[seat]
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`)
  return found
}

function tableOf(world: MatchWorld, hand: InHand): AnyTable {
  const { match, game } = hand
  const { seed, seats } = match
  return {
    game: game.rules,
    config: game.configOf(match),
    seats: [...seats.keys()],
    seed,
    now: () => world.clock.now().toISOString(),
    ask: (turn, known, signal) => ask(world, hand, { turn, known, signal }),
    unfair: (call) => unfair(world, hand, call),
  }
}

interface Asked {
  readonly turn: Turn
  readonly known: Known<unknown>
  readonly signal: AbortSignal
}

async function ask(world: MatchWorld, hand: InHand, asked: Asked): Promise<Answer<unknown, SeatCall>> {
  const { game, agents, names, ears } = hand
  const agent = atSeat(agents, asked.turn.seat)
  const matchId = atSeat(names, asked.turn.seat)
  return askSeat({ game, matchId, agent, clock: world.clock, ears, ...asked })
}

/** Counts a turn that was not taken away, and says what its fault, if it had one, makes of the match. */
function unfair({ tallies }: MatchWorld, { faults }: InHand, call: SeatCall): string | undefined {
  const { seat, round, kind, verdict } = call
  tallies.turn(kind, verdict)
  if (verdict === undefined) return undefined
  faults.push({ seat, round, verdict })
  return voidReason(faults)
}

/** Whatever the ruling led to is stored in the same transaction as the ruling itself. */
async function store(
  { db, rulings }: MatchWorld,
  { match, game, fence }: InHand,
  ruled: Ruled,
): Promise<void> {
  const { entries, state } = ruled
  const call = callOf(ruled, match)
  const last = { entries, ...(call && { call }) }
  const ending = game.rules.outcome(state)
  switch (ending?.kind) {
    case undefined:
      return rulings.append({ fence, entries, call })
    case 'void':
      return voidMatch(db, fence, last, ending.reason)
    case 'decided':
      return settleMatch(db, fence, last, settlementFor(game, match, state))
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

function show(world: MatchWorld, { match, game, ears }: InHand, { entries, state }: Ruled): void {
  const ending = game.rules.outcome(state)
  // What nobody may watch is told to nobody; and who comes to watch is shown nothing.
  if (!match.withheld) world.feed.entries(match.id, entries, game.rules)
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

/** Ends a match that cannot be finished, with its reason, and gives its last entry; nobody else plays on. */
export async function giveUp(
  { db, feed, clock }: Pick<MatchWorld, 'db' | 'feed' | 'clock'>,
  id: MatchId,
  reason: string,
): Promise<Entry | undefined> {
  const abandoned = await abandonMatch(db, id, { reason, at: clock.now() })
  if (!abandoned) return undefined
  const { last, withheld } = abandoned
  if (withheld) return last
  feed.entries(id, [last], openToAll)
  feed.lobby({ id, status: 'void', entries: last.seq + 1 })
  return last
}
