import { z } from 'zod'
import { agentName } from '../agent-ref.ts'
import { handle, language, numberCursor, page, paging, text } from './fields.ts'
import { collusionOfSeason, flagsOfSeason, pairsOfSeason } from './flag-page.ts'
import type { Route, RouteKey } from './route.ts'

export const decisionKinds = ['void', 're-run', 'disqualify', 'correct', 'undo'] as const

const reason = text(500)

export const newDecision = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('void'), matchId: handle, reason }),
  z.strictObject({ kind: z.literal('re-run'), matchId: handle, reason }),
  z.strictObject({ kind: z.literal('disqualify'), agentId: handle, reason }),
  z.strictObject({
    kind: z.literal('correct'),
    agentId: handle,
    language,
    /** The points added to the total, in fifteenths. */
    points: z
      .int()
      .min(-15_000)
      .max(15_000)
      .refine((points) => points !== 0, 'a correction changes something'),
    reason,
  }),
  z.strictObject({ kind: z.literal('undo'), undoes: z.int().min(1).max(1_000_000), reason }),
])
export type NewDecision = z.infer<typeof newDecision>

/** A decision as it stands in the ledger of its season. */
const decisionRow = z.object({
  number: z.int().min(1),
  kind: z.enum(decisionKinds),
  matchId: z.string().nullable(),
  agent: agentName.nullable(),
  language: language.nullable(),
  points: z.int().nullable(),
  undoes: z.int().nullable(),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  /** False once a later decision undoes it. */
  inForce: z.boolean(),
})
export type DecisionRow = z.infer<typeof decisionRow>

const decisionsPage = page(decisionRow)
const decided = z.object({ number: z.int().min(1) })

const bySlug = z.strictObject({ slug: handle })

export const decisionRoutes = {
  'GET /seasons/{slug}/decisions': {
    action: 'season.read',
    cost: 'read',
    params: bySlug,
    query: paging(20, numberCursor),
    answer: decisionsPage,
  },
  'GET /seasons/{slug}/flags': {
    action: 'season.decide',
    cost: 'export',
    params: bySlug,
    answer: flagsOfSeason,
  },
  'GET /seasons/{slug}/pairs': {
    action: 'season.decide',
    cost: 'export',
    params: bySlug,
    answer: pairsOfSeason,
  },
  'GET /seasons/{slug}/collusion': {
    action: 'season.decide',
    cost: 'read',
    params: bySlug,
    answer: collusionOfSeason,
  },
  'POST /seasons/{slug}/decisions': {
    action: 'season.decide',
    cost: 'write',
    params: bySlug,
    body: newDecision,
    status: 201,
    answer: decided,
    refusals: ['conflict'],
    example: { kind: 'void', matchId: '0abcdefgh0123456', reason: 'Two agents shared an account.' },
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
