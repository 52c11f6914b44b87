import type { Language } from '@wis/games'
import type { AgentRef, SeasonMatrix } from '@wis/protocol'
import { interval } from '@wis/ratings'
import { agentRefs } from '../agent/agent-refs.ts'
import type { Database } from '../database.ts'
import { leaderboard } from '../standing/leaderboard.ts'
import { headToHead, matrixLooksAt } from './head-to-head.ts'
import type { StoredSeason } from './read-season.ts'

interface Asked {
  readonly language: Language
  /** Ids or slugs; without any, the leading agents of the board. */
  readonly agents?: readonly string[] | undefined
  readonly top: number
  readonly seesWithheld: boolean
}

/** The leading agents of a season, or those that are named, each against each. */
export async function seasonMatrix(
  db: Database,
  season: StoredSeason,
  { language, agents: named, top, seesWithheld }: Asked,
): Promise<SeasonMatrix> {
  const agents = named
    ? await agentRefs(db, named)
    : await leadersOf(db, season, { language, top, seesWithheld })
  const agentIds = agents.map(({ id }) => id)
  const met = await headToHead(db, { seasonId: season.id, language, agentIds, seesWithheld })
  return {
    season: { slug: season.slug, name: season.name },
    language,
    lookedAt: matrixLooksAt,
    agents: [...agents],
    cells: met.map((cell) => ({
      ...cell,
      share: cell.ahead / cell.matches,
      interval: interval(cell.ahead, cell.matches) ?? { low: 0, high: 1 },
    })),
  }
}

async function leadersOf(
  db: Database,
  { slug }: StoredSeason,
  { language, top, seesWithheld }: Omit<Asked, 'agents'>,
): Promise<readonly AgentRef[]> {
  const board = await leaderboard(db, { seasonSlug: slug, language, limit: top, seesWithheld })
  return agentRefs(
    db,
    (board?.items ?? []).map(({ agent }) => agent.id),
  )
}
