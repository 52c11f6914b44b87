import type { AgentId } from '@wis/engine'
import type { AgentMatchesQuery, AgentMatchRow } from '@wis/protocol'
import type { Database, Page } from '../../database.ts'
import { seatPoints } from '../../game/units-of.ts'
import { wordColumns } from '../../legacy/columns.ts'
import { matchColumns, matchRowOf, sideResult } from '../../match/match-row.ts'
import { firstIdAt } from '../../new-id.ts'
import { isFirstOfItsAgent } from '../../season/season-sql.ts'
import { findAgent } from '../agent-directory.ts'

/** The filters for an agent's matches, as its page and the API read them. */
export type AgentMatchFilter = Partial<AgentMatchesQuery>

/**
 * The number of matches that one page looks through. A filter that nothing fits costs the same, however long an agent
 * has played.
 */
export const looksThrough = 3000

/**
 * The matches of an agent, newest first. A page may be short after looking through its limit, and still name a next
 * one.
 */
export async function agentMatches(
  db: Database,
  agentId: AgentId,
  filter: AgentMatchFilter = {},
): Promise<Page<AgentMatchRow>> {
  const { limit = 20 } = filter
  const span = await spanOf(db, filter)
  const opponent = filter.opponent === undefined ? null : await findAgent(db, filter.opponent)
  if (!span || opponent === undefined) return { items: [], nextCursor: null }
  const within = [agentId, span.first, span.before]
  const { rows } = await db.pool.query<{ readonly id: string }>(fitting, [
    ...within,
    ...[span.seasonId, filter.mode ?? null, filter.role ?? null, filter.result ?? null],
    ...[opponent?.agentId ?? null, filter.word ?? null, limit + 1, filter.game ?? null],
    filter.version ?? null,
  ])
  const found = rows.slice(0, limit).map(({ id }) => id)
  const items = await rowsOf(db, agentId, found)
  if (rows.length > limit) return { items, nextCursor: found.at(-1) ?? null }
  const { rows: last } = await db.pool.query<{ readonly id: string }>(lastLookedAt, within)
  return { items, nextCursor: last[0]?.id ?? null }
}

// Newest first along the index of the agent's seats. The statement is planned for each agent anew: a plan for the
// average agent would read and sort all matches of an agent that has played more.
const looked = `
  select x.match_id as id, x.seat, x.role, x.version_id, m.game, m.season_id, m.mode, m.status, m.decision_id,
         ${wordColumns.map((name) => `m.${name}`).join(', ')}
  from seats x join matches m on m.id = x.match_id and not m.withheld
  where x.agent_id = $1 and x.match_id >= $2 and x.match_id < $3 and ${isFirstOfItsAgent('x')}
  order by x.match_id desc`

const fitting = `
  select id from (${looked} limit ${looksThrough}) mine
  where ($4::text is null or season_id = $4) and ($5::text is null or mode = $5)
    and ($6::text is null or status = 'finished' and role = $6)
    and ($7::text is null or $7 = case
      when status = 'void' or status = 'finished' and decision_id is not null then 'void'
      else (select ${sideResult} from seats x join matches m on m.id = x.match_id
            where x.match_id = mine.id and x.seat = mine.seat)
    end)
    and ($8::text is null
      or $8 = any (array(select o.agent_id from seats o where o.match_id = mine.id and o.agent_id <> $1)))
    and ($9::text is null or status = 'finished' and lower($9) in (${wordColumns.map((name) => `lower(${name})`).join(', ')}))
    and ($11::text is null or game = $11)
    and ($12::int is null
      or version_id = (select v.id from agent_versions v where v.agent_id = $1 and v.number = $12))
  order by id desc limit $10`

const lastLookedAt = `${looked} offset ${looksThrough - 1} limit 1`

interface Span {
  readonly seasonId: string | null
  /** Ids sort by age: from the one on, and before the other. */
  readonly first: string
  readonly before: string
}

const dayMs = 24 * 60 * 60 * 1000
const afterAllIds = 'z'.repeat(17)

/** The ids between which the matches of a filter lie. Undefined if there is no such season, or nothing in it. */
async function spanOf({ pool }: Database, filter: AgentMatchFilter): Promise<Span | undefined> {
  const { season, cursor, from, until } = filter
  const bounds = {
    first: [from === undefined ? '' : firstIdAt(Date.parse(from))],
    before: [until === undefined ? afterAllIds : firstIdAt(Date.parse(until) + dayMs), cursor ?? afterAllIds],
  }
  if (season === undefined) return { seasonId: null, ...narrowest(bounds) }
  const { rows } = await pool.query<{ id: string; oldest: string | null; newest: string | null }>({
    name: 'span-of-season',
    text: `select id, (select min(m.id) from matches m where m.season_id = s.id) as oldest,
                  (select max(m.id) from matches m where m.season_id = s.id) as newest
           from seasons s where slug = $1`,
    values: [season],
  })
  const [found] = rows
  if (!found || found.oldest === null || found.newest === null) return undefined
  bounds.first.push(found.oldest)
  bounds.before.push(`${found.newest}0`)
  return { seasonId: found.id, ...narrowest(bounds) }
}

const narrowest = ({ first, before }: Readonly<Record<'first' | 'before', string[]>>) => ({
  first: first.sort().at(-1) ?? '',
  before: before.sort()[0] ?? afterAllIds,
})

async function rowsOf(
  { prisma, pool }: Database,
  agentId: AgentId,
  matchIds: readonly string[],
): Promise<AgentMatchRow[]> {
  const { rows: sides } = await pool.query<Pick<AgentMatchRow, 'seat' | 'result'> & { readonly id: string }>(
    `select x.match_id as id, x.seat, ${sideResult} as result from seats x join matches m on m.id = x.match_id
     where x.agent_id = $1 and x.match_id = any ($2)`,
    [agentId, matchIds],
  )
  const seats = await prisma.seat.findMany({
    // Checked again, because a match may have been withheld since it was found.
    where: { agentId, matchId: { in: [...matchIds] }, match: { withheld: false } },
    orderBy: [{ matchId: 'desc' }, { seat: 'asc' }],
    // An agent that holds several seats of a match has played it once.
    distinct: ['matchId'],
    include: { match: matchColumns, version: { select: { number: true } } },
  })
  return seats.map(({ match, seat, version, role, points }) => ({
    match: matchRowOf(match),
    seat,
    version: version.number,
    role,
    result: sides.find((one) => one.id === match.id && one.seat === seat)?.result ?? null,
    ...seatPoints(match.game, points),
  }))
}
