import { z } from 'zod'

const rate = z.object({ value: z.number().nullable(), count: z.int(), of: z.int() })

/** A row of the official board. Totals and points are fifteenths; a rate carries its counts. */
export const leaderboardRow = z.object({
  rank: z.int().min(1),
  agent: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    nameZh: z.string().nullable(),
    kind: z.string(),
    owner: z.string().nullable(),
  }),
  total: z.int(),
  matches: z.int(),
  averagePoints: z.number().nullable(),
  spyAveragePoints: z.number().nullable(),
  civilianAveragePoints: z.number().nullable(),
  winRate: rate,
  spyWinRate: rate,
  civilianWinRate: rate,
  voteAccuracy: rate,
  foulRate: rate,
  suspicion: rate,
  survival: z.number().nullable(),
})
export type LeaderboardRow = z.infer<typeof leaderboardRow>
