import { createWebhookAgent, createWhoisspyAgent, guardedFetch } from '@wis/agents'
import type { Agent, AnyRequest } from '@wis/agents'
import type { Checkable } from '@wis/flight-check'

export const localKinds = ['hf-space', 'webhook'] as const
export type LocalKind = (typeof localKinds)[number]

export interface LocalAgent {
  readonly url: URL
  readonly kind: LocalKind
  /** Signs the requests to a webhook. */
  readonly secret: string
}

/** A connector to an agent that may play any game. */
export type LocalConnector = Agent<AnyRequest> & Pick<Checkable, 'initialise'>

/** Makes a connector for one match of an agent under development, at any address, including this machine. */
export function connectLocal({ url, kind, secret }: LocalAgent): () => LocalConnector {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const fetch = guardedFetch({ allow: [`${url.hostname}:${port}`] })
  switch (kind) {
    case 'hf-space':
      return () => createWhoisspyAgent({ fetch, baseUrl: url.href })
    case 'webhook':
      return () => createWebhookAgent({ fetch, url: url.href, secret })
  }
}
