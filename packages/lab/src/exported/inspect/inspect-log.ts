import { platformId } from '@wis/protocol'
import { scheduleOf } from '../../design/planned-match.ts'
import { planFixed } from '../../paper/study-facts.ts'
import { reportedMeasures } from '../../report/make-report.ts'
import type { Measure } from '../../report/measure.ts'
import { ratingMeasure, rubricsIn } from '../../report/measure.ts'
import type { Report, ReportCell } from '../../report/report.ts'
import { isSuiteReport } from '../../suites/suite-report.ts'
import { isTaskReport } from '../../tasks/task-report.ts'
import { playsIn } from '../exported-run.ts'
import type { ExportedRun } from '../exported-run.ts'
import { exportFiles } from '../format.ts'
import { generateConfigOf, sampleOf } from './sample.ts'

export interface InspectFile {
  /** Begins with a time, as viewers of such logs expect. */
  readonly name: string
  /** JSON, piece by piece: only one match is in memory at a time. */
  pieces(): AsyncIterable<string>
}

/**
 * The experiment as logs of the Inspect framework (version 2, JSON): one for each subject, with a sample for each of its matches.
 * Undefined for what has no matches, or no report.
 */
export async function inspectLogs(run: ExportedRun): Promise<readonly InspectFile[] | undefined> {
  const { report } = run
  if (!report || isTaskReport(report) || isSuiteReport(report)) return undefined
  const used = await usedBy(run)
  return report.spec.subjects.map((subject) => {
    const created = timeOf(run)
    const id = idOf(run, subject)
    return {
      name: `${created.replaceAll(':', '-')}_${taskOf(run)}_${id}.json`,
      pieces: () => logOf({ run, report, subject, used: used.get(subject) ?? nothing }),
    }
  })
}

interface Used {
  readonly samples: number
  readonly input: number
  readonly output: number
}
const nothing: Used = { samples: 0, input: 0, output: 0 }

/** How many matches each subject has, and the tokens of its calls in them. */
async function usedBy(run: ExportedRun): Promise<ReadonlyMap<string, Used>> {
  const used = new Map<string, Used>()
  for await (const { row, calls } of playsIn({ ...run, lines: (name) => withoutLogs(run, name) })) {
    const before = used.get(row.subject) ?? nothing
    const own = calls.filter(({ seat }) => seat === row.seat)
    used.set(row.subject, {
      samples: before.samples + 1,
      input: own.reduce((sum, { inputTokens }) => sum + (inputTokens ?? 0), before.input),
      output: own.reduce((sum, { outputTokens }) => sum + (outputTokens ?? 0), before.output),
    })
  }
  return used
}

const withoutLogs = (run: ExportedRun, name: string) =>
  name === exportFiles.matches ? none() : run.lines(name)

async function* none(): AsyncGenerator<never> {}

interface OfSubject {
  readonly run: ExportedRun
  readonly report: Report
  readonly subject: string
  readonly used: Used
}

async function* logOf(of: OfSubject): AsyncGenerator<string> {
  const { run, report, subject } = of
  const measures = measuresIn(report)
  yield `${JSON.stringify(headOf(of, measures)).slice(0, -1)},"samples":[`
  let isFirst = true
  for await (const play of playsIn(run)) {
    if (play.row.subject !== subject) continue
    yield `${isFirst ? '' : ','}${JSON.stringify(sampleOf(play, { model: modelOf(run, subject), measures, report, began: timeOf(run) }))}`
    isFirst = false
  }
  yield ']}\n'
}

/** The columns of the report that a single match has a value for: all but the ratings of judges. */
function measuresIn({ spec, measures }: Report): readonly Measure[] {
  const rated = new Set(rubricsIn(spec).map(ratingMeasure))
  const shown = new Set(measures.map(({ id }) => id))
  const known = reportedMeasures(scheduleOf(spec).kit, spec, [])
  return known.filter(({ id }) => shown.has(id) && !rated.has(id))
}

