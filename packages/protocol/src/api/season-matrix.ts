import { z } from 'zod'
import { agentRef } from '../agent-ref.ts'
import { handle, language, whole } from './fields.ts'

/** How many agents a matrix holds at most. */
export const mostInMatrix = 12

const named = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(handle).min(2, 'at least two agents').max(mostInMatrix))

export const matrixQuery = z.strictObject({
  language: language.default('en'),
  /** Ids or short names, with commas between them. Without any, the leading agents of the board. */
  agents: named.optional(),
  /** How many of the leading agents. */
  top: whole.pipe(z.int().min(2).max(mostInMatrix)).default(mostInMatrix),
  format: z.enum(['json', 'csv']).optional(),
})

const count = z.int().min(0)
const share = z.number().min(0).max(1)

/** One agent against another, in the matches in which both sat. */
export const matrixCell = z.object({
  /** The ids of the two. */
  row: z.string(),
  column: z.string(),
  matches: count,
  /** In how many of them the first scored more than the second, as much, and less. */
  ahead: count,
  equal: count,
  behind: count,
  /** The share of `ahead`, with its 95 % interval (Wilson). */
  share,
  interval: z.object({ low: share, high: share }),
})
export type MatrixCell = z.infer<typeof matrixCell>

/** Who scored more than whom at the same table: the same numbers as on the page. */
export const seasonMatrix = z.object({
  season: z.object({ slug: z.string(), name: z.string() }),
  language,
  /** How many of its last ranked matches are read of each agent: a cell counts those that are among them for both. */
  lookedAt: count,
  /** In the order of the rows and of the columns. */
  agents: z.array(agentRef),
  /** Every pair that has met, in both directions. */
  cells: z.array(matrixCell),
})
export type SeasonMatrix = z.infer<typeof seasonMatrix>
