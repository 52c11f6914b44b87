import type { Agent } from '@wis/agents'
import { gameCalled, seatMatchId } from '@wis/db/matches'
import type { ClaimedMatch, Fence, Heard, HostedGame } from '@wis/db/matches'
import type { GameEvent, Played } from '@wis/engine'
import type { KitCondition } from '@wis/lab'
import type { TurnRequest } from '@wis/protocol'
import type { Connectable } from '../connect/connect.ts'
import { connectedUnder, studiedSeats } from '../lab/studied-seats.ts'
import type { StudiedSeats } from '../lab/studied-seats.ts'
import type { SeatCall } from './ask-seat.ts'
import type { SeenFault } from './blamed.ts'
import { createKeepHeard, openHearers } from './farewell.ts'
import type { Hearers } from './farewell.ts'
import { BrokenMatch } from './match-world.ts'
import type { MatchWorld } from './match-world.ts'

/** A match in this runner's hands, with everything that playing it takes. */
export interface MatchInHand {
  readonly match: ClaimedMatch
  readonly game: HostedGame
  readonly fence: Fence
  /** In seat order. */
  readonly agents: readonly Agent<TurnRequest>[]
  /** The names by which the agents know the match. */
  readonly names: readonly string[]
  readonly ears: Hearers
  /** What an experiment changes. Undefined for a match of the arena. */
  readonly studied: StudiedSeats | undefined
  /** Grows while the match is played. */
  readonly faults: SeenFault[]
}

/** A ruling of any game. Its states are opaque here and only go back to the game. */
export type Ruled = Played<unknown, GameEvent, SeatCall>

interface Taking {
  readonly lost: AbortSignal
  /** The faults of the turns before. */
  readonly faults: readonly SeenFault[]
}

/**
 * Throws `BrokenMatch` if the match cannot be played, because no connector reaches an agent, a ranked game has no board, or the
 * package of the game has changed since the deal.
 */
export async function takeInHand(
  world: MatchWorld,
  match: ClaimedMatch,
  { lost, faults }: Taking,
): Promise<MatchInHand> {
  const { id: matchId, attempt, language, seats } = match
  const hosted = gameCalled(world.db, match.game)
  if (match.mode === 'ranked' && !hosted.kit) throw new BrokenMatch(`${match.game} has no board to count on`)
  if (match.package?.hash !== hosted.kit?.package?.hash)
    throw new BrokenMatch(`${match.game} was dealt by other files of its package`)
  const fence = { matchId, attempt }
  const keepHeard = createKeepHeard(world, fence)
  const studied = await studiedSeats(world.db, match)
  const game = studied ? { ...hosted, rules: studied.rulesOf(hosted.rules) } : hosted
  const agents = seats.map((seat, number) => {
    const seated = {
      ...seat,
      isStudied: studied !== undefined,
      isAwaited: match.inSeries,
      withPeople: match.withPeople,
      onHeard: (heard: Heard) => keepHeard(number, heard),
    }
    return connected(world, seated, studied?.conditionOf(number))
  })
  const aliases = seats.map(({ alias }) => alias)
  const ears = openHearers(world, {
    fence,
    language,
    agents,
    keepHeard,
    aliases,
    signal: lost,
    rules: game.rules,
  })
  const names = studied?.names ?? seats.map((_, seat) => seatMatchId({ seed: match.seed, seat }))
  return { match, game, fence, agents, names, ears, studied, faults: [...faults] }
}

function connected(
  world: MatchWorld,
  seat: Connectable,
  condition: KitCondition | undefined,
): Agent<TurnRequest> {
  try {
    return connectedUnder(condition, world, seat)
  } catch (cause) {
    throw new BrokenMatch(`agent ${seat.slug} cannot be reached`, { cause })
  }
}
