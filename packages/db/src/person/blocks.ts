import type { MatchId, Seat } from '@wis/engine'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import type { Person } from './seat-sql.ts'

/** One account blocks so many seats at the most. */
export const mostBlocked = 200

export interface SeatOfMatch {
  readonly matchId: MatchId
  readonly seat: Seat
}

export interface BlockedSeat extends SeatOfMatch {
  readonly alias: string
  /** ISO 8601. */
  readonly at: string
}

/**
 * An account does not want to sit with whoever has this seat again. Any seat of another can be blocked, also that of an agent,
 * so that nobody learns from it who is a person.
 */
export async function blockSeat(
  { pool }: Database,
  userId: string,
  { matchId, seat }: SeatOfMatch,
): Promise<{ readonly ok: true } | Refusal<'too-many' | 'not-there'>> {
  const { rows } = await pool.query<{ count: number; isThere: boolean }>({
    name: 'may-block',
    text: `select (select count(*)::int from blocks where user_id = $1) as count,
             exists (select from seats s where s.match_id = $2 and s.seat = $3 and not exists (
               select from person_seats p where p.agent_id = s.agent_id and p.user_id = $1)) as "isThere"`,
    values: [userId, matchId, seat],
  })
  if (!rows[0]?.isThere) return refuse('not-there')
  if (rows[0].count >= mostBlocked) return refuse('too-many')
  await pool.query({
    name: 'block-seat',
    text: 'insert into blocks (user_id, match_id, seat) values ($1, $2, $3) on conflict do nothing',
    values: [userId, matchId, seat],
  })
  return { ok: true }
}

export async function unblockSeat(
  { pool }: Database,
  userId: string,
  { matchId, seat }: SeatOfMatch,
): Promise<void> {
  await pool.query({
    name: 'unblock-seat',
    text: 'delete from blocks where user_id = $1 and match_id = $2 and seat = $3',
    values: [userId, matchId, seat],
  })
}

/** What an account has blocked, the newest first, by the aliases of those tables. */
export async function listBlocks({ pool }: Database, userId: string): Promise<readonly BlockedSeat[]> {
  const { rows } = await pool.query<Omit<BlockedSeat, 'at'> & { readonly createdAt: Date }>({
    name: 'list-blocks',
    text: `select b.match_id as "matchId", b.seat, s.alias, b.created_at as "createdAt"
           from blocks b join seats s on s.match_id = b.match_id and s.seat = b.seat
           where b.user_id = $1 order by b.created_at desc, b.match_id, b.seat`,
    values: [userId],
  })
  return rows.map(({ createdAt, ...block }) => ({ ...block, at: createdAt.toISOString() }))
}

/** Whether a person has blocked one of the others, or is blocked by one of them. */
export async function isApart(
  client: Pick<Database['pool'], 'query'>,
  { userId, guest }: Person,
  others: readonly Person[],
): Promise<boolean> {
  if (others.length === 0) return false
  const { rows } = await client.query<{ isApart: boolean }>({
    name: 'is-apart',
    text: `select exists (
             select from blocks b
             join seats s on s.match_id = b.match_id and s.seat = b.seat
             join person_seats p on p.agent_id = s.agent_id
             where b.user_id = any(array_append($3::text[], $1::text))
               and (b.user_id = $1 and (p.user_id = any($3) or p.guest = any($4::text[]))
                    or b.user_id = any($3) and (p.user_id = $1 or p.guest = $2::text))) as "isApart"`,
    values: [
      ...[userId, guest],
      ...[others.flatMap((other) => other.userId ?? []), others.flatMap((other) => other.guest ?? [])],
    ],
  })
  return rows[0]?.isApart ?? false
}
