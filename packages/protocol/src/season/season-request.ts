import { z } from 'zod'
import { language, text } from '../api/fields.ts'
import { nameText } from '../name-text.ts'
import { hasPassed } from './season-input.ts'

export const seasonRequestLimits = {
  title: { least: 10, most: 80 },
  text: { least: 20, most: 1000 },
  agents: { least: 2, most: 10_000 },
  answer: { most: 1000 },
} as const

/** A browser counts a line break as one character and sends two. */
const lines = (inner: z.ZodString) =>
  z
    .string()
    .transform((value) => value.replaceAll('\r\n', '\n'))
    .pipe(inner)

const { title, text: why, agents, answer } = seasonRequestLimits
const day = z.iso.date().nullable().default(null)

/** Allows today's date in time zones where it is still yesterday. */
const dayBefore = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

export const newSeasonRequest = z
  .strictObject({
    title: nameText(title.most).min(title.least),
    /** The purpose and the audience. */
    text: lines(text(why.most).min(why.least)),
    languages: z
      .array(language)
      .min(1, 'choose at least one')
      .refine((all) => new Set(all).size === all.length, 'named twice'),
    /** The expected number of participants. */
    agents: z.int().min(agents.least).max(agents.most),
    beginsOn: day,
    endsOn: day,
  })
  .refine(({ beginsOn, endsOn }) => beginsOn === null || endsOn === null || beginsOn <= endsOn, {
    path: ['endsOn'],
    message: 'ends before it begins',
  })
  .refine(({ beginsOn, endsOn }) => endsOn !== null || beginsOn === null || beginsOn >= dayBefore(), {
    path: ['beginsOn'],
    message: hasPassed,
  })
  .refine(({ endsOn }) => endsOn === null || endsOn >= dayBefore(), { path: ['endsOn'], message: hasPassed })
export type NewSeasonRequest = z.output<typeof newSeasonRequest>

export const seasonRequestStates = ['waiting', 'granted', 'declined', 'withdrawn'] as const

/** An admin's answer to a request. A refusal must have a reason. */
export const seasonRequestAnswer = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('granted'), answer: z.literal('').or(lines(text(answer.most))) }),
  z.strictObject({ state: z.literal('declined'), answer: lines(text(answer.most)) }),
])
export type SeasonRequestAnswer = z.output<typeof seasonRequestAnswer>
