export const webhookErrors = ['url', 'events', 'tooMany', 'throttled', 'notAllowed'] as const
export type WebhookError = (typeof webhookErrors)[number]

/** The result of the form. The secret is only in this one answer to the person who made the webhook. */
export interface WebhookState {
  readonly errors: Readonly<Partial<Record<'url' | 'events', WebhookError>>>
  readonly kept?: { readonly url: string; readonly events: readonly string[] }
  readonly secret?: string
}

export const blankWebhook: WebhookState = { errors: {} }
