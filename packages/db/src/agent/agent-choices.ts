import type { Database } from '../database.ts'
import { holding } from '../patterns.ts'
import { kindHas } from './kind-sql.ts'

/** An agent in a list to choose from. */
export interface AgentChoice {
  readonly slug: string
  readonly name: string
  readonly nameZh: string | null
  readonly kind: string
  readonly owner: string | null
  readonly languages: readonly string[]
  readonly online: boolean
}

const columns = `a.slug, a.name, a.name_zh as "nameZh", a.kind, u.name as owner, a.languages,
  a.online and a.retired_at is null as online
  from agents a left join users u on u.id = a.owner_id`

const mostOfSeason = 1000

/** Every agent that a decision about a season can concern, by name. */
export async function agentsOfSeason({ pool }: Database, seasonId: string): Promise<AgentChoice[]> {
  const { rows } = await pool.query<AgentChoice>({
    name: 'agents-of-season',
    text: `select ${columns}
           where a.id in (select agent_id from season_entries where season_id = $1
                          union select agent_id from standings where season_id = $1)
           order by a.name, a.id limit $2`,
    values: [seasonId, mostOfSeason],
  })
  return rows
}

interface Invitable {
  /** Part of a name, of a short name or of an owner's name. */
  readonly q: string
  /** The agent must match one of these. None where all languages will do. */
  readonly languages: readonly string[]
  /** The agent must play it, if one is named. */
  readonly game?: string | undefined
  /** Short names of chosen agents. They come first, whatever the search text. */
  readonly chosen: readonly string[]
  /** The season whose participants and invited agents are left out. */
  readonly seasonId?: string | undefined
  readonly limit: number
}

/** Agents that can be invited: first the chosen ones, then the found ones, online ones before others. */
export async function agentsToInvite(
  { pool }: Database,
  { q, languages, game, chosen, seasonId, limit }: Invitable,
): Promise<AgentChoice[]> {
  const { rows } = await pool.query<AgentChoice>({
    name: 'agents-to-invite',
    text: `select ${columns}
           where a.retired_at is null and ${kindHas('isListed')}
             and (a.slug = any($1) or (
               (cardinality($2::text[]) = 0 or a.languages && $2) and ($6::text is null or cardinality(a.games) = 0 or $6 = any(a.games))
               and (a.name ilike $3 or a.name_zh ilike $3 or a.slug ilike $3 or u.name ilike $3)
               and not exists (select 1 from season_entries e where e.season_id = $4 and e.agent_id = a.id
                                 and e.state in ('invited', 'entered', 'disqualified'))))
           order by a.slug = any($1) desc, a.online desc, a.name, a.id
           limit $5`,
    values: [chosen, languages, holding(q.trim()), seasonId ?? null, limit + chosen.length, game ?? null],
  })
  return rows
}
