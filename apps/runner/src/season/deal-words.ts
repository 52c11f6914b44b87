import { setImmediate } from 'node:timers/promises'
import { drawWordPair } from '@wis/db/matches'
import type { NewMatch, TableTicket } from '@wis/db/matches'
import { dealtOfBlock, drawSeasonPair } from '@wis/db/seasons'
import type { FixtureDeal } from '@wis/db/seasons'
import { olderExports } from '@wis/games'
import type { GameKit, OlderExports } from '@wis/games'
import { agentInTurn, blockSeed, scheduledSeed, spiesLeft } from '@wis/proof'
import type { ScheduledSeating } from '@wis/proof'
import type pg from 'pg'
import { dealKit } from '../matchmaking/deal-kit.ts'
import type { WordsOfSeason } from '../matchmaking/deal-kit.ts'
import type { WaitingTable } from '../matchmaking/matchmaker.ts'

/** A table of a scheduled match. */
export type FixtureTable = WaitingTable & { readonly fixtureId: string }

/** Deals a scheduled match to the agents that it was scheduled for. */
export type DealScheduled = (
  client: pg.ClientBase,
  table: FixtureTable,
  players: readonly TableTicket[],
) => Promise<NewMatch>

/** The words for agents that came by themselves. Undefined in a game that is not dealt words of a season. */
export async function wordsFor(
  client: pg.ClientBase,
  { setup }: GameKit,
  kind: WaitingTable['kind'],
): Promise<WordsOfSeason | undefined> {
  if (setup.brings !== 'word-pairs') return undefined
  if (kind.mode === 'ranked') return drawSeasonPair(client, kind)
  const ruleset = setup.ruleset.parse(kind.ruleset)
  const words = 'words' in ruleset && ruleset.words === 'undercover' ? ruleset.words : undefined
  return { pair: await drawWordPair(client, { language: kind.language, words }), place: null }
}

/**
 * Deals words of the season, and lets everybody of a block be the spy once. Looks for what a schedule has fixed. That may
 * take long, so nothing is locked meanwhile.
 */
export async function dealingWords(kit: GameKit, deal: FixtureDeal): Promise<DealScheduled> {
  const shared = await drawnBefore(kit, deal)
  return async (client, table, players) => {
    const drawn = shared ?? (await drawnAnew(client, { kit, table, deal }))
    const match = dealKit({ kit, kind: table.kind, players, ...drawn })
    if (shared && match.seats.some(({ agentId }, seat) => agentId !== deal.seating[seat]))
      throw new Error('a seed that seats the agents otherwise than the schedule')
    return { ...match, dealOpen: true }
  }
}

/** The terms of a match. */
interface Drawn {
  readonly seed: string
  readonly words: WordsOfSeason
}

/** Deals of earlier schedules have one pair for all their matches, and fix the seats. */
async function drawnBefore(kit: GameKit, deal: FixtureDeal): Promise<Drawn | undefined> {
  return deal.pair && { words: { pair: deal.pair, place: null }, seed: await findSeed(drawDealOf(kit), deal) }
}

/** Chooses words that no agent at the table has had in this season, and a spy that has not been one in its block. */
async function drawnAnew(
  client: pg.ClientBase,
  {
    kit,
    table: { kind, fixtureId },
    deal: { dealSeed, seating, sittingIn },
  }: { readonly kit: GameKit; readonly table: FixtureTable; readonly deal: FixtureDeal },
): Promise<Drawn> {
  const drawDeal = drawDealOf(kit)
  const { dealt, after, ...places } = await dealtOfBlock(client, fixtureId)
  const played = dealt.map((match) => ({ ...match, spy: agentInTurn(drawDeal, match.seed, match.agents) }))
  const spies = spiesLeft(places, played)
  const seed = blockSeed(drawDeal, { dealSeed, agents: places.agents, spies, after })
  const agentIds = seating.filter((id) => !sittingIn.includes(id))
  return { seed, words: await drawSeasonPair(client, { ...kind, agentIds }) }
}

type DrawDeal = OlderExports['drawDeal']

/** How chance deals in a game whose blocks make everybody the spy once. */
function drawDealOf({ id }: GameKit): DrawDeal {
  const older = olderExports.find(({ game }) => game === id)
  if (!older) throw new Error(`${id} has no spy whose turn is planned`)
  return older.drawDeal
}

/** The seeds tried in one go. They take a few milliseconds, in which the matches of this runner stand still. */
const atOnce = 2000

/** Finds the seed of a scheduled seating without holding up the matches that are played meanwhile. */
async function findSeed(drawDeal: DrawDeal, wanted: ScheduledSeating): Promise<string> {
  for (let from = 0; ; from += atOnce) {
    const seed = scheduledSeed(drawDeal, wanted, { from, to: from + atOnce })
    if (seed !== undefined) return seed
    await setImmediate()
  }
}
