import { z } from 'zod'
import { placeholderFaults, placeholderFaultText } from '../legacy/prompt/placeholders.ts'
import type { Placeholder, PlaceholderFault } from '../legacy/prompt/placeholders.ts'
import { ownSteps, stepsOf, stepsWith } from './own-steps.ts'
import { findStrategy } from './strategies.ts'
import type { Strategy, StrategyTexts } from './strategy.ts'

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

/** An owner's copy of a strategy. */
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
