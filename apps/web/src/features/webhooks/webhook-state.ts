export const webhookErrors = ['url', 'events', 'tooMany', 'throttled', 'notAllowed'] as const
export type WebhookError = (typeof webhookErrors)[number]

/** What came of the form. The secret is in the answer to whoever made the webhook, once, and nowhere else. */
export interface WebhookState {
  readonly errors: Readonly<Partial<Record<'url' | 'events', WebhookError>>>
  readonly kept?: { readonly url: string; readonly events: readonly string[] }
  readonly secret?: string
}

export const blankWebhook: WebhookState = { errors: {} }
