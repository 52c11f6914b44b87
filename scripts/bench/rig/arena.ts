import { createMatch, inTransaction, newId, saveSeason } from '@wis/db'
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

/** A season and its agents. */
export interface Arena {
  readonly seasonId: SeasonId
  readonly agents: readonly Seated[]
}

/** A match that waits for a runner. Its number determines its course. */
export interface DealtMatch {
  readonly id: MatchId
  readonly number: number
  readonly seats: readonly Seated[]
}

/** Agents `agent-0`, `agent-1` and so on, each with an owner of its own. */
export async function openArena(db: Database, agents: number): Promise<Arena> {
  const season = { slug: 'bench', name: 'Bench', game: 'who-is-spy', ruleset }
  const seasonId = await saveSeason(db, { ...season, languages: ['en', 'zh'], demo: false })
  for (const statement of agentStatements) await db.pool.query(statement, [agents])
  const seated = Array.from({ length: agents }, (_, number) => ({
    agentId: ids.agent(`agent-${number}`),
    versionId: ids.version(`version-${number}`),
  }))
  return { seasonId, agents: seated }
}

const agentStatements = [
  `insert into users (id, name) select 'user-' || n, 'Owner ' || n from generate_series(0, $1::int - 1) n`,
  `insert into agents (id, slug, name, languages, kind, owner_id)
   select 'agent-' || n, 'agent-' || n, 'Agent ' || n, '{en,zh}', 'webhook', 'user-' || n
   from generate_series(0, $1::int - 1) n`,
  `insert into agent_versions (id, agent_id, number, settings)
   select 'version-' || n, 'agent-' || n, 1, '{}' from generate_series(0, $1::int - 1) n`,
]

export const seedOf = (number: number) => `bench ${number}`

/** Deals matches, beginning with number `first`. */
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
      const secret = { pair, seed: seedOf(number), salt: 'salt', commitment: 'commitment' }
      await createMatch(client, {
        ...{ id, game: 'who-is-spy', seasonId, mode: 'ranked', language: 'en', ruleset, ...secret },
        seats: seats.map((seated, seat) => ({ ...seated, alias: alias('en', seat) })),
      })
    }
  })
  return matches
}
