import { z } from 'zod'
import { meanOfJudges, meanRating } from '../judges/agreement-of-judges.ts'
import { experimentSpec } from '../spec/experiment-spec.ts'
import type { MeanKind } from '../statistics/by-deal/sample.ts'
import { deepRubric } from './deep/deep-texts.ts'
import { deepWords } from './deep/deep-words.ts'

const {
  name,
  title,
  about,
  published,
  follows,
  preset,
  language,
  subjects,
  judges,
  annotators,
  sample,
  seed,
  budget,
} = experimentSpec.shape

/** An experiment without matches, as its author writes it. `task` stands in the place of `game`. */
export const taskSpec = z.strictObject({
  name,
  title,
  about,
  published,
  follows,
  preset,
  task: z.literal('deep'),
  language,
  subjects,
  /** How many words are described, in each language. */
  words: z.int().min(1).max(deepWords.length).default(deepWords.length),
  judges: judges
    .unwrap()
    .refine((given) => given.length > 0, 'at least one judge')
    .refine(
      (given) => given.every(({ rubric }) => rubric === deepRubric),
      `judges of this task rate by ${deepRubric}`,
    ),
  annotators,
  sample,
  seed,
  budget,
})

export type TaskSpec = z.infer<typeof taskSpec>

/**
 * How the report of a task is computed. One that was made before is computed again as it was made:
 *
 * - `ratings`: each rating of an item weighs the same. Such a report does not name its method.
 * - `judges`: each judge of an item weighs the same, however often it rated it.
 * - `whole`: the same, and means reach no further than three times Student's t.
 */
const taskMethods = ['ratings', 'judges', 'whole'] as const
export type TaskMethod = (typeof taskMethods)[number]

export const newestTaskMethod: TaskMethod = 'whole'

/** How a report was made. The newest method if there is no report, and undefined if it names one that is not known here. */
export function taskMethodOf(report: unknown): TaskMethod | undefined {
  if (typeof report !== 'object' || report === null) return newestTaskMethod
  if (!('method' in report)) return 'ratings'
  return taskMethods.find((method) => method === report.method)
}

/** Means of before reach as far as the redrawn words say. */
export const taskMeanKind = (method: TaskMethod): MeanKind => (method === 'whole' ? 'mean' : 'unbounded-mean')

/** The rating of an item from all of its ratings. */
export const itemMean = (method: TaskMethod) => (method === 'ratings' ? meanRating : meanOfJudges)

/** The four means of the task, as the published tables name them. */
export const taskColumns = [
  { id: 'aggressive-target', name: { en: 'clear, target', zh: '清楚，目标词' }, unit: 'count' },
  { id: 'aggressive-distractor', name: { en: 'clear, distractor', zh: '清楚，干扰词' }, unit: 'count' },
  { id: 'conservative-target', name: { en: 'veiled, target', zh: '隐晦，目标词' }, unit: 'count' },
  { id: 'conservative-distractor', name: { en: 'veiled, distractor', zh: '隐晦，干扰词' }, unit: 'count' },
] as const
