import { z } from 'zod'
import { referenceCalled, referenceFields } from '../paper/references.ts'
import { ruleOf, textOfFault } from './fault-texts.ts'
import { inBoth } from './own-condition.ts'

const column = z.string().trim().min(1).max(80)

/** The figures of a published study. They stand beside ours, marked as theirs, and are never mixed with them. */
export const publishedTable = z
  .strictObject({
    title: inBoth(120),
    /** Where the figures were published. */
    source: z.string().trim().min(1).max(200),
    /** Measures, or names of columns that we have no measure for. */
    columns: z.array(column).min(1).max(40),
    /** The unit of columns that are no measures. */
    unit: z.literal('share').optional(),
    rows: z
      .array(
        z.strictObject({
          name: z.string().trim().min(1).max(120),
          /** One for each column; null where the study has none. */
          values: z.array(z.number().nullable()),
        }),
      )
      .min(1)
      .max(200),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ values }) => values.length === columns.length),
    ruleOf('values-by-column'),
  )

export type PublishedTable = z.infer<typeof publishedTable>

/** A publication that a study follows: one of those that are known here, by its name, or with all that a citation needs. */
const followed = z.union(
  [
    z.string().refine((name) => referenceCalled(name) !== undefined, ruleOf('not-a-reference')),
    referenceFields,
  ],
  textOfFault('not-a-reference'),
)

export type Followed = z.infer<typeof followed>

/** What a study says of itself beside what is played. */
export const aboutStudy = {
  /** Takes the place of `name` where that is left out. */
  title: inBoth(120).optional(),
  /** What is asked, and how, in two or three sentences. */
  about: inBoth(1_000).optional(),
  published: z.array(publishedTable).max(10).optional(),
  follows: z.array(followed).max(20).optional(),
}

/** A study without a name of its own is called by its title. */
export function named(value: object): object {
  if ('name' in value || !('title' in value)) return value
  const title = aboutStudy.title.safeParse(value.title).data
  return title ? { ...value, name: title.en } : value
}

/** Measures that share an axis, a line for each of them, or for each setting of arranged tables. */
export const chart = z.strictObject({
  title: inBoth(120),
  measures: z.array(z.string().min(1).max(80)).min(1).max(20),
  bySetting: z.boolean().optional(),
})

/** A table of a study in which measures have places of their own, such as a column for each side. */
export const arrangedTable = z
  .strictObject({
    title: inBoth(120),
    columns: z.array(inBoth(80)).min(1).max(20),
    rows: z
      .array(
        z.strictObject({
          name: inBoth(120),
          /** One for each column; null where the study has none. */
          measures: z.array(z.string().min(1).max(80).nullable()),
        }),
      )
      .min(1)
      .max(60),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ measures }) => measures.length === columns.length),
    ruleOf('values-by-column'),
  )
