import { jsonIn } from '@wis/engine'
import type { HubMakeUp, Stage } from '@wis/protocol'
import type { z } from 'zod'
import type { GuardedFetch, FetchOutcome } from '../egress/fetch-outcome.ts'
import { quoted } from '../egress/quoted.ts'
import { cardSchema, hostSchema, makeUpSchema, modelSchema, spaceSchema } from './hub-schemas.ts'
import type { HubModel, HubSpace } from './hub-schemas.ts'

export interface HubOptions {
  readonly fetch: GuardedFetch
  /** The owner's token. Without it only public repositories can be seen. */
  readonly token?: string
  readonly baseUrl?: string
  readonly timeoutMs?: number
}

/**
 * The reason why the Hub does not show a repository. `hidden` means private or missing: the Hub does not tell
 * strangers which.
 */
export const hubProblems = [
  'missing',
  'hidden',
  'token-refused',
  'forbidden',
  'moved',
  'unreachable',
] as const
export type HubProblem = (typeof hubProblems)[number]

export type HubAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: HubProblem; readonly detail: string }

/** Asks the Hugging Face Hub about repositories. Never throws. */
export interface Hub {
  readonly hasToken: boolean
  space(id: string, signal?: AbortSignal): Promise<HubAnswer<HubSpace>>
  spaceAt(subdomain: string, signal?: AbortSignal): Promise<HubAnswer<HubSpace>>
  /** The address at which the program in a Space answers. */
  spaceHost(id: string, signal?: AbortSignal): Promise<HubAnswer<string>>
  model(id: string, signal?: AbortSignal): Promise<HubAnswer<HubModel>>
  /** What a model is made of. */
  makeUp(id: string, signal?: AbortSignal): Promise<HubAnswer<HubMakeUp>>
  /** The models that the card of a Space names. */
  cardModels(id: string, signal?: AbortSignal): Promise<HubAnswer<readonly string[]>>
  /** Whether the token opens a gated model. */
  mayUse(id: string, signal?: AbortSignal): Promise<HubAnswer<unknown>>
}

const spaceFields = '?expand[]=private&expand[]=runtime&expand[]=sdk'
const modelFields = '?expand[]=private&expand[]=gated&expand[]=pipeline_tag&expand[]=inferenceProviderMapping'
const makeUpFields =
  '?expand[]=private&expand[]=gated&expand[]=library_name&expand[]=tags&expand[]=safetensors'
/** The Hub is trusted, and some of its answers are long. */
const bodyBytes = 1024 * 1024

export function createHub({
  fetch,
  token,
  baseUrl = 'https://huggingface.co',
  timeoutMs = 10_000,
}: HubOptions): Hub {
  const hasToken = token !== undefined
  const ask = async (path: string, signal?: AbortSignal) => {
    const outcome = await fetch({
      url: `${baseUrl}/api/${path}`,
      headers: { accept: 'application/json', ...(hasToken && { authorization: `Bearer ${token}` }) },
      timeoutMs,
      headersMs: timeoutMs,
      bodyBytes,
      redirect: 'none',
      ...(signal && { signal }),
    })
    return shown(outcome, hasToken)
  }
  return {
    hasToken,
    space: async (id, signal) => read(await ask(`spaces/${id}${spaceFields}`, signal), spaceSchema),
    spaceAt: async (subdomain, signal) =>
      read(await ask(`spaces/by-subdomain/${subdomain}`, signal), spaceSchema),
    spaceHost: async (id, signal) => read(await ask(`spaces/${id}/host`, signal), hostSchema),
    model: async (id, signal) => read(await ask(`models/${id}${modelFields}`, signal), modelSchema),
    makeUp: async (id, signal) => read(await ask(`models/${id}${makeUpFields}`, signal), makeUpSchema),
    cardModels: async (id, signal) => read(await ask(`spaces/${id}?expand[]=cardData`, signal), cardSchema),
    mayUse: (id, signal) => ask(`models/${id}/auth-check`, signal),
  }
}

/** Reports the stage of a Space at each look. If the Hub does not answer, the stage is `unknown`. */
export function stageWatch(hub: Hub, id: string): (signal: AbortSignal) => Promise<Stage> {
  return async (signal) => {
    const answer = await hub.space(id, signal)
    return answer.ok ? answer.value.stage : 'unknown'
  }
}

/** The text of an answer if it shows the repository. */
function shown(outcome: FetchOutcome, hasToken: boolean): HubAnswer<string> {
  const { status = 0 } = outcome.attempt
  if (status >= 300 && status < 400)
    return { ok: false, problem: 'moved', detail: outcome.ok ? '' : outcome.detail }
  if (!outcome.ok) return { ok: false, problem: 'unreachable', detail: outcome.detail }
  if (status < 300) return { ok: true, value: outcome.text }
  return {
    ok: false,
    problem: problemOf(status, hasToken),
    detail: `answered ${status}: ${quoted(outcome.text)}`,
  }
}

function problemOf(status: number, hasToken: boolean): HubProblem {
  if (status === 401) return hasToken ? 'token-refused' : 'hidden'
  if (status === 403) return 'forbidden'
  return status === 404 ? 'missing' : 'unreachable'
}

function read<Value>(answer: HubAnswer<string>, schema: z.ZodType<Value>): HubAnswer<Value> {
  if (!answer.ok) return answer
  try {
    return { ok: true, value: schema.parse(jsonIn(answer.value)) }
  } catch {
    return {
      ok: false,
      problem: 'unreachable',
      detail: `answered something unexpected: ${quoted(answer.value)}`,
    }
  }
}
