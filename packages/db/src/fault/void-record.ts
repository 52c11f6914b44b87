import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'
import { firstIdAt } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'

/** When an agent waits behind others, because it helps to void matches more often than others do. */
export const voidRule = {
  withinDays: 30,
  /** With fewer matches, or fewer void ones, no judgement is possible. */
  matches: 10,
  voids: 3,
  /** Up to this many of a hundred matches may be void for anybody, and more if all the others have more, too. */
  toleratedPercent: 2,
  /** The chance of as many void matches by luck alone must be below this share. */
  chance: 0.01,
} as const

/** SQL that says whether an agent waits behind others. */
export const isHeldBack = (agentId: string) =>
  `exists (select 1 from held_back h where h.agent_id = ${agentId})`

/**
 * SQL that records who had a part in a match that is void for the reason `$2`. These are seats that a provider or the
 * platform failed, because repeated failures of one agent are its own doing. If nobody is left, they are the seats
 * that went out by a foul.
 */
export const keepVoidSeats = `
  insert into void_seats (match_id, agent_id)
  select distinct s.match_id, s.agent_id
  from seats s join agents a on a.id = s.agent_id join matches m on m.id = s.match_id
  where s.match_id = $1 and ${kindHas('answersForFaults')} and m.mode = 'ranked' and (
    exists (select 1 from faults f
            where f.match_id = $1 and f.agent_id = s.agent_id and f.verdict in ('provider', 'platform'))
    or $2 = 'nobody-alive' and exists (
      select 1 from entries e
      where e.match_id = $1 and e.event->>'type' = 'seat-eliminated' and e.event->>'cause' <> 'vote'
        and (e.event->>'seat')::int = s.seat)
  )
  on conflict do nothing`

interface Share {
  readonly voids: number
  readonly matches: number
}

/** Whether more of an agent's matches were void than chance explains, if it were like the others. */
export function voidsMoreOften(agent: Share, others: Share): boolean {
  if (agent.matches < voidRule.matches || agent.voids < voidRule.voids) return false
  const usual = others.matches === 0 ? 0 : others.voids / others.matches
  const rate = Math.min(1, Math.max(voidRule.toleratedPercent / 100, usual))
  return atLeast(agent.voids, agent.matches, rate) < voidRule.chance
}

/** The probability of at least this many of this many, if each has this probability. */
function atLeast(voids: number, matches: number, rate: number): number {
  if (rate >= 1) return 1
  let fewer = 0
  let exactly = (1 - rate) ** matches
  for (let count = 0; count < voids; count++) {
    fewer += exactly
    exactly *= ((matches - count) / (count + 1)) * (rate / (1 - rate))
  }
  return 1 - fewer
}

interface Weighed extends Share {
  readonly agentId: string
}

/** Reads the record of the last month, and decides anew who waits behind others. */
export async function weighVoids(db: Database, now = Date.now()): Promise<void> {
  const since = firstIdAt(now - voidRule.withinDays * 86_400_000)
  await db.pool.query({
    name: 'forget-void-seats',
    text: 'delete from void_seats where match_id < $1',
    values: [since],
  })
  const weighed = await suspects(db, since)
  const all = weighed.length === 0 ? { voids: 0, matches: 0 } : await everybody(db, since)
  const held = weighed.filter(({ voids, matches }) =>
    voidsMoreOften({ voids, matches }, { voids: all.voids - voids, matches: all.matches - matches }),
  )
  await writeHeldBack(db, held)
}

/** Agents with enough void matches to be held back. They are few, so only their matches are counted. */
async function suspects({ pool }: Database, since: string): Promise<readonly Weighed[]> {
  const { rows } = await pool.query<Weighed>({
    name: 'weigh-voids',
    text: `select v.agent_id as "agentId", v.voids, (
             select count(distinct s.match_id)::int from seats s join matches m on m.id = s.match_id
             where s.agent_id = v.agent_id and s.match_id >= $1 and m.mode = 'ranked' and m.status in ('finished', 'void')
           ) as matches
           from (
             select agent_id, count(*)::int as voids from void_seats group by agent_id having count(*) >= $2
           ) v
           order by v.agent_id`,
    values: [since, voidRule.voids],
  })
  return rows
}

async function everybody({ pool }: Database, since: string): Promise<Share> {
  const { rows } = await pool.query<Share>({
    name: 'voids-of-everybody',
    text: `select (select count(*)::int from void_seats) as voids, count(distinct (s.match_id, s.agent_id))::int as matches
           from matches m join seats s on s.match_id = m.id join agents a on a.id = s.agent_id
           where m.id >= $1 and m.mode = 'ranked' and m.status in ('finished', 'void') and ${kindHas('answersForFaults')}`,
    values: [since],
  })
  return rows[0] ?? { voids: 0, matches: 0 }
}

async function writeHeldBack(db: Database, held: readonly Weighed[]): Promise<void> {
  const agentIds = held.map(({ agentId }) => agentId)
  await inTransaction(db, async (client) => {
    await client.query({
      name: 'let-go',
      text: 'delete from held_back where agent_id <> all($1::text[])',
      values: [agentIds],
    })
    await client.query({
      name: 'hold-back',
      text: `insert into held_back (agent_id, matches, voids)
             select * from unnest($1::text[], $2::int[], $3::int[])
             on conflict (agent_id) do update set matches = excluded.matches, voids = excluded.voids`,
      values: [agentIds, held.map(({ matches }) => matches), held.map(({ voids }) => voids)],
    })
  })
}
