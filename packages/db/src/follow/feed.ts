import { languages } from '@wis/games'
import { z } from 'zod'
import { agentRefOf } from '../agent/agent-columns.ts'
import type { Database } from '../database.ts'
import { openResults } from '../season/season-sql.ts'

const agent = z.object({
  id: z.string(),
  avatarVersion: z.string().nullable(),
  slug: z.string(),
  name: z.string(),
  nameZh: z.string().nullable(),
  kind: z.string(),
})
const season = z.object({ slug: z.string(), name: z.string(), game: z.string() })
const at = z.coerce.date()

const item = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), at, agent, matchId: z.string(), game: z.string() }),
  z.object({ kind: z.literal('lead'), at, agent, season, language: z.enum(languages) }),
  z.object({ kind: z.literal('season'), at, season, step: z.enum(['open', 'closed', 'published']) }),
  z.object({ kind: z.literal('agent'), at, agent }),
  z.object({ kind: z.literal('version'), at, agent, number: z.int() }),
])
export type FeedItem = z.infer<typeof item>

const seasonOf = `jsonb_build_object('slug', s.slug, 'name', s.name, 'game', s.game)`
const lately = `now() - interval '30 days'`
const [ofEachAgent, ofEachKind, most] = [5, 30, 60]

/** What has happened lately with everything that an account follows, the newest first. Results are not told. */
export async function readFeed({ pool }: Database, userId: string): Promise<readonly FeedItem[]> {
  const { rows } = await pool.query({
    name: 'read-feed',
    text: `
      with f as (select kind, subject from follows where user_id = $1),
      seen as (
        select a.id, a.slug, a.name, a.name_zh, a.kind, a.hidden_for, a.created_at, f.kind = 'owner' as "isOfOwner"
        from f join agents a on (f.kind = 'agent' and a.id = f.subject) or (f.kind = 'owner' and a.owner_id = f.subject)
        where a.hidden_for is null
      ), matches_of as (
        select 'match' as kind, m.ended_at as at,
               jsonb_build_object('agent', ${agentRefOf('seen')}, 'matchId', m.id, 'game', m.game) as more
        from (select distinct on (id) * from seen) seen cross join lateral (
          select m.id, m.game, m.ended_at from seats s join matches m on m.id = s.match_id
          where s.agent_id = seen.id and m.mode = 'ranked' and m.status = 'finished' and not m.withheld
            and m.decision_id is null and m.ended_at > ${lately}
          order by m.id desc limit ${ofEachAgent}) m
        order by m.ended_at desc limit ${ofEachKind}
      ), leads as (
        select 'lead' as kind, l.led_at as at,
               jsonb_build_object('agent', ${agentRefOf('a')}, 'language', l.language,
                                  'season', ${seasonOf}) as more
        from board_leads l join agents a on a.id = l.agent_id join seasons s on s.id = l.season_id and ${openResults}
        where l.led_at > ${lately} and a.hidden_for is null
          and (l.agent_id in (select id from seen) or l.season_id in (select subject from f where kind = 'season')
               or s.game in (select subject from f where kind = 'game'))
        order by l.led_at desc limit ${ofEachKind}
      ), steps as (
        select 'season' as kind, u.at,
               jsonb_build_object('step', substr(u.action, 8), 'season', ${seasonOf}) as more
        from audit_log u join seasons s on u.subject = 'season:' || s.id
        where u.at > ${lately} and u.action in ('season-open', 'season-closed', 'season-published')
          and (u.action <> 'season-open' or u.detail->>'from' = 'created')
          and (s.id in (select subject from f where kind = 'season') or s.game in (select subject from f where kind = 'game'))
        order by u.at desc limit ${ofEachKind}
      ), newcomers as (
        select 'agent' as kind, created_at as at,
               jsonb_build_object('agent', ${agentRefOf('seen')}) as more
        from seen where "isOfOwner" and created_at > ${lately} order by created_at desc limit ${ofEachKind}
      ), versions as (
        select 'version' as kind, v.created_at as at,
               jsonb_build_object('agent', ${agentRefOf('seen')}, 'number', v.number) as more
        from (select distinct on (id) * from seen) seen join agent_versions v on v.agent_id = seen.id
        where v.number > 1 and v.created_at > ${lately} order by v.created_at desc limit ${ofEachKind}
      )
      select jsonb_build_object('kind', kind, 'at', at) || more as item
      from (select * from matches_of union all select * from leads union all select * from steps
            union all select * from newcomers union all select * from versions) told
      order by at desc limit ${most}`,
    values: [userId],
  })
  return z
    .array(z.object({ item }))
    .parse(rows)
    .map((row) => row.item)
}

const notice = z.object({
  id: z.string(),
  kind: z.string(),
  params: z.unknown(),
  createdAt: at,
  agent: agent.nullable(),
})
export type NewNotice = z.infer<typeof notice>

/** The notices of an account after one, or the newest, the newest first. */
export async function readNotices(
  { pool }: Database,
  userId: string,
  { after = '', limit = 10 }: { readonly after?: string; readonly limit?: number } = {},
): Promise<readonly NewNotice[]> {
  const { rows } = await pool.query({
    name: 'read-notices',
    text: `select n.id, n.kind, n.params, n.created_at as "createdAt",
                  case when a.id is not null then ${agentRefOf('a')} end as agent
           from notices n left join agents a on a.id = n.agent_id
           where n.user_id = $1 and n.id > $2 order by n.created_at desc, n.id desc limit $3`,
    values: [userId, after, limit],
  })
  return z.array(notice).parse(rows)
}
