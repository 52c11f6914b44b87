import { z } from 'zod'
import { httpUrl } from '../connector/connector-settings.ts'
import { byId, handle, page, paging } from './fields.ts'
import type { Route, RouteKey } from './route.ts'

export const webhookEvents = ['match-finished', 'agent-offline', 'budget-80', 'season-closed'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** The most that one account can have. */
export const mostWebhooks = 10

const events = z
  .array(z.enum(webhookEvents))
  .min(1, 'choose at least one')
  .refine((all) => new Set(all).size === all.length, 'named twice')

export const newWebhook = z.strictObject({ url: httpUrl, events })
export type NewWebhook = z.infer<typeof newWebhook>

export const webhookChanges = z
  .strictObject({ url: httpUrl, events, active: z.boolean() })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'nothing to change')
export type WebhookChanges = z.infer<typeof webhookChanges>

export const webhookRow = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** False once its owner switched it off, or too many deliveries failed. */
  active: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type WebhookRow = z.infer<typeof webhookRow>

export const webhooksPage = page(webhookRow)

/** The only answer that shows the secret. */
export const webhookCreated = webhookRow.extend({ secret: z.string() })

export const deliveryStates = ['waiting', 'delivered', 'given-up'] as const

export const deliveryRow = z.object({
  id: z.string(),
  /** `test` for one that its owner asked for. */
  event: z.enum([...webhookEvents, 'test']),
  state: z.enum(deliveryStates),
  attempts: z.int().min(0),
  /** When the next attempt is due. Null once there is none. */
  nextAt: z.iso.datetime().nullable(),
  /** The result of the last attempt. */
  outcome: z.string().nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type DeliveryRow = z.infer<typeof deliveryRow>

export const deliveriesPage = page(deliveryRow)
const deliveriesQuery = paging(20)
const deliveryQueued = z.object({ id: z.string() })
const byWebhookAndDelivery = z.strictObject({ id: handle, delivery: handle })

export const webhookRoutes = {
  'GET /webhooks': {
    action: 'webhook.list',
    cost: 'read',
    answer: webhooksPage,
  },
  'POST /webhooks': {
    action: 'webhook.create',
    cost: 'write',
    body: newWebhook,
    status: 201,
    answer: webhookCreated,
    refusals: ['conflict'],
    example: { url: 'https://hook.example/wis', events: ['match-finished', 'agent-offline'] },
  },
  'GET /webhooks/{id}': {
    action: 'webhook.read',
    cost: 'read',
    params: byId,
    answer: webhookRow,
  },
  'PATCH /webhooks/{id}': {
    action: 'webhook.change',
    cost: 'write',
    params: byId,
    body: webhookChanges,
    answer: webhookRow,
    example: { active: true },
  },
  'DELETE /webhooks/{id}': {
    action: 'webhook.change',
    cost: 'write',
    params: byId,
    status: 204,
  },
  'GET /webhooks/{id}/deliveries': {
    action: 'webhook.read',
    cost: 'read',
    params: byId,
    query: deliveriesQuery,
    answer: deliveriesPage,
  },
  'POST /webhooks/{id}/test': {
    action: 'webhook.change',
    cost: 'write',
    params: byId,
    status: 202,
    answer: deliveryQueued,
    refusals: ['conflict'],
  },
  'POST /webhooks/{id}/deliveries/{delivery}': {
    action: 'webhook.change',
    cost: 'write',
    params: byWebhookAndDelivery,
    status: 202,
    answer: deliveryQueued,
    refusals: ['conflict'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
