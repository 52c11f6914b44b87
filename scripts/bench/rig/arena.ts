import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { createMatch } from '@wis/db/matches'
import type { NewMatch } from '@wis/db/matches'
import { saveSeason } from '@wis/db/seasons'
import { ids, rngAt } from '@wis/engine'
import type { AgentId, MatchId, SeasonId, VersionId } from '@wis/engine'
import { kitCalled, usualGame } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import { dealKit } from '../../../apps/runner/src/matchmaking/deal-kit.ts'

export interface Seated {
  readonly agentId: AgentId
  readonly versionId: VersionId
}

export interface Arena {
  readonly seasonId: SeasonId
  readonly slug: string
  readonly agents: readonly Seated[]
}

/** A season of the usual game, with agents `agent-0`, `agent-1` and so on, each with an owner of its own. */
export async function openArena(db: Database, agents: number): Promise<Arena> {
  const ruleset = kitCalled(usualGame)?.setup.presets[0]
  if (!ruleset) throw new Error('the usual game is not here')
  const season = await openSeason(db, usualGame, ruleset)
  for (const statement of agentStatements) await db.pool.query(statement, [agents])
  const seated = Array.from({ length: agents }, (_, number) => ({
    agentId: ids.agent(`agent-${number}`),
    versionId: ids.version(`version-${number}`),
  }))
  return { ...season, agents: seated }
}

/** A season of another game with the agents of an arena. */
export async function openKitArena(db: Database, { agents }: Arena, { id, setup }: GameKit): Promise<Arena> {
  return { ...(await openSeason(db, id, setup.presets[0])), agents }
}

async function openSeason(db: Database, game: string, ruleset: AnyRuleset): Promise<Omit<Arena, 'agents'>> {
  const slug = `bench-${game}`
  const season = { slug, name: 'Bench', game, ruleset }
  return { slug, seasonId: await saveSeason(db, { ...season, languages: ['en', 'zh'], demo: false }) }
}

const agentStatements = [
  `insert into users (id, name) select 'user-' || n, 'Owner ' || n from generate_series(0, $1::int - 1) n`,
  `insert into agents (id, slug, name, languages, kind, owner_id)
   select 'agent-' || n, 'agent-' || n, 'Agent ' || n, '{en,zh}', 'webhook', 'user-' || n
   from generate_series(0, $1::int - 1) n`,
  `insert into agent_versions (id, agent_id, number, settings)
   select 'version-' || n, 'agent-' || n, 1, '{}' from generate_series(0, $1::int - 1) n`,
]

export async function dealKitMatches(
  db: Database,
  kit: GameKit,
  { seasonId, agents }: Arena,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<readonly { readonly id: MatchId }[]> {
  const [ruleset] = kit.setup.presets
  const { players } = ruleset
  const kind = { seasonId, mode: 'ranked', language: 'en', game: kit.id, ruleset, players } as const
  const matches = Array.from({ length: count }, (_, at) =>
    dealKit({ kit, kind, players: seatedAt(first + at, agents, players) }),
  )
  await storeAll(db, matches)
  return matches
}

export function seatedAt(number: number, agents: readonly Seated[], players: number): readonly Seated[] {
  return rngAt('seating', number).shuffle(agents).slice(0, players)
}

export function storeAll(db: Database, matches: readonly NewMatch[]): Promise<void> {
  return inTransaction(db, async (client) => {
    for (const match of matches) await createMatch(client, match)
  })
}
