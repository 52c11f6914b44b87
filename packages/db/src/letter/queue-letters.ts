import { noticeLetters } from '@wis/protocol'
import type pg from 'pg'

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
