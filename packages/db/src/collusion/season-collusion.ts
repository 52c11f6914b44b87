import type { SeasonId } from '@wis/engine'
import type { CollusionRow, LookedForCollusion } from '@wis/protocol'
import type { Suspicion } from '@wis/ratings'
import type { Database } from '../database.ts'
import { ownerNames } from '../season/read-season.ts'

export interface SeasonCollusion {
  readonly looked: readonly LookedForCollusion[]
  readonly items: readonly CollusionRow[]
}

interface Stored {
  readonly language: LookedForCollusion['language']
  readonly lookedAt: Date
  readonly matches: number
  readonly pairs: number
  readonly suspicions: readonly Suspicion[]
}

/** The pairs of owners in a season whose matches honest play hardly explains, as a runner found them last. */
export async function seasonCollusion(db: Database, seasonId: SeasonId): Promise<SeasonCollusion> {
  const { rows } = await db.pool.query<Stored>({
    name: 'season-collusion',
    text: `select language, looked_at as "lookedAt", matches, pairs, suspicions
           from season_collusion where season_id = $1 and looked_at is not null order by language`,
    values: [seasonId],
  })
  const found = rows.flatMap(({ language, suspicions }) => suspicions.map((one) => ({ language, ...one })))
  const names = await ownerNames(
    db,
    found.flatMap(({ one, other }) => [one, other]),
  )
  const agents = await agentsIn(
    db,
    found.flatMap(({ matchIds }) => matchIds),
  )
  return {
    looked: rows.map(({ language, lookedAt, matches, pairs }) => ({
      language,
      at: lookedAt.toISOString(),
      matches,
      pairs,
    })),
    items: found.map(({ one, other, matchIds, ...row }) => {
      const sideOf = (owner: string) => {
        const own = agents.filter((seat) => seat.owner === owner && matchIds.includes(seat.matchId))
        const agentIds = [...new Set(own.map(({ agentId }) => agentId))].sort()
        return { owner: names.get(owner) ?? owner, agentIds }
      }
      return { ...row, one: sideOf(one), other: sideOf(other), matchIds: [...matchIds] }
    }),
  }
}

interface SeatedAgent {
  readonly matchId: string
  readonly agentId: string
  readonly owner: string
}

async function agentsIn({ pool }: Database, matchIds: readonly string[]): Promise<readonly SeatedAgent[]> {
  const { rows } = await pool.query<SeatedAgent>({
    name: 'agents-of-suspicions',
    text: `select x.match_id as "matchId", a.id as "agentId", a.owner_id as owner
           from seats x join agents a on a.id = x.agent_id
           where x.match_id = any($1::text[]) and a.owner_id is not null`,
    values: [matchIds],
  })
  return rows
}

/** A season that its organizer or an admin should look at. */
export interface SuspectedSeason {
  readonly slug: string
  readonly name: string
  /** Null for a season of the platform. */
  readonly organizer: string | null
  readonly pairs: number
}

const mostSeasons = 50

/** The seasons that are not over yet and have suspicions, those with the newest first. */
export async function suspectedSeasons({ pool }: Database): Promise<readonly SuspectedSeason[]> {
  const { rows } = await pool.query<SuspectedSeason>({
    name: 'suspected-seasons',
    text: `select s.slug, s.name, u.name as organizer,
                  count(distinct (c.language, least(f->>'one', f->>'other'), greatest(f->>'one', f->>'other')))::int as pairs
           from season_collusion c
           join seasons s on s.id = c.season_id and s.state <> 'closed'
           left join users u on u.id = s.owner_id
           cross join lateral jsonb_array_elements(c.suspicions) f
           group by s.id, u.name
           order by max(c.looked_at) desc, s.slug
           limit ${mostSeasons}`,
  })
  return rows
}
