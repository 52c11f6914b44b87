import { createMatch, inTransaction, newId, saveAgent, saveSeason } from '@wis/db'
import type { Database } from '@wis/db'
import { ids, rngAt } from '@wis/engine'
import type { AgentId, MatchId, SeasonId, VersionId } from '@wis/engine'
import { alias, rulesets } from '@wis/games'

const ruleset = rulesets['wis-2024']
const pair = ['tea', 'coffee'] as const

interface Seated {
  readonly agentId: AgentId
  readonly versionId: VersionId
}

/** A season, and who may play in it. */
export interface Arena {
  readonly seasonId: SeasonId
  readonly agents: readonly Seated[]
}

/** A match that waits for a runner; what happens in it follows from its number. */
export interface DealtMatch {
  readonly id: MatchId
  readonly number: number
  readonly seats: readonly Seated[]
}

export async function openArena(db: Database, agents: number): Promise<Arena> {
  const season = { slug: 'bench', name: 'Bench', game: 'who-is-spy', ruleset }
  const seasonId = await saveSeason(db, { ...season, languages: ['en', 'zh'], demo: false })
  const seated: Seated[] = []
  for (let number = 0; number < agents; number++) {
    const owner = { name: `Owner ${number}`, email: `owner-${number}@example.invalid` }
    const names = { slug: `agent-${number}`, name: `Agent ${number}`, description: '' }
    seated.push(await saveAgent(db, { ...names, kind: 'webhook', owner, settings: {} }))
  }
  return { seasonId, agents: seated }
}

/** Deals matches number `first`, and so on. */
export async function dealMatches(
  db: Database,
  { seasonId, agents }: Arena,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<DealtMatch[]> {
  const matches = Array.from({ length: count }, (_, at) => {
    const number = first + at
    const seats = rngAt('seating', number).shuffle(agents).slice(0, ruleset.players)
    return { id: ids.match(newId()), number, seats }
  })
  await inTransaction(db, async (client) => {
    for (const { id, number, seats } of matches) {
      const secret = { pair, seed: `bench ${number}`, salt: 'salt', commitment: 'commitment' }
      await createMatch(client, {
        ...{ id, game: 'who-is-spy', seasonId, mode: 'ranked', language: 'en', ruleset, ...secret },
        seats: seats.map((seated, seat) => ({ ...seated, alias: alias('en', seat) })),
      })
    }
  })
  return matches
}
