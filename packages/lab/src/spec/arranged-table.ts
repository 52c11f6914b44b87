import { z } from 'zod'
import { ruleOf } from './fault-texts.ts'
import { inBoth } from './in-both.ts'

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
