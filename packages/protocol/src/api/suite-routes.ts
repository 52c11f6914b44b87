import {
  archiveQuery,
  byExperiment,
  experimentChanges,
  experimentCreated,
  experimentMoveWish,
  experimentPlanWish,
  experimentReport,
  figuresQuery,
  newExperiment,
  preregistrationQuery,
} from './experiment-page.ts'
import { exampleExperiment } from './experiment-routes.ts'
import { pdf, svg, zip } from './route.ts'
import type { Route, RouteKey } from './route.ts'
import { suitePage, suitePlan, suiteQuery, suiteReportQuery, suitesPage, suitesQuery } from './suite-page.ts'

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
