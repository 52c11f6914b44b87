import type { ForfeitReason, InBoth, Turn } from '@wis/engine'
import type { Beside } from '@wis/games'
import type { AgentRequest, GameRequest, TurnRequest } from '@wis/protocol'

export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** The reason why an agent gave no answer. Its seat forfeits the turn for this reason. */
export type AgentFailure = ForfeitReason

/**
 * Whose fault a failure is. `agent`, `asleep` and `network` are the owner's: the owner's server answered badly, was
 * not up, or could not be reached. `provider` is the fault of an API that the operator lists as shared by many
 * owners, and `platform` is ours.
 */
export const verdicts = ['agent', 'asleep', 'provider', 'network', 'platform'] as const
export type Verdict = (typeof verdicts)[number]

/** The request as it was sent, with secrets struck out. */
export interface SentRequest {
  /** A request over HTTP, a message on the connection that the agent opened itself, or an answer to its own request. */
  readonly over: 'http' | 'socket' | 'pull'
  readonly method?: string
  readonly url?: string
  /** The final address after redirects. */
  readonly movedTo?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** One of several calls for a turn. */
export interface CallOfTurn {
  /** Counted from 1. */
  readonly place: number
  readonly of: number
  readonly name: InBoth<string>
  /** The model's words, and its tokens if its server counts them. Absent if it gave no answer. */
  readonly said?: string
  readonly usage?: Usage
}

/** What a server says of itself beside its answer. */
export interface Served {
  /** The model's own id, which may say more than the name that was asked for. */
  readonly model?: string
  /** The server's fingerprint of the system that answered. */
  readonly fingerprint?: string
}

/** One exchange over the wire, shown to the owner. It never contains a secret. */
export interface Attempt {
  readonly startedAt: string
  readonly latencyMs: number
  /** Absent if the same bytes went to the same place as in the attempt before. */
  readonly request?: SentRequest
  readonly status?: number
  /** The first 2 KiB of the answer. */
  readonly answer?: string
  /** Absent if the server says nothing of the kind. */
  readonly served?: Served
  readonly error?: string
  /** The call that it belongs to, if the turn took several. */
  readonly call?: CallOfTurn
}

/** Why nothing came of what was asked, and a sentence about it for the owner. */
export interface Fault {
  readonly ok: false
  readonly failure: AgentFailure
  readonly verdict: Verdict
  readonly detail: string
}

export type AgentReply =
  | (Beside & {
      readonly ok: true
      readonly text: string
      readonly usage?: Usage
      readonly attempts?: readonly Attempt[]
      /** The missed notices that were sent right before this turn. */
      readonly told?: readonly Telling[]
    })
  | (Fault & {
      /** Tokens of calls that came to no answer. */
      readonly usage?: Usage
      readonly attempts?: readonly Attempt[]
      /** The missed notices that were sent right before this turn. */
      readonly told?: readonly Telling[]
    })

/** A request of either form. The older one is of one game; all others have the other. */
export type AnyRequest = AgentRequest | GameRequest

/** What a player of the house is given beside its request. It plays in the same process, and needs no wire. */
export interface Seen {
  /** The state of the match as its seat may know it. */
  readonly state: unknown
  readonly turn: Turn
  /** A question beside the game, and the match that it is about. */
  readonly probe?: { readonly id: string; readonly matchId: string }
}

/** The events at the table since the agent last heard news, as its seat may know them. */
export type AgentNews = Pick<AgentRequest, 'matchId' | 'seat' | 'alias' | 'aliases' | 'language'> & {
  readonly entries: AgentRequest['history']
  /** If absent, the game of `AgentRequest`. */
  readonly game?: string
}

/** One notice to an agent. */
export interface Telling {
  /** The entry that the notice is about. */
  readonly seq: number
  /** The body as it was sent. Empty if no body could be made. */
  readonly told: string
  /** The reason why the agent did not take it. Absent if it did. */
  readonly detail?: string
  readonly attempts: readonly Attempt[]
}

/** A notice that an agent did not take. */
export interface Unheard extends Telling {
  readonly detail: string
}

export const isUnheard = (telling: Telling): telling is Unheard => telling.detail !== undefined

export type Readiness =
  | { readonly ready: true }
  | { readonly ready: false; readonly verdict: Verdict; readonly detail: string }

/**
 * The whole contract of a connector. It answers one turn at a time and never throws. A connector with a memory of its
 * own also hears all events in order. A connector that may be asleep or wrong is asked before the deal.
 */
export interface Agent<Request extends TurnRequest = AgentRequest> {
  /** The provider behind the agent, if many owners share it. If absent, no fault is a provider's. */
  readonly sharedProvider?: string
  /** Connectors that send a request over the wire have no use for `seen`. */
  reply(request: Request, signal: AbortSignal, seen?: Seen): Promise<AgentReply>
  /** Takes the time that spectators need for what they have seen, before its clock runs. */
  reads?(request: Request, signal: AbortSignal, seen: Seen): Promise<void>
  /** Says what the rules made of its last answer. If absent, the agent does not wait for that. */
  ruled?(isRefused: boolean): void
  /**
   * Resolves after the agent heard the news or failed to, with all notices it got. Once `hurry` is set, notices that
   * have not begun are left out, except how the match ended.
   */
  hear?(news: AgentNews, signal: AbortSignal, hurry?: AbortSignal): Promise<readonly Telling[]>
  /** Whether some of the news it got still waits for the agent to be there. If absent, nothing ever waits. */
  isWaiting?(): boolean
  /** Wakes the agent if it sleeps, and waits for it. */
  prepare?(signal: AbortSignal): Promise<Readiness>
}
