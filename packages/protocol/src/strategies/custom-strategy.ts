import { languages } from '@wis/games'
import { z } from 'zod'
import { placeholderFaults, placeholderFaultText } from '../legacy/prompt/placeholders.ts'
import type { Placeholder, PlaceholderFault } from '../legacy/prompt/placeholders.ts'
import { findStrategy, kitStrategies } from './strategies.ts'
import type { StepsInGame, Strategy, StrategyTexts } from './strategy.ts'

const mostWords = 8_000

/** The words of an owner's own for calls of a strategy that takes several, by game and call. */
export const storedSteps = z.strictObject({
  /** The strategy that has these calls. What is not written here is asked in its words. */
  of: z.string().max(80),
  words: z.record(
    z.string().max(80),
    z.record(
      z.string().max(80),
      z.strictObject({ en: z.string().max(mostWords).optional(), zh: z.string().max(mostWords).optional() }),
    ),
  ),
})
export type OwnSteps = z.infer<typeof storedSteps>

const baseOf = ({ of }: OwnSteps): Strategy | undefined => kitStrategies.find(({ id }) => id === of)

/** The same when they are entered: every call must be one of the strategy. */
const ownSteps = storedSteps.superRefine((own, context) => {
  const base = baseOf(own)
  if (!base)
    return context.addIssue({
      code: 'custom',
      path: ['of'],
      message: 'no strategy of this name takes several calls',
    })
  for (const [game, calls] of Object.entries(own.words))
    for (const call of Object.keys(calls)) {
      const steps = base.inSteps?.find((one) => one.game === game)?.steps
      if (!steps?.some(({ id }) => id === call))
        context.addIssue({
          code: 'custom',
          path: ['words', game, call],
          message: `${own.of} has no such call`,
        })
    }
})

/** The calls of the strategy with an owner's words in them. Empty words are not said: then its own words are. */
export function stepsWith(own: OwnSteps): readonly StepsInGame[] | undefined {
  return baseOf(own)?.inSteps?.map((inGame) => {
    const [first, ...more] = inGame.steps.map((step) => ({
      ...step,
      ask: wordsFor(step.ask, own.words[inGame.game]?.[step.id]),
    }))
    return first ? { ...inGame, steps: [first, ...more] } : inGame
  })
}

type Words = NonNullable<OwnSteps['words'][string]>[string]

function wordsFor(ours: { readonly en: string; readonly zh: string }, own: Words | undefined) {
  const [en, zh] = languages.map((language) => own?.[language]?.trim() || ours[language])
  return { en: en ?? ours.en, zh: zh ?? ours.zh }
}

/** All words of a strategy that takes several calls, to be changed. Undefined for one that takes one. */
function stepsOf({ id, inSteps }: Pick<Strategy, 'id' | 'inSteps'>): OwnSteps | undefined {
  if (!inSteps) return undefined
  const words = inSteps.map(({ game, steps }) => [
    game,
    Object.fromEntries(steps.map((step) => [step.id, { ...step.ask }])),
  ])
  return { of: id, words: Object.fromEntries(words) as OwnSteps['words'] }
}

/** Adds a fault with its code, so that a form can show it in the language of its reader. */
function addFault(
  context: z.core.$RefinementCtx,
  fault: PlaceholderFault,
  use: keyof StrategyTexts,
  path: string[] = [],
): void {
  const message = placeholderFaultText(fault, use)
  context.addIssue({ code: 'custom', path, message, params: { fault } })
}

const template = (use: keyof StrategyTexts) =>
  z
    .string()
    .max(8_000)
    .superRefine((text, context) => {
      for (const fault of placeholderFaults(text, use)) addFault(context, fault, use)
    })

const texts = z
  .strictObject({ system: template('system'), speech: template('speech'), vote: template('vote') })
  .superRefine(({ system, speech, vote }, context) => {
    const require = (field: 'speech' | 'vote', text: string, name: Placeholder) => {
      if (!text.replaceAll(' ', '').includes(`{{${name}}}`))
        addFault(context, { code: 'left-out', name }, field, [field])
    }
    require('speech', system + speech, 'word')
    require('speech', system + speech, 'history')
    require('vote', system + vote, 'history')
    require('vote', vote, 'candidates')
  })

/** A strategy written by an owner, most often as a copy of one of the platform's. Its faults name the mistake. */
export const customStrategy = z.strictObject({
  id: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens')
    .refine((id) => !findStrategy(id), 'one of ours has this name'),
  version: z.int().min(1),
  name: z.string().trim().min(1).max(80),
  /** The strategy that it was copied from. */
  basedOn: z.string().max(80).optional(),
  texts: z
    .strictObject({ en: texts.optional(), zh: texts.optional() })
    .refine(({ en, zh }) => en ?? zh, 'give the texts of at least one language'),
  /** Own words for the calls of a strategy that takes several for a turn, in its games. */
  steps: ownSteps.optional(),
})
export type CustomStrategy = z.infer<typeof customStrategy>

/** A language without texts uses the texts of the other. */
export function strategyFrom({ id, version, name, texts: { en, zh }, steps }: CustomStrategy): Strategy {
  const english = en ?? zh
  const chinese = zh ?? en
  if (!english || !chinese) throw new RangeError(`the strategy ${id} has no texts`)
  const inSteps = steps && stepsWith(steps)
  return {
    id,
    version,
    name: { en: name, zh: name },
    summary: { en: '', zh: '' },
    texts: { en: english, zh: chinese },
    experiment: false,
    ...(inSteps && { inSteps }),
  }
}

export function copyOf(strategy: Strategy): CustomStrategy {
  const { id, name, texts } = strategy
  const steps = stepsOf(strategy)
  return {
    id: `my-${id.replaceAll('+', '-')}`,
    version: 1,
    name: name.en,
    basedOn: id,
    texts: { ...texts },
    ...(steps && { steps }),
  }
}
