import { createA2aAgent, createWebhookAgent, createWhoisspyAgent, guardedFetch } from '@wis/agents'
import type { Agent, AgentReply, AnyRequest, Clock } from '@wis/agents'
import type { Checkable } from '@wis/flight-check'
import type { AnyRuleset, GameKit, Language } from '@wis/games'

/** Matches of an agent under development against players of the house. */
export interface LocalSeries {
  /** A connector of its own for every match. */
  connect(): LocalConnector
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly games: number
  readonly seed: string
  readonly language: Language
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** The number of lost turns, or the reason why the series ended early. */
export type SeriesOutcome =
  | { readonly kind: 'played'; readonly lost: number }
  | { readonly kind: 'shut-out'; readonly detail: string }

/** A number before those of the log, so that nothing else draws the same ones. It seats the players. */
export const lineUp = -2

/** The agent takes the platform for a stranger, and always will: 401 or 403. */
export function isShut(reply: AgentReply): reply is Extract<AgentReply, { ok: false }> {
  const status = reply.attempts?.at(-1)?.status
  return !reply.ok && (status === 401 || status === 403)
}

/** 1 foul, 2 fouls, 0.4 points. */
export function counted(count: number | string, noun: string): string {
  return `${count} ${noun}${Number(count) === 1 ? '' : 's'}`
}

/** Removes control characters, so that an agent's text never moves the reader's cursor. */
export function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
}

export const localKinds = ['hf-space', 'webhook', 'a2a'] as const
export type LocalKind = (typeof localKinds)[number]

interface LocalAgent {
  readonly url: URL
  readonly kind: LocalKind
  /** Signs the requests to a webhook. To an agent that speaks A2A it is sent, unless it is empty. */
  readonly secret: string
}

type LocalConnector = Agent<AnyRequest> & Pick<Checkable, 'initialise'>

/** Makes a connector for one match of an agent under development, at any address, including this machine. */
export function connectLocal({ url, kind, secret }: LocalAgent): () => LocalConnector {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const fetch = guardedFetch({ allow: namesOf(url.hostname).map((name) => `${name}:${port}`) })
  switch (kind) {
    case 'hf-space':
      return () => createWhoisspyAgent({ fetch, baseUrl: url.href })
    case 'webhook':
      return () => createWebhookAgent({ fetch, url: url.href, secret })
    case 'a2a':
      return () => createA2aAgent({ fetch, url: url.href, token: secret })
  }
}

const ownNames = ['127.0.0.1', 'localhost', '0.0.0.0']

/** A server on this machine may call itself by another of its names, as cards of agents do. */
const namesOf = (name: string) => (ownNames.includes(name) ? ownNames : [name])