/** Everything before the samples, in the order that readers of the format rely on. */
function headOf({ run, report, subject, used }: OfSubject, measures: readonly Measure[]) {
  const { about, url } = run
  const { spec } = report
  const plan = planFixed(about)
  const model = modelOf(run, subject)
  const { made, version, kind } = about.players[subject] ?? {}
  const config = generateConfigOf(made?.settings ?? {})
  const usage = {
    input_tokens: used.input,
    output_tokens: used.output,
    total_tokens: used.input + used.output,
  }
  const metadata = {
    experiment: about.id,
    ...(url !== undefined && { url }),
    ...(plan && { plan_sha256: plan.sha256, plan_fixed: plan.at }),
    subject,
    ...(version !== undefined && { subject_version: version }),
    ...(kind !== undefined && { subject_kind: kind }),
    ...(made?.strategy && { strategy: made.strategy.id }),
    seed: spec.seed,
  }
  return {
    version: 2,
    status: about.state === 'ended' ? 'success' : 'cancelled',
    eval: {
      eval_id: idOf(run, subject),
      run_id: about.id,
      created: timeOf(run),
      task: taskOf(run),
      task_id: idOf(run, subject),
      task_version: spec.ruleset ?? 0,
      task_display_name: spec.name,
      task_attribs: {},
      task_args: { conditions: spec.conditions, language: spec.language, design: spec.design },
      task_args_passed: {},
      dataset: { name: spec.name, ...(url !== undefined && { location: url }), samples: used.samples },
      model,
      model_generate_config: config,
      model_args: {},
      config: { epochs: 1 },
      packages: { [platformId]: about.platform.version },
      metadata,
    },
    plan: {
      name: 'plan',
      steps: [{ solver: made?.strategy?.id ?? kind ?? 'unknown', params: {}, params_passed: {} }],
      config,
    },
    results: {
      total_samples: used.samples,
      completed_samples: used.samples,
      scores: scoresOf(report, subject, measures),
    },
    stats: {
      started_at: about.startedAt ?? timeOf(run),
      completed_at: about.endedAt ?? '',
      model_usage: used.input + used.output > 0 ? { [model]: usage } : {},
      role_usage: {},
      connection_limit_history: [],
    },
    invalidated: false,
    tags: [],
    metadata,
  }
}

/** The cells of the report that are about a subject. Where there are several conditions, each has a score of its own. */
function scoresOf({ cells, spec }: Report, subject: string, measures: readonly Measure[]) {
  const known = new Set(measures.map(({ id }) => id))
  return cells
    .filter((cell) => cell.subject === subject && cell.estimate.value !== null)
    .map((cell) => ({
      name: spec.conditions.length > 1 ? `${cell.measure}/${cell.condition}` : cell.measure,
      scorer: cell.measure,
      ...(!known.has(cell.measure) && { metadata: { of: 'judges' } }),
      params: { condition: cell.condition },
      metrics: metricsOf(cell),
    }))
}

function metricsOf({ estimate: { value, low, high, n, deals } }: ReportCell) {
  const numbers = { value, interval_low: low, interval_high: high, n, deals }
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, number]) =>
      number === null ? [] : [[name, { name, value: number, params: {} }]],
    ),
  )
}

const taskOf = ({ about }: ExportedRun) => about.game
const idOf = ({ about }: ExportedRun, subject: string) =>
  `${about.id}-${subject}`.replaceAll(/[^a-zA-Z0-9-]+/g, '-')

/** When it began, without parts of seconds. */
const timeOf = ({ about }: ExportedRun) =>
  new Date(about.startedAt ?? about.plan.at ?? 0).toISOString().replace(/\.\d+Z$/, '+00:00')

function modelOf({ about }: ExportedRun, subject: string): string {
  const { made, kind = 'unknown' } = about.players[subject] ?? {}
  if (made?.model == null) return `${kind}/${subject}`
  return made.provider === null ? `${kind}/${made.model}` : `${made.provider}/${made.model}`
}
