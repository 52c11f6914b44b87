import type { AgentReply, Clock } from '@wis/agents'
import type { AnyRuleset, GameKit, Language } from '@wis/games'
import type { LocalConnector } from './local-agent.ts'

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
