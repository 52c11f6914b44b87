import type { AgentReply } from '@wis/agents'
import type { GameEvent, Table } from '@wis/engine'
import { isAway } from '../lab/away.ts'
import { amendOf } from '../lab/studied-seats.ts'
import { askSeat } from './ask-seat.ts'
import type { SeatCall } from './ask-seat.ts'
import { blamed, voidReason } from './blamed.ts'
import type { MatchInHand } from './match-in-hand.ts'
import type { MatchWorld } from './match-world.ts'

/** A table of any game. Its opening, states and moves are opaque here and only go back to the game. */
type AnyTable = Table<unknown, unknown, unknown, GameEvent, SeatCall>

/** A match for the engine: it can ask a seat for a turn, and says when the match has become unfair. */
export function tableOf(world: MatchWorld, hand: MatchInHand): AnyTable {
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
