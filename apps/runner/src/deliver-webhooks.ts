import { sign, signatureHeader, standardSignature } from '@wis/agents'
import type { Clock, GuardedFetch } from '@wis/agents'
import { againAfterMs, claimDeliveries, deliveryFailed, deliveryMade, giveUpDelivery } from '@wis/db'
import type { ClaimedDelivery, Database, Vault } from '@wis/db'
import type { Log } from './operations/log.ts'

const atOnce = 50
const timeoutMs = 10_000

interface Delivering {
  readonly db: Database
  /** Without a vault nothing can be signed, and nothing is sent. */
  readonly vault: Vault | undefined
  readonly fetch: GuardedFetch
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
}

/** Sends all due deliveries. A webhook gets one delivery at a time. */
export async function deliverWebhooks(world: Delivering): Promise<void> {
  const { db, vault } = world
  if (!vault) return
  for (;;) {
    const due = await claimDeliveries(db, vault, atOnce)
    await Promise.all(due.map((delivery) => deliver(world, delivery)))
    if (due.length === 0) return
  }
}

async function deliver(world: Delivering, delivery: ClaimedDelivery): Promise<void> {
  const { db, log } = world
  const { made, outcome } = await attempt(world, delivery)
  if (made) return deliveryMade(db, delivery, outcome)
  const pause = againAfterMs(delivery.attempts)
  if (pause !== undefined) return deliveryFailed(db, delivery, { outcome, againAfterMs: pause })
  const isOff = await giveUpDelivery(db, delivery, outcome)
  const { id, webhookId, event, attempts } = delivery
  log.warn('webhook-given-up', { id, webhookId, of: event, attempts, outcome, isOff })
}

interface Attempted {
  readonly made: boolean
  readonly outcome: string
}

/** Signed like requests to agents, in both ways, so that one check serves both. */
async function attempt({ fetch, clock }: Delivering, delivery: ClaimedDelivery): Promise<Attempted> {
  const { id, event, secret, url } = delivery
  if (secret === undefined) return { made: false, outcome: 'the platform cannot read its secret any more' }
  const body = bodyOf(delivery)
  const seconds = Math.floor(clock.now().getTime() / 1000)
  const answer = await fetch({
    url,
    method: 'POST',
    body,
    timeoutMs,
    headersMs: timeoutMs,
    redirect: 'none',
    headers: {
      'content-type': 'application/json',
      'x-wis-event': event,
      'x-wis-delivery': id,
      [signatureHeader]: sign(body, secret, seconds),
      ...standardSignature({ id, body, secret, seconds }),
    },
  })
  if (!answer.ok) return { made: false, outcome: `${answer.failure}: ${answer.detail}` }
  return { made: answer.status >= 200 && answer.status < 300, outcome: `answered ${answer.status}` }
}

/** Every attempt sends the same bytes. */
export function bodyOf({ id, event, createdAt, payload }: ClaimedDelivery): string {
  return JSON.stringify({ id, type: event, at: createdAt.toISOString(), data: payload })
}
