import { z } from 'zod'
import { leaderboardRow } from '../leaderboard-page.ts'
import { handle, language, limit, yesOrNo } from './fields.ts'

export const leaderboardQuery = z.strictObject({
  season: handle.optional(),
  language: language.default('en'),
  /** The order of the rows; their ranks are those of the official total either way. */
  sort: z.enum(['total', 'average']).default('total'),
  /** Only agents that were ever in this role; an average is then that of this role. */
  role: z.enum(['spy', 'civilian']).optional(),
  house: yesOrNo.default(true),
  format: z.enum(['json', 'csv']).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,7}$/, 'not a cursor of this list')
    .optional(),
  limit: limit(50),
})

export const leaderboardPage = z.object({
  season: z.object({ slug: z.string(), name: z.string() }),
  items: z.array(leaderboardRow),
  nextCursor: z.string().nullable(),
})
