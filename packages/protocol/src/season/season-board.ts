import { z } from 'zod'
import { agentOfOwner } from '../agent-ref.ts'
import { talliesByRole } from '../legacy/published.ts'

const count = z.int()
const role = z.object({ matches: count, points: count, wins: count })

const tally = z.object({
  ...role.shape,
  ...talliesByRole(role),
  /** Absent in boards of earlier versions, which weighed every match in full. */
  discounted: z
    .object({ matches: count, points: z.number(), wins: count })
    .default({ matches: 0, points: 0, wins: 0 }),
  speechesAsked: count,
  fouls: count,
  ballotsAsked: count,
  ballotsCorrect: count,
  survivalRounds: count,
  ballotsAgainst: count,
  ballotsAgainstPossible: count,
})

const line = z.object({
  /** Null for an agent that was disqualified. It stands last. */
  rank: z.int().min(1).nullable(),
  total: z.int(),
  tally,
  /** What a game that follows the contract counts beside its tally. */
  sums: z.object({ draws: count, pointsSquared: z.number(), facts: z.record(z.string(), count) }).optional(),
  trueSkill: z.object({ mean: z.number(), deviation: z.number() }).nullable().optional(),
  agent: agentOfOwner,
})

/** The board of a season at one moment: when it was frozen, or at its end. Its points are whole units. */
export const seasonBoard = z.object({
  /** The units of a point. Fifteenths if it is absent. */
  units: z.int().min(1).optional(),
  takenAt: z.iso.datetime(),
  /** Whether this board belongs to the closing of the season. */
  final: z.boolean(),
  boards: z.array(z.object({ language: z.string(), lines: z.array(line) })),
})
export type SeasonBoard = z.infer<typeof seasonBoard>
