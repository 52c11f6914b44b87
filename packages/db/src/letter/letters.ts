import { randomBytes } from 'node:crypto'
import { letterKinds, letterLanguages, noticeLetters } from '@wis/protocol'
import type { LetterKind, LetterLanguage } from '@wis/protocol'
import type pg from 'pg'
import { today } from '../budget/forecast.ts'
import type { Database } from '../database.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { openResults } from '../season/season-sql.ts'
import { inTransaction } from '../transaction.ts'
import { idBeginning } from '../webhook/enqueue.ts'

/** A notice that no letter went out for within this time is no news any more. */
const newsFor = '1 day'

/**
 * Makes letters of the notices of the last day that are wanted by mail. A notice is stored with what it tells of, so
 * that one that is stored becomes a letter for certain, and one letter only. In one order, because two servers that do
 * this at once would otherwise wait for each other.
 */
export async function queueLetters(client: Pick<pg.ClientBase, 'query'>, userId?: string): Promise<void> {
  await client.query({
    name: 'queue-letters',
    text: `insert into letters (notice_id, user_id, kind)
           select n.id, n.user_id, k.letter
           from letter_wishes w
           join notices n on n.user_id = w.user_id
             and n.created_at > greatest(w.chosen_at, now() - interval '${newsFor}')
           join unnest($1::text[], $2::text[]) as k(notice, letter) on k.notice = n.kind and k.letter = any(w.kinds)
           where ($3::text is null or w.user_id = $3)
             and not exists (select 1 from letters l where l.notice_id = n.id)
           order by n.id
           on conflict do nothing`,
    values: [Object.keys(noticeLetters), Object.values(noticeLetters), userId ?? null],
  })
}

const beginningOf = (day: string) => `(${day})::timestamp at time zone 'utc'`

/**
 * Tells whoever chose it, once a day, which ranked matches of the day before were counted for its agents. Nobody is
 * told of a day without matches, nor of results that are not public yet.
 */
export async function tellOfDay(client: Pick<pg.ClientBase, 'query'>, userId?: string): Promise<void> {
  await client.query({
    name: 'tell-of-day',
    text: `
      with due as (
        update letter_wishes set told_of = ${today} - 1
        where 'ranked-matches' = any(kinds) and told_of < ${today} - 1 and ($2::text is null or user_id = $2)
        returning user_id
      ), played as (
        select d.user_id, a.id, a.slug, a.name, count(*)::int as matches, sum(${pointsInFifteenths('(l.points - l.entry_cost)', 's.game')})::float8 as points
        from due d join agents a on a.owner_id = d.user_id
        join seasons s on ${openResults}
        cross join unnest(s.languages) as played_in(code)
        join ledger l on l.season_id = s.id and l.language = played_in.code and l.agent_id = a.id
          and l.at >= ${beginningOf(`${today} - 1`)} and l.at < ${beginningOf(today)}
        group by d.user_id, a.id
      )
      insert into notices (id, user_id, kind, params)
      select $1 || substr(md5(gen_random_uuid()::text), 1, 7), user_id, 'ranked-matches', jsonb_build_object(
               'day', (${today} - 1)::text, 'matches', sum(matches),
               'agents', jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'matches', matches, 'points', points)
                                   order by matches desc, id))
      from played group by user_id`,
    values: [idBeginning(), userId ?? null],
  })
}

export interface LetterWishes {
  readonly kinds: readonly LetterKind[]
  readonly language: LetterLanguage
}

type By = { readonly userId: string } | { readonly secret: string }

/** What somebody wants by mail, by the account or by the secret of its letters; undefined where nothing ever was. */
export async function readLetterWishes({ prisma }: Database, by: By): Promise<LetterWishes | undefined> {
  const found = await prisma.letterWishes.findUnique({ where: by })
  return found ? wishesOf(found) : undefined
}

const wishesOf = ({ kinds, language }: { readonly kinds: readonly string[]; readonly language: string }) => ({
  kinds: letterKinds.filter((kind) => kinds.includes(kind)),
  language: letterLanguages.find((known) => known === language) ?? 'en',
})

/** Stores what somebody wants by mail from now on. What was told before goes by the wishes of its time. */
export async function saveLetterWishes(db: Database, userId: string, wishes: LetterWishes): Promise<void> {
  await inTransaction(db, async (client) => {
    await tellOfDay(client, userId)
    await queueLetters(client, userId)
    await client.query(
      `insert into letter_wishes (user_id, kinds, language, secret) values ($1, $2, $3, $4)
       on conflict (user_id) do update
       set kinds = excluded.kinds, language = excluded.language, chosen_at = now(),
           told_of = ${today} - 1`,
      [userId, wishes.kinds, wishes.language, randomBytes(32).toString('base64url')],
    )
  })
}

/** Ends one kind of letters, those that wait included. False where the secret belongs to nobody. */
export async function endLetters({ pool }: Database, secret: string, kind: LetterKind): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update letter_wishes set kinds = array_remove(kinds, $2) where secret = $1',
    [secret, kind],
  )
  return rowCount === 1
}

export interface GivenUpLetter {
  readonly id: string
  readonly kind: LetterKind
  readonly outcome: string
  readonly attempts: number
  readonly endedAt: string
}

/** The last letters to somebody that could not be sent, newest first. */
export async function lettersGivenUp({ pool }: Database, userId: string): Promise<readonly GivenUpLetter[]> {
  const { rows } = await pool.query<Omit<GivenUpLetter, 'endedAt'> & { readonly endedAt: Date }>(
    `select notice_id as id, kind, coalesce(outcome, '') as outcome, attempts, ended_at as "endedAt"
     from letters where user_id = $1 and state = 'given-up' and ended_at > now() - interval '30 days'
     order by ended_at desc limit 5`,
    [userId],
  )
  return rows.map(({ endedAt, ...row }) => ({ ...row, endedAt: endedAt.toISOString() }))
}
