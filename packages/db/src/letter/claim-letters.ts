import { letterKinds, letterLanguages } from '@wis/protocol'
import { z } from 'zod'
import { today } from '../budget/forecast.ts'
import type { Database } from '../database.ts'
import { queueLetters, tellOfDay } from './letters.ts'

/** So many letters go to one account on one day, in UTC; one more says that there is more. */
export const mostLettersADay = 20

const claimedLetter = z.object({
  /** That of its notice. */
  id: z.string(),
  kind: z.enum(letterKinds),
  /** `held` and `unwanted` are over: nothing is to be sent. */
  state: z.enum(['waiting', 'held', 'unwanted']),
  /** How many attempts there have been, this one included. */
  attempts: z.int(),
  /** Whether it says that there is more, and not what. */
  isLast: z.boolean(),
  notice: z.object({ kind: z.string(), params: z.unknown() }),
  agent: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** Null where it is unwanted. */
  reader: z
    .object({ email: z.string(), language: z.enum(letterLanguages).catch('en'), secret: z.string() })
    .nullable(),
})

/** A letter in the hands of a server. */
export type ClaimedLetter = z.infer<typeof claimedLetter>

const isDue = "next_at <= now() + interval '1 millisecond'"

/**
 * Takes up what is due, one letter for each account, as deliveries to webhooks are. Whoever dies with one in hand lets
 * it go after two minutes. What is not wanted any more, or is too much for one day, ends here.
 */
export async function claimLetters({ pool }: Database, most: number): Promise<ClaimedLetter[]> {
  await tellOfDay(pool)
  await queueLetters(pool)
  const { rows } = await pool.query({ name: 'claim-letters', text: claim, values: [most, mostLettersADay] })
  return rows.map((row) => claimedLetter.parse(row))
}

// The count stands in a row of the account, so that two servers that take two letters at once count one after the other.
const claim = `
  with due as (
    select distinct on (user_id) notice_id from letters
    where state = 'waiting' and ${isDue} order by user_id, next_at, notice_id
  ), free as (
    select notice_id, user_id, kind, place from letters
    where notice_id in (select notice_id from due) and state = 'waiting' and ${isDue}
    order by next_at limit $1 for update skip locked
  ), wanted as (
    select f.notice_id, f.user_id, f.place, u.email, w.language, w.secret
    from free f join letter_wishes w on w.user_id = f.user_id and f.kind = any(w.kinds)
    join users u on u.id = f.user_id
      and u.email is not null and u.email_confirmed_at is not null and u.suspended_at is null
  ), counted as (
    update letter_wishes w set begun = case when w.day = ${today} then w.begun + 1 else 1 end, day = ${today}
    from wanted where w.user_id = wanted.user_id and wanted.place is null
    returning w.user_id, w.begun
  ), ended as (
    select f.notice_id, coalesce(f.place, c.begun) as place, case
      when w.notice_id is null then 'unwanted'
      when coalesce(f.place, c.begun) > $2 + 1 then 'held'
      else 'waiting' end as state
    from free f left join wanted w on w.notice_id = f.notice_id left join counted c on c.user_id = w.user_id
  ), claimed as (
    update letters l set state = e.state, place = e.place, attempts = l.attempts + 1,
      next_at = now() + interval '2 minutes', ended_at = case when e.state <> 'waiting' then now() end
    from ended e where l.notice_id = e.notice_id
    returning l.*
  )
  select c.notice_id as id, c.kind, c.state, c.attempts, coalesce(c.place > $2, false) as "isLast",
         jsonb_build_object('kind', n.kind, 'params', n.params) as notice,
         case when a.id is not null then jsonb_build_object('slug', a.slug, 'name', a.name) end as agent,
         case when w.notice_id is not null then
           jsonb_build_object('email', w.email, 'language', w.language, 'secret', w.secret) end as reader
  from claimed c join notices n on n.id = c.notice_id left join agents a on a.id = n.agent_id
  left join wanted w on w.notice_id = c.notice_id
  order by c.notice_id`

type Tried = Pick<ClaimedLetter, 'id' | 'attempts'>

export async function letterSent({ pool }: Database, { id, attempts }: Tried): Promise<void> {
  await pool.query(
    `update letters set state = 'sent', outcome = null, ended_at = now()
     where notice_id = $1 and attempts = $2 and state = 'waiting'`,
    [id, attempts],
  )
}

/** Puts a letter that did not leave off until so long from now, by the clock of the database. */
export async function letterFailed(
  { pool }: Database,
  { id, attempts }: Tried,
  { outcome, againAfterMs }: { readonly outcome: string; readonly againAfterMs: number },
): Promise<void> {
  await pool.query(
    `update letters set outcome = $3, next_at = now() + $4 * interval '1 millisecond'
     where notice_id = $1 and attempts = $2 and state = 'waiting'`,
    [id, attempts, outcome, againAfterMs],
  )
}

/** Gives up a letter that has no attempt left. Its owner reads that on the account page. */
export async function giveUpLetter(
  { pool }: Database,
  { id, attempts }: Tried,
  outcome: string,
): Promise<void> {
  await pool.query(
    `update letters set state = 'given-up', outcome = $3, ended_at = now()
     where notice_id = $1 and attempts = $2 and state = 'waiting'`,
    [id, attempts, outcome],
  )
}

/** Deletes letters that are over and older than 30 days; their notices stay. */
export async function forgetLetters({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from letters where notice_id in (
       select notice_id from letters
       where state <> 'waiting' and ended_at < now() - interval '30 days' limit 5000)`,
  )
  return rowCount ?? 0
}
