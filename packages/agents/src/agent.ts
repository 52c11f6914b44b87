import type { ForfeitReason } from '@wis/engine'
import type { AgentRequest, TurnRequest } from '@wis/protocol'

export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Why no answer could be had of an agent: what its seat forfeits a turn by. */
export type AgentFailure = ForfeitReason

/**
 * Whose fault a failure is. `agent`, `asleep` and `network` are its owner's: what an owner runs answered badly, was not up,
 * or could not be reached. `provider` is the fault of an API that the operator lists as one that many owners share, and
 * `platform` is ours.
 */
export const verdicts = ['agent', 'asleep', 'provider', 'network', 'platform'] as const
export type Verdict = (typeof verdicts)[number]

/** What was sent, as it was sent; a secret in it is struck out. */
export interface SentRequest {
  /** A request over HTTP, or a message on the connection that the agent opened itself. */
  readonly over: 'http' | 'socket'
  readonly method?: string
  readonly url?: string
  /** Where redirects led it in the end. */
  readonly movedTo?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** One exchange over the wire, for the owner: never a secret in it. */
export interface Attempt {
  readonly startedAt: string
  readonly latencyMs: number
  /** Absent where the same bytes went to the same place as in the attempt before. */
  readonly request?: SentRequest
  readonly status?: number
  /** The first 2 KiB of what came back. */
  readonly answer?: string
  readonly error?: string
}

export type AgentReply =
  | {
      readonly ok: true
      readonly text: string
      /** Why, in the agent's own words: for the transcript, never for the table. */
      readonly reasoning?: string
      /** How likely it holds each alias to be the spy. */
      readonly beliefs?: Readonly<Record<string, number>>
      readonly usage?: Usage
      readonly attempts?: readonly Attempt[]
      /** What it was told right before, because it had not taken it until then. */
      readonly told?: readonly Telling[]
    }
  | {
      readonly ok: false
      readonly failure: AgentFailure
      readonly verdict: Verdict
      readonly detail: string
      readonly attempts?: readonly Attempt[]
      /** What it was told right before, because it had not taken it until then. */
      readonly told?: readonly Telling[]
    }

/** What happened at the table since the agent was last told, as its seat may know it. */
export type AgentNews = Pick<AgentRequest, 'matchId' | 'seat' | 'alias' | 'aliases' | 'language'> & {
  readonly entries: AgentRequest['history']
}

/** Something that an agent was told. */
export interface Telling {
  /** The entry that it was told of. */
  readonly seq: number
  /** The body as it was sent; empty where nothing could be. */
  readonly told: string
  /** Why the agent did not take it; absent where it did. */
  readonly detail?: string
  readonly attempts: readonly Attempt[]
}

/** Something that an agent was told and did not take. */
export interface Unheard extends Telling {
  readonly detail: string
}

export const isUnheard = (telling: Telling): telling is Unheard => telling.detail !== undefined

export type Readiness =
  { readonly ready: true } | { readonly ready: false; readonly verdict: Verdict; readonly detail: string }

/**
 * The whole contract of a connector: it answers one turn at a time, and it never throws. One that keeps a memory
 * of its own is also told what happens, in order; one that may be asleep or wrong is asked before the deal.
 */
export interface Agent<Request extends TurnRequest = AgentRequest> {
  /** The provider that answers for it, where that is one that many owners share. Without it no fault is a provider's. */
  readonly sharedProvider?: string
  reply(request: Request, signal: AbortSignal): Promise<AgentReply>
  /**
   * Resolves once the agent has heard, or could not be made to, with everything that it was told. Once `hurry` says so,
   * whatever has not been begun is left out, but never how the match ended.
   */
  hear?(news: AgentNews, signal: AbortSignal, hurry?: AbortSignal): Promise<readonly Telling[]>
  /** Wakes it and waits, if it has to be woken. */
  prepare?(signal: AbortSignal): Promise<Readiness>
}
