import { isRepositoryName, longestMade, visible } from '@wis/protocol'
import type { HubMakeUp, Stage } from '@wis/protocol'
import { z } from 'zod'

export interface HubSpace {
  readonly id: string
  readonly private: boolean
  /** How the Space is built: `docker`, `gradio`, … */
  readonly sdk?: string
  readonly stage: Stage
  /** The Hub's own word for the stage. */
  readonly stageWord?: string
}

export interface HubModel {
  readonly id: string
  readonly private: boolean
  readonly gated: boolean
  /** The model's task, such as `text-generation`. */
  readonly task?: string
  /** Inference providers that serve it now. */
  readonly providers: readonly string[]
}

/** The Hub repeats what owners write, and its words are shown and stored. */
const word = z.string().min(1).max(longestMade).refine(visible)
const optionalWord = word.optional().catch(undefined)
/** It stands in the next address that the Hub is asked for. */
const repository = z.string().refine(isRepositoryName)
const mostProviders = 50
const mostModels = 20
const largestBillions = 100_000
export const spaceSchema = z
  .object({
    id: repository,
    private: z.boolean().catch(false),
    sdk: optionalWord,
    runtime: z.object({ stage: optionalWord }).optional().catch(undefined),
  })
  .transform(({ id, private: isPrivate, sdk, runtime }): HubSpace => {
    const stageWord = runtime?.stage
    return {
      id,
      private: isPrivate,
      stage: stageOf(stageWord),
      ...(sdk && { sdk }),
      ...(stageWord && { stageWord }),
    }
  })
/** Calls go to this host, some with a token. A path, a name or a password has no place in it. */
export const hostSchema = z
  .object({
    host: z
      .string()
      .max(300)
      .pipe(z.url({ protocol: /^https?$/ })),
  })
  .transform(({ host }) => new URL(host))
  .refine(({ username, password }) => username === '' && password === '')
  .transform(({ origin }) => origin)
const mapping = z.object({ provider: optionalWord, status: optionalWord })
export const modelSchema = z
  .object({
    id: repository,
    private: z.boolean().catch(false),
    gated: z.union([z.boolean(), z.string()]).catch(false),
    pipeline_tag: optionalWord,
    inferenceProviderMapping: z.union([z.record(z.string(), mapping), z.array(mapping)]).catch([]),
  })
  .transform(
    ({ id, private: isPrivate, gated, pipeline_tag: task, inferenceProviderMapping: served }): HubModel => {
      const named = Object.entries(served).map(([name, { provider, status }]) => ({
        name: provider ?? name,
        status,
      }))
      const providers = named
        .filter(({ name, status }) => status === 'live' && word.safeParse(name).success)
        .slice(0, mostProviders)
        .map(({ name }) => name)
      return { id, private: isPrivate, gated: gated !== false, providers, ...(task && { task }) }
    },
  )

/** Licences that say nothing of what anybody may do. */
const noLicence = new Set(['other', 'unknown'])

export const makeUpSchema = z
  .object({
    id: repository,
    private: z.boolean().catch(false),
    gated: z.union([z.boolean(), z.string()]).catch(false),
    library_name: optionalWord,
    tags: z.array(z.string()).catch([]),
    safetensors: z
      .object({
        total: z
          .number()
          .min(1)
          .max(largestBillions * 1e9),
      })
      .optional()
      .catch(undefined),
  })
  .transform(({ id, library_name: library, safetensors, ...access }): HubMakeUp => {
    const openWeights = areOpen(access)
    return {
      model: id,
      ...(library && { library }),
      ...(safetensors && { billions: Number((safetensors.total / 1e9).toPrecision(3)) }),
      ...(openWeights !== undefined && { openWeights }),
    }
  })

/** Undefined where the Hub does not say it: access is asked for, or no licence is named. */
function areOpen({
  private: isPrivate,
  gated,
  tags,
}: {
  readonly private: boolean
  readonly gated: boolean | string
  readonly tags: readonly string[]
}): boolean | undefined {
  if (isPrivate) return false
  const licence = tags.find((tag) => tag.startsWith('license:'))?.slice('license:'.length)
  return gated === false && licence !== undefined && !noLicence.has(licence) ? true : undefined
}

/** The models that the card of a Space names, as far as their names can be shown. */
export const cardSchema = z
  .object({ cardData: z.object({ models: z.array(z.unknown()).catch([]) }).catch({ models: [] }) })
  .transform(({ cardData }) =>
    cardData.models.slice(0, mostModels).flatMap((model) => word.or(repository).safeParse(model).data ?? []),
  )

/** The Hub's words for the stage of a Space, grouped by their meaning for a caller. */
const meanings: ReadonlyMap<string, Stage> = new Map<string, Stage>([
  ['RUNNING', 'up'],
  ['RUNNING_BUILDING', 'up'],
  ['RUNNING_APP_STARTING', 'up'],
  ['BUILDING', 'waking'],
  ['APP_STARTING', 'waking'],
  ['SLEEPING', 'asleep'],
  ['STOPPED', 'asleep'],
  ['PAUSED', 'paused'],
  ['NO_APP_FILE', 'broken'],
  ['CONFIG_ERROR', 'broken'],
  ['BUILD_ERROR', 'broken'],
  ['RUNTIME_ERROR', 'broken'],
  ['DELETING', 'broken'],
])

function stageOf(word: string | undefined): Stage {
  return meanings.get(word ?? '') ?? 'unknown'
}
