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
    summary: {
      en: 'Returns the size and cost of a suite: several experiments with one plan, budget, report and export. Also returns every error by path. Nothing is stored or played.',
      zh: '一个套件需要的用量：多个实验共用一份计划、预算、报告与导出。给出每处错误的路径。不存储，也不对局。',
    },
    action: 'experiment.plan',
    cost: 'write',
    body: experimentPlanWish,
    answer: suitePlan,
    example: { spec: example },
  },
  'POST /suites': {
    summary: {
      en: 'Creates a suite, and starts its experiments unless `start` is false. Those beyond your limit wait in line.',
      zh: '创建套件；除非 `start` 为 false，否则随即开始其中的实验。超出同时运行上限的会排队。',
    },
    action: 'experiment.create',
    cost: 'write',
    body: newExperiment,
    status: 201,
    answer: experimentCreated,
    refusals: ['conflict'],
    example: { spec: example, start: false },
  },
  'GET /suites': {
    summary: {
      en: 'Lists public suites, newest first. With `mine=true` lists all of your own.',
      zh: '公开的套件，最新的在前；带 `mine=true` 时列出自己的全部套件。',
    },
    action: 'experiment.read',
    cost: 'read',
    query: suitesQuery,
    answer: suitesPage,
  },
  'GET /suites/{id}': {
    summary: {
      en: 'Returns a suite: its progress, usage and experiments.',
      zh: '一个套件：进度、用量与其中的实验。',
    },
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: suiteQuery,
    answer: suitePage,
    refusals: ['not-found'],
  },
  'PATCH /suites/{id}': {
    summary: {
      en: 'Changes who may read a suite and its experiments, or their common budget.',
      zh: '修改套件及其实验的阅读权限，或共用的预算。',
    },
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: experimentChanges,
    answer: suitePage,
    refusals: ['conflict'],
    example: { access: 'public' },
  },
  'POST /suites/{id}/state': {
    summary: {
      en: 'Starts, pauses, resumes or cancels every experiment of a suite for which this is possible.',
      zh: '对套件中所有可行的实验执行开始、暂停、继续或取消。',
    },
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: experimentMoveWish,
    answer: suitePage,
    refusals: ['conflict'],
    example: { move: 'start' },
  },
  'GET /suites/{id}/report': {
    summary: {
      en: 'Returns the report over all experiments of a suite, and of each, as JSON. With `format` as Markdown, LaTeX, CSV, a methods text or a bibliography (`bib`).',
      zh: '套件整体与各个实验的报告，JSON 格式；用 `format` 可得到 Markdown、LaTeX、CSV、方法说明文本或参考文献（`bib`）。',
    },
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: suiteReportQuery,
    answer: experimentReport,
    alsoAs: 'text/csv',
    refusals: ['not-found', 'conflict'],
  },
  'GET /suites/{id}/export.zip': {
    summary: {
      en: 'Downloads a finished suite as one archive for `wis lab verify`: its specification and report, and a folder with the export of each experiment. With `format` as Inspect logs or Hugging Face data sets.',
      zh: '已结束的套件打包下载，供 `wis lab verify` 使用：规格与报告，以及每个实验导出文件的文件夹。用 `format` 可导出为 Inspect 日志或 Hugging Face 数据集。',
    },
    action: 'experiment.read',
    cost: 'export',
    params: byExperiment,
    query: archiveQuery,
    answer: zip,
    refusals: ['not-found', 'conflict'],
  },
  'GET /suites/{id}/figures': {
    summary: {
      en: 'Downloads the figures of a suite and its experiments as SVG or PDF in one archive. With `figure` only one of them, by its file name.',
      zh: '套件及其实验的报告图表打包下载，SVG 或 PDF。用 `figure` 按名称取其中一张。',
    },
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: figuresQuery,
    answer: zip,
    alsoAs: [svg, pdf],
    refusals: ['not-found', 'conflict'],
  },
  'GET /suites/{id}/preregistration': {
    summary: {
      en: 'Returns the plan of a suite as fixed before the first match, in Markdown, with the hashed text and the hash of each experiment.',
      zh: '套件在第一场对局之前确定的计划，Markdown 格式，附计算哈希所用的文本与每个实验的哈希。',
    },
    action: 'experiment.read',
    cost: 'read',
    params: byExperiment,
    query: preregistrationQuery,
    answer: 'text/markdown',
    refusals: ['not-found', 'conflict'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
