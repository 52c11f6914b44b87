import type { HubMakeUp, Stage } from '@wis/protocol'
import { z } from 'zod'
import { stageOf } from './space-stage.ts'

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

const optionalText = z.string().optional().catch(undefined)
export const spaceSchema = z
  .object({
    id: z.string(),
    private: z.boolean().catch(false),
    sdk: optionalText,
    runtime: z.object({ stage: optionalText }).optional().catch(undefined),
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
export const hostSchema = z.object({ host: z.url({ protocol: /^https?$/ }) }).transform(({ host }) => host)
const mapping = z.object({ provider: optionalText, status: optionalText })
export const modelSchema = z
  .object({
    id: z.string(),
    private: z.boolean().catch(false),
    gated: z.union([z.boolean(), z.string()]).catch(false),
    pipeline_tag: optionalText,
    inferenceProviderMapping: z.union([z.record(z.string(), mapping), z.array(mapping)]).catch([]),
  })
  .transform(
    ({ id, private: isPrivate, gated, pipeline_tag: task, inferenceProviderMapping: served }): HubModel => {
      const named = Object.entries(served).map(([name, { provider, status }]) => ({
        name: provider ?? name,
        status,
      }))
      const providers = named.filter(({ status }) => status === 'live').map(({ name }) => name)
      return { id, private: isPrivate, gated: gated !== false, providers, ...(task && { task }) }
    },
  )

/** Licences that say nothing of what anybody may do. */
const noLicence = new Set(['other', 'unknown'])

export const makeUpSchema = z
  .object({
    id: z.string(),
    private: z.boolean().catch(false),
    gated: z.union([z.boolean(), z.string()]).catch(false),
    library_name: optionalText,
    tags: z.array(z.string()).catch([]),
    safetensors: z.object({ total: z.number().positive() }).optional().catch(undefined),
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

/** The models that the card of a Space names. */
export const cardSchema = z
  .object({ cardData: z.object({ models: z.array(z.string()).catch([]) }).catch({ models: [] }) })
  .transform(({ cardData }) => cardData.models)
