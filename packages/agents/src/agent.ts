import type { AgentRequest } from '@wis/protocol'

export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
}

export const agentFailures = ['timeout', 'unreachable', 'malformed', 'refused'] as const
export type AgentFailure = (typeof agentFailures)[number]

export type AgentReply =
  | {
      readonly ok: true
      readonly text: string
      /** Why, in the agent's own words: for the transcript, never for the table. */
      readonly reasoning?: string
      /** How likely it holds each alias to be the spy. */
      readonly beliefs?: Readonly<Record<string, number>>
      readonly usage?: Usage
    }
  | { readonly ok: false; readonly failure: AgentFailure; readonly detail: string }

/** The whole contract of a connector: it answers one turn at a time, and it never throws. */
export interface Agent {
  reply(request: AgentRequest, signal: AbortSignal): Promise<AgentReply>
}
