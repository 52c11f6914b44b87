import { drawWordPair } from '@wis/db/matches'
import { dealtOfBlock, drawSeasonPair } from '@wis/db/seasons'
import type { FixtureDeal } from '@wis/db/seasons'
import { spiesLeft, spyRuleset, whoIsSpyKit } from '@wis/games'
import type { GameKit } from '@wis/games'
import { agentInTurn, blockSeed } from '@wis/proof'
import type pg from 'pg'
import { dealKit } from '../matchmaking/deal-kit.ts'
import type { WordsOfSeason } from '../matchmaking/deal-kit.ts'
import type { FixtureTable, OwnDeals } from '../matchmaking/own-deals.ts'
import { findSeed } from './find-seed.ts'

// The types of its states and events are its own business.
const kit = whoIsSpyKit as unknown as GameKit

/** Who-is-spy deals words of the season, and lets everybody of a block be the spy once. */
export const spyDeals: OwnDeals = {
  deal: async (client, kind, players) => {
    const { language, ruleset, mode } = kind
    const { words } = spyRuleset.parse(ruleset)
    const drawn =
      mode === 'ranked'
        ? await drawSeasonPair(client, kind)
        : { pair: await drawWordPair(client, { language, words }), place: null }
    return dealKit({ kit, kind, players, words: drawn })
  },
  scheduled: async (deal) => {
    const shared = await drawnBefore(deal)
    return async (client, table, players) => {
      const drawn = shared ?? (await drawnAnew(client, table, deal))
      const match = dealKit({ kit, kind: table.kind, players, ...drawn })
      if (shared && match.seats.some(({ agentId }, seat) => agentId !== deal.seating[seat]))
        throw new Error('a seed that seats the agents otherwise than the schedule')
      return { ...match, dealOpen: true }
    }
  },
}

/** The terms of a match. */
interface Drawn {
  readonly seed: string
  readonly words: WordsOfSeason
}

/** Deals of earlier schedules have one pair for all their matches, and fix the seats. */
async function drawnBefore(deal: FixtureDeal): Promise<Drawn | undefined> {
  return deal.pair && { words: { pair: deal.pair, place: null }, seed: await findSeed(deal) }
}

/** Chooses words that no agent at the table has had in this season, and a spy that has not been one in its block. */
async function drawnAnew(
  client: pg.ClientBase,
  { kind, fixtureId }: FixtureTable,
  { dealSeed, seating, sittingIn }: FixtureDeal,
): Promise<Drawn> {
  const { dealt, after, ...places } = await dealtOfBlock(client, fixtureId)
  const played = dealt.map((match) => ({ ...match, spy: agentInTurn(match.seed, match.agents) }))
  const spies = spiesLeft(places, played)
  const seed = blockSeed({ dealSeed, agents: places.agents, spies, after })
  const agentIds = seating.filter((id) => !sittingIn.includes(id))
  return { seed, words: await drawSeasonPair(client, { ...kind, agentIds }) }
}
