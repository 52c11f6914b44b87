import { parentPort } from 'node:worker_threads'
import {
  measuredIn,
  ratingsByNumber,
  readSuite,
  ReportMaker,
  SuiteReportMaker,
  TaskReportMaker,
  WidthWatch,
} from '@wis/lab'
import type {
  AnyReport,
  DeepRow,
  ReportMethod,
  ExperimentSpec,
  GivenRating,
  JudgeAsked,
  MeasuredAgent,
  MeasuredPlayer,
  PlanFixed,
  PlayedMatch,
  Report,
  SuiteReport,
  TaskMethod,
  TaskReport,
  TaskSpec,
  UsedMatch,
} from '@wis/lab'

/** Some rows of an experiment or a task, and the ratings of what was said in them. */
export interface ReportPart {
  readonly rows: readonly PlayedMatch[] | readonly DeepRow[]
  readonly ratings: readonly GivenRating[]
  /** The part of a suite that they are of. */
  readonly part?: string
}

/** What a report is about. */
export type ReportSubject = { readonly plan?: PlanFixed } & (
  | {
      readonly kind: 'matches'
      readonly spec: ExperimentSpec
      readonly judges: readonly JudgeAsked[]
      /** Given for a report that was made before, and is only to have further ratings. */
      readonly method?: ReportMethod
    }
  | {
      readonly kind: 'task'
      readonly spec: TaskSpec
      readonly judges: readonly JudgeAsked[]
      readonly method?: TaskMethod
    }
  | {
      readonly kind: 'suite'
      /** As it is stored. */
      readonly spec: unknown
      /** By part. */
      readonly judges: Readonly<Record<string, readonly JudgeAsked[]>>
      readonly plans: Readonly<Record<string, PlanFixed | undefined>>
    }
)

/** Asks whether intervals are narrow enough after the last look at which they were not. */
export interface Look {
  readonly kind: 'look'
  readonly spec: ExperimentSpec
  readonly looked: number
}

/**
 * What the thread is told about an experiment, in this order: what to compute, rows in any number of parts, and that the
 * answer is wanted. More rows may follow, and another answer. Then it is to be forgotten.
 */
export type ReportMessage = { readonly id: string } & (
  | { readonly kind: 'begin'; readonly asked: ReportSubject | Look }
  | ({ readonly kind: 'rows' } & ReportPart)
  | { readonly kind: 'answer' }
  | { readonly kind: 'forget' }
  /** What profiles of agents take from a report that is made. It needs no rows. */
  | {
      readonly kind: 'measure'
      readonly report: AnyReport
      readonly used: readonly UsedMatch[]
      /** Who sat for each subject: by the name of the part of a suite, or in the experiment itself under no name. */
      readonly players: Readonly<Record<string, Readonly<Record<string, MeasuredPlayer>>>>
    }
)

/** One for each message, so that no more than one part is ever under way. */
export type ReportAnswer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'report'; readonly report: Report | TaskReport | SuiteReport }
  /** The deals that are enough. */
  | { readonly kind: 'look'; readonly enough: number | undefined }
  | { readonly kind: 'measured'; readonly measured: readonly MeasuredAgent[] }

interface Computation {
  add(row: { readonly number: number }, ratings: readonly GivenRating[], part: string | undefined): void
  answer(): ReportAnswer
}

const kept = new Map<string, Computation>()

parentPort?.on('message', (message: ReportMessage) => parentPort?.postMessage(answerTo(message)))

function answerTo(message: ReportMessage): ReportAnswer {
  switch (message.kind) {
    case 'begin':
      kept.set(message.id, begun(message.asked))
      return { kind: 'taken' }
    case 'rows':
      addAll(keptOf(message.id), message)
      return { kind: 'taken' }
    case 'answer':
      return keptOf(message.id).answer()
    case 'forget':
      kept.delete(message.id)
      return { kind: 'taken' }
    case 'measure': {
      const { report, used, players } = message
      const playerOf = (subject: string, part = '') => players[part]?.[subject]
      return { kind: 'measured', measured: measuredIn(report, { playerOf, used }) }
    }
  }
}

function keptOf(id: string): Computation {
  const computation = kept.get(id)
  if (!computation) throw new Error('rows of no experiment')
  return computation
}

function begun(asked: ReportSubject | Look): Computation {
  if (asked.kind === 'look') {
    const watch = new WidthWatch(asked.spec, asked.looked)
    // Each row is stored as the runner made it.
    return {
      add: (row) => watch.add(row as PlayedMatch),
      answer: () => ({ kind: 'look', enough: watch.enough() }),
    }
  }
  if (asked.kind === 'suite') {
    const suite = readSuite(asked.spec)
    if (!suite.ok) throw new Error(`the suite cannot be read: ${suite.faults[0]?.message ?? ''}`)
    const maker = new SuiteReportMaker(suite, asked.judges)
    return {
      add: (row, ratings, part = '') => maker.add(part, row as PlayedMatch, ratings),
      answer: () => ({ kind: 'report', report: maker.report(asked.plan, asked.plans) }),
    }
  }
  const maker: Maker =
    asked.kind === 'task'
      ? new TaskReportMaker(asked.spec, asked.judges, asked.method)
      : new ReportMaker(asked.spec, asked.judges, asked.method)
  return {
    add: (row, ratings) => maker.add(row, ratings),
    answer: () => ({ kind: 'report', report: maker.report(asked.plan) }),
  }
}

interface Maker {
  add(row: { readonly number: number }, ratings: readonly GivenRating[]): void
  report(plan?: PlanFixed): Report | TaskReport
}

function addAll(into: Computation, { rows, ratings, part }: ReportPart): void {
  const byNumber = ratingsByNumber(ratings)
  for (const row of rows) into.add(row, byNumber.get(row.number) ?? [], part)
}
