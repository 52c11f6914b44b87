import { languages } from '@wis/games'
import { z } from 'zod'
import { kitStrategies } from './strategies.ts'
import type { StepsInGame, Strategy } from './strategy.ts'

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
export const ownSteps = storedSteps.superRefine((own, context) => {
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
export function stepsOf({ id, inSteps }: Pick<Strategy, 'id' | 'inSteps'>): OwnSteps | undefined {
  if (!inSteps) return undefined
  const words = inSteps.map(({ game, steps }) => [
    game,
    Object.fromEntries(steps.map((step) => [step.id, { ...step.ask }])),
  ])
  return { of: id, words: Object.fromEntries(words) as OwnSteps['words'] }
}
