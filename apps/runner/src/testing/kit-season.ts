import { createKitHouseAgent } from '@wis/agents'
import type { Agent } from '@wis/agents'
import type { Database } from '@wis/db'
import { saveHouseAgents } from '@wis/db/agents'
import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import type { SeasonTerms } from '@wis/protocol'
import { playOut, scheduled } from './scheduled-season.ts'

interface KitSeason {
  readonly game: string
  readonly ruleset: string
  readonly format: 'round-robin' | 'knockout'
  /** The house player of each agent, or one for all of them. */
  readonly players: readonly string[]
  readonly deals: number
  /** What its board goes by. */
  readonly order?: SeasonTerms['order']
}

/** A season of a game with these house players, whose entry is over, and how it is played to its end. */
export async function kitSeason(db: Database, { game, players, deals, ...kind }: KitSeason) {
  const kit = kitOf(game)
  const slugs = players.map((_, number) => `${game}-${number}`)
  await saveHouseAgents(
    db,
    slugs.map((slug) => ({ slug, game, name: slug, nameZh: slug, description: '', descriptionZh: '' })),
  )
  const agentFor = (slug: string): Agent =>
    createKitHouseAgent(kit, players[slugs.indexOf(slug)] ?? '', { seed: slug })
  const season = await scheduled(db, { game, ...kind }, players.length, deals)
  return { ...season, kit, agentFor, play: () => playOut(db, agentFor) }
}

function kitOf(game: string): GameKit {
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`there is no game called ${game}`)
  return kit
}
