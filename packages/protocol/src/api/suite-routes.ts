import { z } from 'zod'
import {
  archiveQuery,
  byExperiment,
  experimentAccesses,
  experimentChanges,
  experimentCreated,
  experimentMoveWish,
  experimentPlan,
  experimentPlanWish,
  experimentQuery,
  experimentReport,
  experimentReportQuery,
  experimentRow,
  experimentStates,
  figuresQuery,
  newestReport,
  newExperiment,
  preregistrationQuery,
  reportVersion,
} from './experiment-page.ts'
import { exampleExperiment } from './experiment-routes.ts'
import { idCursor, limit, page } from './fields.ts'
import { pdf, svg, zip } from './route.ts'
import type { Route, RouteKey } from './route.ts'

const suitesQuery = z.strictObject({
  /** Only one's own, in any access. Otherwise those that are public. */
  mine: z.enum(['true', 'false']).optional(),
  cursor: idCursor.optional(),
  limit: limit(20),
})

const suiteQuery = experimentQuery
const suiteReportQuery = experimentReportQuery

/** What all parts of a suite would take together, and what each of them would. Nothing is stored. */
const suitePlan = experimentPlan.extend({
  parts: z.array(z.object({ part: z.string(), plan: experimentPlan.shape.plan })),
})

const suiteRow = z.object({
  id: z.string(),
  name: z.string(),
  /** Null if the account is deleted. */
  owner: z.string().nullable(),
  isOwn: z.boolean(),
  /** Running while any part runs, then in line, paused or planned while any part is. */
  state: z.enum(experimentStates),
  access: z.enum(experimentAccesses),
  matches: z.int(),
  played: z.int(),
  failed: z.int(),
  voided: z.int(),
  tokens: z.number(),
  dollars: z.number(),
  createdAt: z.string(),
})
export type SuiteRow = z.infer<typeof suiteRow>

const suitesPage = page(suiteRow)

const suitePage = suiteRow.extend({
  spec: z.record(z.string(), z.unknown()),
  /** The specification as its author wrote it. */
  text: z.string(),
  /** The hash of its plan with those of its parts, and when it was fixed. */
  plan: z.object({ sha256: z.string(), at: z.string() }),
  /** The secret of its link, for its owner alone. */
  share: z.string().nullable(),
  hours: z.number(),
  /** Each is an experiment of its own, with the same access. */
  parts: z.array(
    experimentRow.extend({
      part: z.string(),
      /** Since when people rate it, where that withholds its ratings, here too. */
      ratingsWithheldSince: z.string().optional(),
    }),
  ),
  report: newestReport.nullable(),
  versions: z.array(reportVersion),
})
export type SuitePage = z.infer<typeof suitePage>

const { game, subjects, opponents, design } = exampleExperiment

const example = {
  name: 'Two opponents',
  subjects,
  seed: 'example',
  suite: {
    easy: { game, opponents, design },
    hard: { game, opponents: subjects, design },
  },
  columns: [{ id: 'wins', name: 'Wins', terms: [{ of: ['easy/win-rate', 'hard/win-rate'] }] }],
}

export const suiteRoutes = {
  'POST /suites/plan': {
    action: 'experiment.plan',
    cost: 'write',
    body: experimentPlanWish,
    answer: suitePlan,
    example: { spec: example },
  },
  'POST /suites': {
    action: 'experiment.create',
    cost: 'write',
    body: newExperiment,
    status: 201,
    answer: experimentCreated,
    refusals: ['conflict'],
    example: { spec: example, start: false },
  },
  'GET /suites': {
    action: 'experiment.read',
    cost: 'read',
    query: suitesQuery,
    answer: suitesPage,
  },
  'GET /suites/{id}': {
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: suiteQuery,
    answer: suitePage,
    refusals: ['not-found'],
  },
  'PATCH /suites/{id}': {
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: experimentChanges,
    answer: suitePage,
    refusals: ['conflict'],
    example: { access: 'public' },
  },
  'POST /suites/{id}/state': {
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: experimentMoveWish,
    answer: suitePage,
    refusals: ['conflict'],
    example: { move: 'start' },
  },
  'GET /suites/{id}/report': {
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: suiteReportQuery,
    answer: experimentReport,
    alsoAs: 'text/csv',
    refusals: ['not-found', 'conflict'],
  },
  'GET /suites/{id}/export.zip': {
    action: 'experiment.read',
    cost: 'export',
    params: byExperiment,
    query: archiveQuery,
    answer: zip,
    refusals: ['not-found', 'conflict'],
  },
  'GET /suites/{id}/figures': {
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: figuresQuery,
    answer: zip,
    alsoAs: [svg, pdf],
    refusals: ['not-found', 'conflict'],
  },
  'GET /suites/{id}/preregistration': {
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: preregistrationQuery,
    answer: 'text/markdown',
    refusals: ['not-found', 'conflict'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
