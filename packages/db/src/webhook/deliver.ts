import type pg from 'pg'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import type { Vault } from '../secret/vault.ts'
import { webhookSecretOf } from './webhooks.ts'

/** A delivery that a runner has claimed. */
export interface ClaimedDelivery {
  readonly id: string
  readonly webhookId: string
  readonly event: string
  readonly payload: unknown
  /** The number of attempts, this one included. */
  readonly attempts: number
  readonly createdAt: Date
  readonly url: string
  /** The secret that the delivery is signed with. Undefined if no key opens it. */
  readonly secret: string | undefined
}

interface Stored extends Omit<ClaimedDelivery, 'secret'> {
  readonly keyId: string
  readonly sealed: string
}

/**
 * Due times are rounded to the nearest millisecond, so a delivery that is due now may be stored as due half a
 * millisecond later.
 */
const isDue = "next_at <= now() + interval '1 millisecond'"

/**
 * Claims due deliveries, one for each webhook, so that a slow webhook does not hold up the others. If a runner dies,
 * its claim ends after two minutes.
 */
export async function claimDeliveries(
  { pool }: Database,
  vault: Vault,
  most: number,
): Promise<ClaimedDelivery[]> {
  const { rows } = await pool.query<Stored>({
    name: 'claim-deliveries',
    text: `with due as (
             select distinct on (d.webhook_id) d.id
             from webhook_deliveries d join webhooks w on w.id = d.webhook_id and w.active
             join users u on u.id = w.user_id and u.suspended_at is null
             where d.state = 'waiting' and d.${isDue}
             order by d.webhook_id, d.next_at, d.id
           ), free as (
             select id from webhook_deliveries
             where id in (select id from due) and state = 'waiting' and ${isDue}
             order by next_at limit $1 for update skip locked
           ), claimed as (
             update webhook_deliveries d set attempts = attempts + 1, next_at = now() + interval '2 minutes'
             from free where d.id = free.id
             returning d.*
           )
           select c.id, c.webhook_id as "webhookId", c.event, c.payload, c.attempts, c.created_at as "createdAt",
                  w.url, w.key_id as "keyId", w.sealed
           from claimed c join webhooks w on w.id = c.webhook_id order by c.id`,
    values: [most],
  })
  return rows.map(({ keyId, sealed, ...row }) => ({
    ...row,
    secret: vault.open({ keyId, sealed }, webhookSecretOf(row.webhookId)),
  }))
}

type Made = Pick<ClaimedDelivery, 'id' | 'webhookId' | 'attempts'>

export async function deliveryMade(
  { pool }: Database,
  { id, attempts }: Made,
  outcome: string,
): Promise<void> {
  await pool.query({
    name: 'delivery-made',
    text: `update webhook_deliveries set state = 'delivered', outcome = $3, ended_at = now()
           where id = $1 and attempts = $2 and state = 'waiting'`,
    values: [id, attempts, outcome],
  })
}

/** Puts a failed delivery off by this time, by the clock of the database. */
export async function deliveryFailed(
  { pool }: Database,
  { id, attempts }: Made,
  { outcome, againAfterMs }: { readonly outcome: string; readonly againAfterMs: number },
): Promise<void> {
  await pool.query({
    name: 'delivery-failed',
    text: `update webhook_deliveries set outcome = $3, next_at = now() + $4 * interval '1 millisecond'
           where id = $1 and attempts = $2 and state = 'waiting'`,
    values: [id, attempts, outcome, againAfterMs],
  })
}

/**
 * Gives up a delivery that has no attempt left. A webhook that took nothing in all that time is switched off together
 * with its waiting deliveries, and its owner is told. Returns whether it was switched off.
 */
export async function giveUpDelivery({ pool }: Database, made: Made, outcome: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    ...giveUp,
    values: [made.id, made.attempts, outcome, newId()],
  })
  return rowCount === 1
}

const giveUp: Omit<pg.QueryConfig, 'values'> = {
  name: 'give-up-delivery',
  text: `with given_up as (
           update webhook_deliveries set state = 'given-up', outcome = $3, ended_at = now()
           where id = $1 and attempts = $2 and state = 'waiting'
           returning id, webhook_id, created_at
         ), off as (
           update webhooks w set active = false from given_up g
           where w.id = g.webhook_id and w.active and not exists (
             select 1 from webhook_deliveries d
             where d.webhook_id = w.id and d.state = 'delivered' and d.ended_at > g.created_at)
           returning w.id, w.user_id, w.url
         ), left_over as (
           update webhook_deliveries d set state = 'given-up', outcome = 'webhook off', ended_at = now()
           from off where d.webhook_id = off.id and d.state = 'waiting' and d.id <> $1
         )
         insert into notices (id, user_id, kind, params)
         select $4, user_id, 'webhook-off', jsonb_build_object('webhookId', id, 'url', url, 'outcome', $3::text)
         from off`,
}

/** Deletes deliveries that are over and older than 30 days. */
export async function forgetDeliveries({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from webhook_deliveries where id in (
       select id from webhook_deliveries
       where state <> 'waiting' and ended_at < now() - interval '30 days' limit 5000)`,
  )
  return rowCount ?? 0
}

const minute = 60_000
const hour = 60 * minute

/** How long to wait after each attempt but the last: eight attempts within a day, of a webhook as of a letter. */
const pauses = [minute, 5 * minute, 20 * minute, hour, 3 * hour, 8 * hour, 11 * hour]

/** How long after so many attempts to try again; undefined where it is given up. */
export function againAfterMs(attempts: number): number | undefined {
  return pauses[attempts - 1]
}
