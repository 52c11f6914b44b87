import { webhookEvents } from '@wis/protocol'
import type { WebhookRow } from '@wis/protocol'
import { z } from 'zod'

/** The readable columns of a webhook, without its secret. */
export const webhookColumns = {
  id: true,
  userId: true,
  url: true,
  events: true,
  active: true,
  createdAt: true,
} as const

export interface StoredWebhook {
  readonly id: string
  readonly url: string
  readonly events: readonly string[]
  readonly active: boolean
  readonly createdAt: Date
}

const known = z.array(z.enum(webhookEvents))

export function webhookRowOf({ id, url, events, active, createdAt }: StoredWebhook): WebhookRow {
  return { id, url, events: known.parse(events), active, createdAt: createdAt.toISOString() }
}

/** The purpose that a webhook's secret is sealed for. It opens for no other. */
export const webhookSecretOf = (webhookId: string) => ({
  agentId: webhookSecret.before + webhookId,
  place: webhookSecret.place,
})

/** Keeps the secrets of webhooks apart from those of agents, whose ids hold no colon. */
export const webhookSecret = { before: 'webhook:', place: 'webhook' } as const
