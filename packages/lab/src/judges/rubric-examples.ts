import { z } from 'zod'
import { inBoth } from '../spec/in-both.ts'
import { readText } from '../spec/read-text.ts'
import { files } from './content/generated/rubrics.ts'
import type { RubricExample } from './rubric.ts'

const text = inBoth(600)
const examples = z.record(
  z.string(),
  z.array(z.strictObject({ rating: z.int(), parts: z.record(z.string(), text), because: text })),
)

/** The cases of each rubric that has some: the file beside this one. */
export function readExamples(): Readonly<Record<string, readonly RubricExample[]>> {
  const [file] = files
  const read = readText(file?.text ?? '')
  if (!read.ok) throw new Error(`${file?.name ?? ''}: ${read.fault.message}`)
  return examples.parse(read.value)
}
