import { z } from 'zod'
import type { Stage } from '../adapters/whoisspy/get-ready.ts'
import { fault, quoted } from '../adapters/judge-answer.ts'
import type { GuardedFetch, Outcome } from '../egress/outcome.ts'
import { stageOf } from './space-stage.ts'

export interface HubOptions {
  readonly fetch: GuardedFetch
  /** The owner's, without which only public repositories can be seen. */
  readonly token?: string
  readonly baseUrl?: string
  readonly timeoutMs?: number
}

/** Why the Hub does not show something; whoever may not see a repository is told the same as if it did not exist. */
export const hubProblems = ['missing', 'hidden', 'token-refused', 'forbidden', 'moved', 'unreachable'] as const
export type HubProblem = (typeof hubProblems)[number]

export type HubAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: HubProblem; readonly detail: string }

export interface HubSpace {
  readonly id: string
  readonly private: boolean
  /** How it is built: `docker`, `gradio`, … */
  readonly sdk?: string
  readonly stage: Stage
  /** The Hub's own word for the stage. */
  readonly stageWord?: string
}

export interface HubModel {
  readonly id: string
  readonly private: boolean
  readonly gated: boolean
  /** What it is made for, such as `text-generation`. */
  readonly task?: string
  /** Inference providers that serve it now. */
  readonly providers: readonly string[]
}

/** What the Hugging Face Hub says of repositories. Never throws. */
export interface Hub {
  readonly hasToken: boolean
  space(id: string, signal?: AbortSignal): Promise<HubAnswer<HubSpace>>
  spaceAt(subdomain: string, signal?: AbortSignal): Promise<HubAnswer<HubSpace>>
  /** Where the program in a Space answers. */
  spaceHost(id: string, signal?: AbortSignal): Promise<HubAnswer<string>>
  model(id: string, signal?: AbortSignal): Promise<HubAnswer<HubModel>>
  /** Whether the token opens a gated model. */
  mayUse(id: string, signal?: AbortSignal): Promise<HubAnswer<true>>
}

const optionalText = z.string().optional().catch(undefined)
const spaceSchema = z
  .object({
    id: z.string(),
    private: z.boolean().catch(false),
    sdk: optionalText,
    runtime: z.object({ stage: optionalText }).optional().catch(undefined),
  })
  .transform(({ id, private: isPrivate, sdk, runtime }): HubSpace => {
    const stageWord = runtime?.stage
    return { id, private: isPrivate, stage: stageOf(stageWord), ...(sdk && { sdk }), ...(stageWord && { stageWord }) }
  })
const hostSchema = z.object({ host: z.url({ protocol: /^https?$/ }) }).transform(({ host }) => host)
const mapping = z.object({ provider: optionalText, status: optionalText })
const modelSchema = z
  .object({
    id: z.string(),
    private: z.boolean().catch(false),
    gated: z.union([z.boolean(), z.string()]).catch(false),
    pipeline_tag: optionalText,
    inferenceProviderMapping: z.union([z.record(z.string(), mapping), z.array(mapping)]).catch([]),
  })
  .transform(({ id, private: isPrivate, gated, pipeline_tag: task, inferenceProviderMapping: served }): HubModel => {
    const named = Object.entries(served).map(([name, { provider, status }]) => ({ name: provider ?? name, status }))
    const providers = named.filter(({ status }) => status === 'live').map(({ name }) => name)
    return { id, private: isPrivate, gated: gated !== false, providers, ...(task && { task }) }
  })

const spaceFields = '?expand[]=private&expand[]=runtime&expand[]=sdk'
const modelFields = '?expand[]=private&expand[]=gated&expand[]=pipeline_tag&expand[]=inferenceProviderMapping'

export function createHub({ fetch, token, baseUrl = 'https://huggingface.co', timeoutMs = 10_000 }: HubOptions): Hub {
  const get = async <Value>(path: string, schema: z.ZodType<Value>, signal?: AbortSignal): Promise<HubAnswer<Value>> => {
    const outcome = await fetch({
      url: `${baseUrl}/api/${path}`,
      headers: { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      timeoutMs,
      headersMs: timeoutMs,
      redirect: 'none',
      ...(signal && { signal }),
    })
    return read(outcome, schema, token !== undefined)
  }
  return {
    hasToken: token !== undefined,
    space: (id, signal) => get(`spaces/${id}${spaceFields}`, spaceSchema, signal),
    spaceAt: (subdomain, signal) => get(`spaces/by-subdomain/${subdomain}`, spaceSchema, signal),
    spaceHost: (id, signal) => get(`spaces/${id}/host`, hostSchema, signal),
    model: (id, signal) => get(`models/${id}${modelFields}`, modelSchema, signal),
    mayUse: (id, signal) => get(`models/${id}/auth-check`, z.unknown().transform(() => true as const), signal),
  }
}
