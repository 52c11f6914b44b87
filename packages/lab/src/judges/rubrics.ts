import { kits } from '@wis/games'
import { z } from 'zod'
import { inBoth } from '../spec/own-condition.ts'
import { readText } from '../spec/read-text.ts'
import { files } from './content/generated/rubrics.ts'
import type { Rubric } from './rubric.ts'

const text = inBoth(600)
const parts = z.record(z.string(), text)
const examplesByRubric = z.record(
  z.string(),
  z.array(z.strictObject({ rating: z.int(), parts, because: text })),
)
const writtenRubrics = z.record(
  z.string(),
  z.strictObject({
    name: text,
    asks: text,
    scale: z.union([z.enum(['no-or-yes', 'two-or-three']), z.strictObject({ least: text, most: text })]),
    parts,
    kind: z.enum(['nominal', 'ordinal']),
    above: z.int().optional(),
  }),
)
type Written = z.infer<typeof writtenRubrics>[string]

/** A file of the folder `content/rubrics`. */
function readFile(name: string): unknown {
  const file = files.find((one) => one.name.endsWith(`/${name}.yaml`))
  const read = readText(file?.text ?? '')
  if (!read.ok) throw new Error(`${file?.name ?? name}: ${read.fault.message}`)
  return read.value
}

function scaleOf(scale: Written['scale']): Rubric['scale'] {
  if (typeof scale === 'object')
    return [
      { value: 1, means: scale.least },
      { value: 2, means: { en: 'rather like 1 than like 5', zh: '偏向1' } },
      { value: 3, means: { en: 'halfway', zh: '居中' } },
      { value: 4, means: { en: 'rather like 5 than like 1', zh: '偏向5' } },
      { value: 5, means: scale.most },
    ]
  if (scale === 'no-or-yes')
    return [
      { value: 0, means: { en: 'no', zh: '否' } },
      { value: 1, means: { en: 'yes', zh: '是' } },
    ]
  // How many are chosen, which is what stands for a rating.
  return [
    { value: 2, means: { en: 'two of the list', zh: '列表中的两项' } },
    { value: 3, means: { en: 'three of the list', zh: '列表中的三项' } },
  ]
}

const examples = examplesByRubric.parse(readFile('examples'))
const written = Object.entries(writtenRubrics.parse(readFile('rubrics'))).map(
  ([id, { above, ...rubric }]): Rubric => ({
    id,
    ...rubric,
    scale: scaleOf(rubric.scale),
    ...(above !== undefined && { above }),
    ...(examples[id] && { examples: examples[id] }),
  }),
)
const choosesFromList = ({ scale }: Rubric) => scale[0]?.value === 2

/** Rubrics by which a judge gives a number. */
export const rubrics: readonly Rubric[] = written.filter((rubric) => !choosesFromList(rubric))

/** Rubrics by which a judge chooses from a list. The list is that of the game that has items for it. */
const listed = new Map(
  written.filter(choosesFromList).flatMap((rubric): (readonly [string, Rubric])[] => {
    const judged = kits.flatMap(({ studies }) => studies?.judged ?? [])
    const from = judged.find((one) => one.rubric === rubric.id)?.from
    return from ? [[rubric.id, { ...rubric, from }]] : []
  }),
)

export function rubricCalled(id: string): Rubric | undefined {
  return rubrics.find((rubric) => rubric.id === id) ?? listed.get(id)
}
