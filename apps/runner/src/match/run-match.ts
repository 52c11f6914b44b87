import type { AgentReply } from '@wis/agents'
import { isLasting } from '@wis/db'
import { matchFaults } from '@wis/db/agents'
import { claimMatch, farewellRule, FencedOut, readEntries } from '@wis/db/matches'
import type { ClaimedMatch } from '@wis/db/matches'
import { playMatch } from '@wis/engine'
import type { Entry, GameEvent, MatchId, Table } from '@wis/engine'
import { isAway } from '../lab/away.ts'
import { amendOf } from '../lab/studied-seats.ts'
import { askSeat } from './ask-seat.ts'
import type { SeatCall } from './ask-seat.ts'
import type { SeenFault } from './blamed.ts'
import { blamed, voidReason } from './blamed.ts'
import { sayFarewell } from './farewell.ts'
import type { MatchHurry } from './farewell.ts'
import { giveUp } from './give-up.ts'
import { takeInHand } from './match-in-hand.ts'
import type { MatchInHand, Ruled } from './match-in-hand.ts'
import { BrokenMatch } from './match-world.ts'
import type { MatchWorld } from './match-world.ts'
import { showLast, showRuling, storeRuling, strikeForFault } from './store-ruling.ts'

/** The time that agents have to finish hearing a piece of news before the match is handed over. */
const handOverMs = 30_000

/** Plays a match from the end of its log to its last ruling. Gives way silently if another runner has taken it. */
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
  const begunAt = world.clock.now().getTime()
  const match = await claimMatch(world.db, matchId)
  if (!match) {
    await showLast(world, matchId)
    return sayFarewell(world, { matchId, hurry })
  }
  const before = match.entries === 0 ? nothingYet : await readBefore(world, match)
  const seq = before.stored.length
  const readInMs = world.clock.now().getTime() - begunAt
  world.log.info(seq > 0 ? 'match-resumed' : 'match-started', { matchId, seq, readInMs })
  if (!match.withheld) world.feed.lobby({ id: matchId, status: 'running', entries: seq })
  const over = new AbortController()
  try {
    await play(world, match, before, { ...hurry, lost: AbortSignal.any([hurry.lost, over.signal]) })
  } finally {
    // However the match ended here, no agent hears from this runner again.
    over.abort()
  }
}

/** What earlier runners have played of a match. */
interface PlayedBefore {
  readonly stored: readonly Entry[]
  readonly faults: readonly SeenFault[]
}

const nothingYet: PlayedBefore = { stored: [], faults: [] }

/** Asks for everything at once: on a busy machine, every answer of the database that is waited for takes its time. */
async function readBefore(world: MatchWorld, { id, entries }: ClaimedMatch): Promise<PlayedBefore> {
  const [stored, faults] = await Promise.all([
    readEntries(world.db, id, 'director'),
    matchFaults(world.db, id),
    showLast(world, id, entries),
  ])
  return { stored, faults }
}

/**
 * Agents hear every ruling. While others still play the same deal, they hear of the last ruling only that the match is
 * over.
 */
function tell({ ears, match }: MatchInHand, { entries }: Ruled, isLast: boolean): void {
  const last = entries.at(-1)
  if (isLast && match.dealOpen && last) ears.tellOver(last)
  else ears.tell(entries)
}

/** The agent that gave the answer may wait to be told whether it was refused. */
function tellRuling({ agents }: Pick<MatchInHand, 'agents'>, { call, entries }: Ruled): void {
  const isRefused = entries.some(({ event }) => event.type === 'move-refused')
  if (call) agents[call.seat]?.ruled?.(isRefused)
}

async function play(
  world: MatchWorld,
  match: ClaimedMatch,
  { stored, faults }: PlayedBefore,
  hurry: MatchHurry,
): Promise<void> {
  const hand = await takeInHand(world, match, { lost: hurry.lost, faults })
  const { ears, game } = hand
  ears.tell(stored)
  const rulings = playMatch(tableOf(world, hand), stored, hurry)
  let ending = game.rules.outcome(game.rules.blank)
  for (;;) {
    const next = await rulings.next().catch((cause: unknown) => {
      throw new BrokenMatch('the match cannot be played on', { cause })
    })
    if (next.done) break
    await storeRuling(world, hand, next.value)
    showRuling(world, hand, next.value)
    tellRuling(hand, next.value)
    ending = game.rules.outcome(next.value.state)
    tell(hand, next.value, Boolean(ending))
    await strikeForFault(world, hand, next.value)
  }
  if (hurry.lost.aborted) return
  // Also before a hand-over: an agent must not hear two runners at once.
  if (!ending) return ears.allQuiet(handOverMs)
  world.tallies.ended(ending.kind)
  hurry.stepAside?.()
  await ears.dismiss(farewellRule.withinMs)
}

/** A table of any game. Its opening, states and moves are opaque here and only go back to the game. */
type AnyTable = Table<unknown, unknown, unknown, GameEvent, SeatCall>

/** A match for the engine: it can ask a seat for a turn, and says when the match has become unfair. */
function tableOf(world: MatchWorld, hand: MatchInHand): AnyTable {
  const { clock, tallies, providers, log } = world
  const { match, game, agents, names, ears, studied, faults } = hand
  const table = match.seats.map(({ agentId }) => agentId)
  const { language, ruleset } = match
  const atTable = { language, ruleset, aliases: match.seats.map(({ alias }) => alias) }
  return {
    game: game.rules,
    config: game.configOf(match),
    seats: [...match.seats.keys()],
    seed: match.seed,
    now: () => clock.now().toISOString(),
    ask: (turn, known, signal) => {
      const agent = atSeat(agents, turn.seat)
      const matchId = atSeat(names, turn.seat)
      const agentId = atSeat(table, turn.seat)
      const blame = async (reply: AgentReply) => {
        const judged = await blamed(reply, { agent, agentId, table, providers, log })
        // No board moves by a match of an experiment, so nobody has to see that others were failed, too.
        return studied && !reply.ok && isAway(reply, match.seats[turn.seat]?.settings)
          ? { ...judged, reply: { ...reply, verdict: 'provider' as const } }
          : judged
      }
      const onFault = (error: unknown) =>
        log.error('connector-threw', { matchId: match.id, seat: turn.seat, agentId, error })
      return askSeat({
        game,
        matchId,
        agent,
        blame,
        onFault,
        clock,
        ears,
        turn,
        known,
        table: atTable,
        amend: amendOf(studied?.conditionOf(turn.seat), match.seats[turn.seat] ?? {}),
        signal,
      })
    },
    // Counts a turn that was not taken away, and decides whether its fault makes the match void.
    unfair: ({ seat, round, kind, verdict, failedProvider }) => {
      tallies.turn(kind, verdict)
      if (verdict === undefined) return undefined
      faults.push({ seat, round, verdict, ...(failedProvider !== undefined && { failedProvider }) })
      return studied && verdict === 'provider' ? 'provider-fault' : voidReason(faults)
    },
  }
}

function atSeat<T>(ofSeats: readonly T[], seat: number): T {
  const found = ofSeats[seat]
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`)
  return found
}
