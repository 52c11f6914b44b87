import { createHash, randomBytes } from 'node:crypto'
import type { TableKind } from '@wis/arena'
import { newId } from '@wis/db'
import type { NewMatch } from '@wis/db/matches'
import { ids, rngAt } from '@wis/engine'
import { alias, aliasesTold, isDealt, materialAt, seedFactor } from '@wis/games'
import type { DealLevels, GameKit } from '@wis/games'
import { commitmentTo, seatingOf } from '@wis/proof'

type Player = Pick<NewMatch['seats'][number], 'agentId' | 'versionId'>

interface DealWanted {
  readonly kit: GameKit
  readonly kind: TableKind
  readonly players: readonly Player[]
  /** Agent ids in the order of their seats, if a schedule demands one. Otherwise chance seats them. */
  readonly seating?: readonly string[]
  /** The words that the season brings. */
  readonly words?: WordsOfSeason
  /** The schedule's demands on the deal; chance decides everything else. */
  readonly seed?: string
  /** What one of the players is to be dealt. */
  readonly wanted?: { readonly agentId: string; readonly levels: DealLevels }
}

export interface WordsOfSeason {
  readonly pair: readonly [string, string]
  /** The number of the pair in the order of the season's words, if it has one. */
  readonly place: number | null
}

/**
 * Deals a match. One seed decides everything that is dealt, the other one who sits where, unless agents of the game have been
 * dealt with one since before there were kits. The platform commits to all of it.
 */
export function dealKit({
  kit,
  kind,
  players,
  seating: inOrder,
  words,
  wanted,
  ...given
}: DealWanted): NewMatch {
  const { game, seasonId, mode, language, ruleset: stored } = kind
  const isPlayedAlone = new Set(players.map(({ agentId }) => agentId)).size < players.length
  if (isPlayedAlone && !kit.setup.selfPlay) throw new RangeError(`no agent has two seats in ${game}`)
  const ruleset = kit.setup.ruleset.parse(stored)
  const chosen = wanted?.levels[seedFactor]
  const draw = (attempt = 0) => {
    const { seed = chosen === undefined ? newSecret() : seedFrom(chosen, attempt) } = given
    const seats = () => (chosen === undefined ? newSecret() : seedFrom(chosen, attempt, 'seats'))
    const seatingSeed = kit.older ? null : inOrder ? seatingSeedFor(inOrder) : seats()
    const seating = seatingOf(seatingSeed ?? seed, players, ({ agentId }) => agentId)
    const material = words?.pair ?? kit.setup.draw(ruleset, language, rngAt(seed, materialAt))
    return { seed, seatingSeed, seating, material }
  }
  const { seed, seatingSeed, seating, material } = wanted
    ? drawUntil(draw, ({ seating: seats, ...drawn }) => {
        const seat = seats.findIndex(({ agentId }) => agentId === wanted.agentId)
        return isDealt(kit, { ruleset, language, ...drawn }, { seat, wanted: wanted.levels })
      })
    : draw()
  const salt = newSecret()
  const seats = seating.map(({ agentId }) => agentId)
  const opening = kit.rules.open({ ruleset, language, material }, [...seats.keys()], rngAt(seed, 0))
  const aliases = aliasesTold(opening[0])
  return {
    id: ids.match(newId()),
    game,
    seasonId,
    mode,
    language,
    ruleset: stored,
    pair: words?.pair ?? [],
    ...(words && { wordPlace: words.place }),
    seed,
    ...(seatingSeed !== null && { seatingSeed }),
    salt,
    commitment: commitmentTo({ game, seed, seatingSeed, material, seating: seats, opening }, salt),
    seats: seating.map(({ agentId, versionId }, seat) => ({
      agentId,
      versionId,
      alias: aliases[seat] ?? alias(language, seat),
    })),
  }
}

/** A deal is wanted only if its game can deal it, so that this many tries find one. */
const mostTries = 30_000

function drawUntil<Drawn>(draw: (attempt: number) => Drawn, isWanted: (drawn: Drawn) => boolean): Drawn {
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const drawn = draw(attempt)
    if (isWanted(drawn)) return drawn
  }
  throw new RangeError('the wanted deal was not drawn')
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

/** The same for the same choice, and another one where the deal before was not the wanted one. */
const seedFrom = (chosen: string, attempt: number, what = 'deal') =>
  createHash('sha256').update(`${chosen}/${what}/${attempt}`).digest('hex').slice(0, 32)

const newSecret = () => randomBytes(16).toString('hex')
