import type { WebhookEvent } from '@wis/protocol'
import type pg from 'pg'
import { pointsInFifteenths } from '../game/units-of.ts'
import { olderGames } from '../legacy/columns.ts'
import { newId } from '../new-id.ts'

interface Telling {
  readonly event: WebhookEvent
  /** The place of the parameter that holds `idBeginning()`. */
  readonly beginning: `$${number}`
  /** The rows of the event, such as the name of a common table expression. */
  readonly from: string
  /** The recipient, for such a row. */
  readonly userId: string
  /** The content, for such a row; jsonb. */
  readonly payload: string
}

/**
 * Queues a delivery for every listener, in the same statement or transaction as the event. A rolled-back event is
 * told to nobody, and a stored event is certain to be told.
 */
export function deliveriesOf({ event, beginning, from, userId, payload }: Telling): string {
  return `insert into webhook_deliveries (id, webhook_id, event, payload)
    select ${beginning} || substr(md5(gen_random_uuid()::text), 1, 7), w.id, '${event}', ${payload}
    from ${from} join webhooks w on w.user_id = ${userId} and w.active and '${event}' = any(w.events)`
}

/** The beginning of ids made now. */
export const idBeginning = () => newId().slice(0, 9)

/** SQL that finds a row if anybody listens to the end of match `$1`. */
export const listenersOfMatch = `
  select 1 from seats s join agents a on a.id = s.agent_id join webhooks w on w.user_id = a.owner_id
  where s.match_id = $1 and w.active and 'match-finished' = any(w.events)`

/**
 * Tells the owners of the agents at a table that the match is over. For a withheld match it says no more than that.
 */
export async function tellOfMatch(client: Pick<pg.ClientBase, 'query'>, matchId: string): Promise<void> {
  await client.query({
    name: 'tell-of-match',
    text: deliveriesOf({
      event: 'match-finished',
      beginning: '$2',
      from: `(${ownSeats}) told`,
      userId: 'told.owner_id',
      payload: 'told.payload',
    }),
    values: [matchId, idBeginning(), olderGames],
  })
}

const ownSeats = `
  select a.owner_id, jsonb_build_object(
           'matchId', m.id, 'season', n.slug, 'mode', m.mode, 'language', m.language, 'status', m.status,
           'withheld', m.withheld,
           'reason', case when not m.withheld then m.reason end,
           'agents', jsonb_agg(jsonb_build_object(
             'agentId', a.id, 'agent', a.slug, 'seat', s.seat,
             'role', case when not m.withheld then s.role end,
             'points', case when not m.withheld then ${pointsInFifteenths('s.points', 'm.game')} end) order by s.seat)
         ) || case when m.game = any($3) then jsonb_build_object('winner', case when not m.withheld then m.winner end)
                   else '{}' end as payload
  from matches m join seasons n on n.id = m.season_id join seats s on s.match_id = m.id join agents a on a.id = s.agent_id
  where m.id = $1 and a.owner_id is not null
  group by m.id, n.slug, a.owner_id`

/** Tells the organizer of a season that it is closed. */
export async function tellOfSeason(client: Pick<pg.ClientBase, 'query'>, seasonId: string): Promise<void> {
  await client.query({
    name: 'tell-of-season',
    text: deliveriesOf({
      event: 'season-closed',
      beginning: '$2',
      userId: 'told.owner_id',
      payload: 'told.payload',
      from: `(select owner_id, jsonb_build_object('season', slug, 'name', name) as payload
              from seasons where id = $1) told`,
    }),
    values: [seasonId, idBeginning()],
  })
}
