import { seeks } from '../life-sql.ts'

/** Whoever asks for a seat, by account or by the hash of the secret in a guest's cookie. Somebody may have both. */
export interface Person {
  readonly userId: string | null
  readonly guest: string | null
}

/** A person whose page asks for nothing for so long is not at the table. The turns are forfeits until the page is back. */
const awayAfterMs = 5 * 60_000

/** SQL that says whether the person of seat `p` is at the table: with a page that is open, or was a moment ago. */
export const isSeated = `(p.left_at is null and p.seen_at > now() - ${awayAfterMs} * interval '1 millisecond')`

/** SQL for the last request of the agent of seat `p` for a table, with the match that came of it. */
export const tableOfSeat = `
  lateral (select * from tickets t where t.agent_id = p.agent_id order by t.id desc limit 1) t
  left join matches m on m.id = t.match_id`

/** SQL that says whether the match of seat `p` is still to be played or played now. */
export const isUnderWay = `(${seeks()} or m.status in ('waiting', 'running'))`

/**
 * SQL for the account that an agent plays for in ranked matches: its owner, or the member whose seat it holds. So the limits
 * between owners hold for people, too.
 */
export const playsFor = (agent: string) => `coalesce(${agent}.owner_id, (
  select p.user_id from person_seats p where p.agent_id = ${agent}.id
    and exists (select 1 from tickets k where k.agent_id = p.agent_id and k.mode = 'ranked')))`

/**
 * SQL that says whether results of a person count in the row of people. Accounts say it on their own page, guests with each
 * seat. Takes SQL expressions.
 */
export const agreementOf = (userId: string, guest: string) => `
  (case when ${userId}::text is not null then coalesce((select u.results_counted from users u where u.id = ${userId}), false)
   else coalesce((select p.results_counted from person_seats p where p.guest = ${guest}::text order by p.id desc limit 1), false) end)`

/** SQL that says whether seat `p` is a person's: that of account `$1`, or of guest `$2`. */
export const isOfPerson = `(p.user_id = $1 or p.guest = $2)`
