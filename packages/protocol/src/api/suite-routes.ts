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
  newExperiment,
  preregistrationQuery,
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
  /** How many matches its report is computed from. Null before the first one. */
  report: z.object({ matches: z.int(), at: z.string() }).nullable(),
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
    summary:
      'What a suite would take: several experiments with one plan, budget, report and export. Every fault by its path. Nothing is stored or played.',
    action: 'experiment.plan',
    cost: 'write',
    body: experimentPlanWish,
    answer: suitePlan,
    example: { spec: example },
  },
  'POST /suites': {
    summary:
      'Makes a suite, and starts its experiments unless `start` is false. Those beyond what may run at once stand in line.',
    action: 'experiment.create',
    cost: 'write',
    body: newExperiment,
    status: 201,
    answer: experimentCreated,
    refusals: ['conflict'],
    example: { spec: example, start: false },
  },
  'GET /suites': {
    summary: 'Public suites, newest first; with `mine=true` all of one’s own.',
    action: 'experiment.read',
    cost: 'read',
    query: suitesQuery,
    answer: suitesPage,
  },
  'GET /suites/{id}': {
    summary: 'A suite: how far it is, what it has used, and its experiments.',
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: suiteQuery,
    answer: suitePage,
    refusals: ['not-found'],
  },
  'PATCH /suites/{id}': {
    summary: 'Changes who may read a suite and its experiments, or the budget that they have together.',
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: experimentChanges,
    answer: suitePage,
    refusals: ['conflict'],
    example: { access: 'public' },
  },
  'POST /suites/{id}/state': {
    summary: 'Starts, pauses, resumes or cancels every experiment of a suite that can do that.',
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: experimentMoveWish,
    answer: suitePage,
    refusals: ['conflict'],
    example: { move: 'start' },
  },
  'GET /suites/{id}/report': {
    summary:
      'The report over all experiments of a suite and of each of them as JSON, or with `format` as Markdown, LaTeX or CSV, the methods as a text, or a bibliography (`bib`).',
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: suiteReportQuery,
    answer: experimentReport,
    alsoAs: 'text/csv',
    refusals: ['not-found', 'conflict'],
  },
  'GET /suites/{id}/export.zip': {
    summary:
      'A suite that is over in one archive, for `wis lab verify`: its specification and report, and a folder with the export of each experiment. With `format` as logs of Inspect, or as data sets for Hugging Face.',
    action: 'experiment.read',
    cost: 'export',
    params: byExperiment,
    query: archiveQuery,
    answer: zip,
    refusals: ['not-found', 'conflict'],
  },
  'GET /suites/{id}/figures': {
    summary:
      'The pictures of the report of a suite and of its experiments as SVG or PDF, in one archive. With `figure` one of them, by its name there.',
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: figuresQuery,
    answer: zip,
    alsoAs: [svg, pdf],
    refusals: ['not-found', 'conflict'],
  },
  'GET /suites/{id}/preregistration': {
    summary:
      'The plan of a suite as it was fixed before the first match, in Markdown, with the text that was hashed and the hash of each experiment.',
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: preregistrationQuery,
    answer: 'text/markdown',
    refusals: ['not-found', 'conflict'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
