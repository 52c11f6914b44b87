import { randomBytes } from 'node:crypto'
import { newId } from '@wis/db'
import type { NewMatch, TableKind } from '@wis/db/matches'
import { ids, rngAt } from '@wis/engine'
import { alias, materialAt } from '@wis/games'
import type { GameKit } from '@wis/games'
import { kitCommitmentOf, seatingOf } from '@wis/proof'

type Player = Pick<NewMatch['seats'][number], 'agentId' | 'versionId'>

interface DealWanted {
  readonly kit: GameKit
  readonly kind: TableKind
  readonly players: readonly Player[]
  /** Agent ids in the order of their seats, if a schedule demands one. Otherwise chance seats them. */
  readonly seating?: readonly string[]
}

/**
 * Deals a match of a game that follows the contract. One seed decides everything that is dealt, the other one who sits
 * where. The platform commits to both.
 */
export function dealKit({ kit, kind, players, seating: wanted }: DealWanted): NewMatch {
  const { game, seasonId, mode, language, ruleset } = kind
  const isPlayedAlone = new Set(players.map(({ agentId }) => agentId)).size < players.length
  if (isPlayedAlone && !kit.setup.selfPlay) throw new RangeError(`no agent has two seats in ${game}`)
  const [seed, salt] = [newSecret(), newSecret()]
  const seatingSeed = wanted ? seatingSeedFor(wanted) : newSecret()
  const seating = seatingOf(seatingSeed, players, ({ agentId }) => agentId)
  const material = kit.setup.draw(kit.setup.ruleset.parse(ruleset), language, rngAt(seed, materialAt))
  const seats = seating.map(({ agentId }) => agentId)
  return {
    id: ids.match(newId()),
    game,
    seasonId,
    mode,
    language,
    ruleset,
    pair: [],
    seed,
    seatingSeed,
    salt,
    commitment: kitCommitmentOf({ game, seed, seatingSeed, material, seating: seats }, salt),
    seats: seating.map(({ agentId, versionId }, seat) => ({
      agentId,
      versionId,
      alias: alias(language, seat),
    })),
  }
}

/** The most seats that a schedule decides. With one more, a search would take seconds. */
const mostSeated = 7

/** A seed that seats the agents in this order. At larger tables, chance seats them all the same. */
function seatingSeedFor(wanted: readonly string[]): string {
  for (;;) {
    const seed = newSecret()
    const seated = seatingOf(seed, wanted, (id) => id)
    if (wanted.length > mostSeated || seated.every((id, seat) => id === wanted[seat])) return seed
  }
}

const newSecret = () => randomBytes(16).toString('hex')
