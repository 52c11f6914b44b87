import {
  archiveQuery,
  byExperiment,
  byPlannedMatch,
  experimentChanges,
  experimentCreated,
  experimentEntriesQuery,
  experimentMatchesPage,
  experimentMatchesQuery,
  experimentMoveWish,
  experimentPage,
  experimentPlan,
  experimentPlanWish,
  experimentQuery,
  experimentReport,
  experimentReportQuery,
  experimentRowsQuery,
  experimentScenesQuery,
  experimentsPage,
  experimentsQuery,
  figuresQuery,
  judgementsQuery,
  judgingWish,
  newExperiment,
  preregistrationQuery,
  probesQuery,
} from './experiment-page.ts'
import { entriesPage } from './match-routes.ts'
import { jsonLines, parquet, pdf, svg, zip } from './route.ts'
import type { Route, RouteKey } from './route.ts'
import { scenesPage } from './scene-page.ts'

export const exampleExperiment = {
  name: 'Does the perfect player win?',
  game: 'tic-tac-toe',
  subjects: ['perfect'],
  opponents: ['random'],
  design: { materials: 2, repeats: 2 },
  seed: 'example',
}

export const experimentRoutes = {
  'POST /experiments/plan': {
    summary:
      'What an experiment would take and could find, and every fault by its path. Nothing is stored or played.',
    action: 'experiment.plan',
    cost: 'write',
    body: experimentPlanWish,
    answer: experimentPlan,
    example: { spec: exampleExperiment },
  },
  'POST /experiments': {
    summary:
      'Makes an experiment, and starts it unless `start` is false. If as many experiments of the member run as may, it stands in line.',
    action: 'experiment.create',
    cost: 'write',
    body: newExperiment,
    status: 201,
    answer: experimentCreated,
    refusals: ['conflict'],
    example: { spec: exampleExperiment, start: false },
  },
  'GET /experiments': {
    summary: 'Public experiments, newest first; with `mine=true` all of one’s own.',
    action: 'experiment.read',
    cost: 'read',
    query: experimentsQuery,
    answer: experimentsPage,
  },
  'GET /experiments/{id}': {
    summary: 'An experiment: its plan, how far it is, what it has used, its faults, and what is played now.',
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: experimentQuery,
    answer: experimentPage,
    refusals: ['not-found'],
  },
  'PATCH /experiments/{id}': {
    summary: 'Changes who may read an experiment, or its budget.',
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: experimentChanges,
    answer: experimentPage,
    refusals: ['conflict'],
    example: { access: 'public' },
  },
  'POST /experiments/{id}/state': {
    summary:
      'Starts, pauses, resumes or cancels an experiment. After a pause, matches under way are played out. One that starts or resumes may stand in line.',
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: experimentMoveWish,
    answer: experimentPage,
    refusals: ['conflict'],
    example: { move: 'start' },
  },
  'POST /experiments/{id}/judgings': {
    summary:
      'Has what was said in an experiment that is over rated again, by the same judges or by others. No match is played again.',
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: judgingWish,
    answer: experimentPage,
    refusals: ['conflict'],
    example: { judges: [{ agent: 'sample-counter', rubric: 'clue-fit', times: 1, trust: 0.6 }] },
  },
  'GET /experiments/{id}/judgements': {
    summary:
      'The ratings that count, by the number of their match: item, rubric, judge, time, prompt, answers and rating.',
    action: 'experiment.read',
    cost: 'export',
    params: byExperiment,
    query: judgementsQuery,
    answer: jsonLines,
    refusals: ['not-found', 'conflict'],
  },
  'GET /experiments/{id}/probes': {
    summary:
      'What agents were asked beside the matches that count, by the number of the match: probe, entry, seat, prompt, answers and score.',
    action: 'experiment.read',
    cost: 'export',
    params: byExperiment,
    query: probesQuery,
    answer: jsonLines,
    refusals: ['not-found'],
  },
  'GET /experiments/{id}/matches': {
    summary:
      'The matches that were dealt, by number; with `subject` and `condition` those behind one number of the report.',
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: experimentMatchesQuery,
    answer: experimentMatchesPage,
    refusals: ['not-found'],
  },
  'GET /experiments/{id}/matches/{number}/entries': {
    summary:
      'The log of one match of an experiment after a number. A match that is still played is shown as a spectator may know it.',
    action: 'experiment.read',
    cost: 'read',
    params: byPlannedMatch,
    query: experimentEntriesQuery,
    answer: entriesPage,
    refusals: ['not-found'],
  },
  'GET /experiments/{id}/matches/{number}/scenes': {
    summary:
      'What was seen at the table of one match of an experiment, step by step. A match that is still played is shown as a spectator may know it.',
    action: 'experiment.read',
    cost: 'read',
    params: byPlannedMatch,
    query: experimentScenesQuery,
    answer: scenesPage,
    refusals: ['not-found', 'conflict'],
  },
  'GET /experiments/{id}/export.zip': {
    summary:
      'An experiment that is over in one archive, for `wis lab verify`: specification, plan, agents, logs, rows and report, signed. With `format` as logs of Inspect, or as a data set for Hugging Face.',
    action: 'experiment.read',
    cost: 'export',
    params: byExperiment,
    query: archiveQuery,
    answer: zip,
    refusals: ['not-found', 'conflict'],
  },
  'GET /experiments/{id}/rows': {
    summary:
      'The rows of the matches that count, by number: all that the report is computed from. With `format` as CSV or Parquet, too.',
    action: 'experiment.read',
    cost: 'export',
    params: byExperiment,
    query: experimentRowsQuery,
    answer: jsonLines,
    alsoAs: ['text/csv', parquet],
    refusals: ['not-found'],
  },
  'GET /experiments/{id}/report': {
    summary:
      'The report as JSON, or with `format` as Markdown, LaTeX or CSV, the methods as a text, or a bibliography (`bib`). It follows the matches within seconds.',
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: experimentReportQuery,
    answer: experimentReport,
    alsoAs: 'text/csv',
    refusals: ['not-found', 'conflict'],
  },
  'GET /experiments/{id}/figures': {
    summary:
      'The pictures of the report as SVG or PDF, in one archive. With `figure` one of them, by its name there.',
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: figuresQuery,
    answer: zip,
    alsoAs: [svg, pdf],
    refusals: ['not-found', 'conflict'],
  },
  'GET /experiments/{id}/preregistration': {
    summary:
      'The plan as it was fixed before the first match, in Markdown, with the text that was hashed. `wis lab verify --plan` checks it.',
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: preregistrationQuery,
    answer: 'text/markdown',
    refusals: ['not-found', 'conflict'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
