import { z } from 'zod'
import { tokenText } from './connector-settings.ts'

/** Pages of the Hub that cannot play. */
export const elsewheres = ['dataset', 'profile', 'endpoint-console', 'page'] as const

const named = { id: z.string(), provider: z.string().exactOptional() }

/** The kind of a pasted text, as far as the text alone shows it. */
export const recognised = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('space'), id: z.string() }),
  z.object({ kind: z.literal('model'), ...named }),
  /** `owner/name`, which may be a Space or a model. */
  z.object({ kind: z.literal('repository'), ...named }),
  z.object({ kind: z.literal('space-host'), host: z.string(), subdomain: z.string() }),
  z.object({ kind: z.literal('endpoint'), url: z.string() }),
  z.object({ kind: z.literal('elsewhere'), what: z.enum(elsewheres) }),
  /** An address outside Hugging Face. */
  z.object({ kind: z.literal('url'), url: z.string() }),
  z.object({ kind: z.literal('nothing') }),
])
export type Recognised = z.infer<typeof recognised>

/** The fate of a call to a Space in its present stage. */
export const stages = ['up', 'waking', 'asleep', 'paused', 'broken', 'unknown'] as const
export type Stage = (typeof stages)[number]

/** Something that can become an agent. */
export const found = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('space'),
    id: z.string(),
    host: z.string(),
    private: z.boolean(),
    /** How the Space is built: `docker`, `gradio`, … */
    sdk: z.string().exactOptional(),
    stage: z.enum(stages),
    /** The Hub's own word for the stage. */
    stageWord: z.string().exactOptional(),
  }),
  z.object({
    kind: z.literal('model'),
    id: z.string(),
    private: z.boolean(),
    gated: z.boolean(),
    /** The model's task, such as `text-generation`. */
    task: z.string().exactOptional(),
    /** The provider named in the pasted text. */
    provider: z.string().exactOptional(),
    /** Inference providers that serve it now. */
    providers: z.array(z.string()).readonly(),
  }),
  z.object({ kind: z.literal('endpoint'), url: z.string() }),
  z.object({ kind: z.literal('url'), url: z.string() }),
])
export type Found = z.infer<typeof found>

/** Advice for the owner. The site puts it into words. */
export const advices = [
  'give-token',
  'check-token',
  'check-name-or-token',
  'ask-for-access',
  'restart-space',
  'fix-space',
  'wait-until-awake',
  'wait-until-built',
  'no-provider-serves-it',
  'not-a-chat-model',
  'static-space-runs-nothing',
  'use-new-name',
  'try-again-later',
  'paste-space-or-model',
  'paste-endpoint-url',
] as const

export const advice = z.object({ code: z.enum(advices), params: z.record(z.string(), z.string()).readonly() })
export type Advice = z.infer<typeof advice>

export const lookUpOutcomes = [
  'found',
  'gated',
  'sleeping',
  'starting',
  'paused',
  'broken',
  'private',
  'missing',
  'wrong-kind',
  'unreachable',
] as const

/**
 * `found` can be registered as it is. If there is a `thing` in another case, it can be registered after its owner
 * follows the advice.
 */
export const lookUp = z.object({
  outcome: z.enum(lookUpOutcomes),
  thing: found.exactOptional(),
  advice: advice.exactOptional(),
})
export type LookUp = z.infer<typeof lookUp>

export const advised = (
  outcome: LookUp['outcome'],
  code: Advice['code'],
  params: Advice['params'] = {},
): LookUp => ({ outcome, advice: { code, params } })

type OnHub = Extract<Recognised, { kind: 'space' | 'space-host' | 'model' | 'repository' }>

/** Whether the Hub has to be asked about it. */
export function isOnHub(text: Recognised): text is OnHub {
  return ['space', 'space-host', 'model', 'repository'].includes(text.kind)
}

/** The answer from the text alone. */
export function knownFromText(text: Exclude<Recognised, OnHub>): LookUp {
  switch (text.kind) {
    case 'endpoint':
    case 'url':
      return { outcome: 'found', thing: text }
    case 'elsewhere':
      return text.what === 'endpoint-console'
        ? advised('wrong-kind', 'paste-endpoint-url')
        : advised('wrong-kind', 'paste-space-or-model', { what: text.what })
    case 'nothing':
      return advised('wrong-kind', 'paste-space-or-model', { what: 'nothing' })
  }
}

/** A pasted text, and the Hub token that a private repository needs. */
export const recogniseWish = z.strictObject({
  text: z.string().max(2_000),
  token: tokenText.optional(),
})

/** A pasted text, its kind, and the known facts about it. */
export const recognition = z.object({ recognised, lookUp })
export type Recognition = z.infer<typeof recognition>
