import { z } from 'zod'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'

export const followKinds = ['agent', 'season', 'game', 'owner'] as const
export type FollowKind = (typeof followKinds)[number]

export interface Followed {
  readonly kind: FollowKind
  /** The id of the agent, season, game or account. */
  readonly subject: string
}

/** One account follows so many things at the most. */
export const mostFollowed = 200

/** Follows something that everybody may see. */
export async function follow(
  { pool }: Database,
  userId: string,
  { kind, subject }: Followed,
): Promise<{ readonly ok: true } | Refusal<'too-many' | 'not-there'>> {
  const { rows } = await pool.query<{ count: number; isThere: boolean }>({
    name: 'may-follow',
    text: `select (select count(*)::int from follows where user_id = $1) as count,
             case $2
               when 'agent' then exists (select from agents where id = $3 and hidden_for is null)
               when 'season' then exists (select from seasons where id = $3 and state <> 'created')
               when 'owner' then exists (select from agents where owner_id = $3 and hidden_for is null)
               else exists (select from seasons where game = $3) end as "isThere"`,
    values: [userId, kind, subject],
  })
  if (!rows[0]?.isThere) return refuse('not-there')
  if (rows[0].count >= mostFollowed) return refuse('too-many')
  await pool.query({
    name: 'follow',
    text: 'insert into follows (user_id, kind, subject) values ($1, $2, $3) on conflict do nothing',
    values: [userId, kind, subject],
  })
  return { ok: true }
}

export async function unfollow(
  { pool }: Database,
  userId: string,
  { kind, subject }: Followed,
): Promise<void> {
  await pool.query({
    name: 'unfollow',
    text: 'delete from follows where user_id = $1 and kind = $2 and subject = $3',
    values: [userId, kind, subject],
  })
}

export async function isFollowed(
  { pool }: Database,
  userId: string,
  { kind, subject }: Followed,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'is-followed',
    text: 'select 1 from follows where user_id = $1 and kind = $2 and subject = $3',
    values: [userId, kind, subject],
  })
  return rowCount === 1
}

const named = z.object({
  kind: z.enum(followKinds),
  subject: z.string(),
  /** Null for a game, and for what is gone. */
  name: z.string().nullable(),
  slug: z.string().nullable(),
})

/** What an account follows, the newest first. */
export async function readFollowed(
  { pool }: Database,
  userId: string,
): Promise<readonly z.infer<typeof named>[]> {
  const { rows } = await pool.query({
    name: 'read-followed',
    text: `select f.kind, f.subject, coalesce(a.name, s.name, u.name) as name, coalesce(a.slug, s.slug) as slug
           from follows f
           left join agents a on f.kind = 'agent' and a.id = f.subject
           left join seasons s on f.kind = 'season' and s.id = f.subject
           left join users u on f.kind = 'owner' and u.id = f.subject
           where f.user_id = $1 order by f.created_at desc, f.subject`,
    values: [userId],
  })
  return z.array(named).parse(rows)
}
