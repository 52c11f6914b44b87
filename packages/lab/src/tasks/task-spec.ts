import { z } from 'zod'
import { experimentSpec } from '../spec/experiment-spec.ts'
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
