import {
  exportedCall,
  exportedJudgement,
  exportedMatch,
  exportedProbe,
  exportFiles,
  isOfPeople,
  itemsOf,
  ReportMaker,
  rowsTables,
} from '@wis/lab'
import type {
  ExperimentSpec,
  ExportedCall,
  ExportedExperiment,
  ExportedJudgement,
  ExportedMatch,
  ExportedProbe,
  GivenRating,
  ItemOfMatch,
  PlanFixed,
  PlayedMatch,
  Report,
  ReportMethod,
  Schedule,
} from '@wis/lab'
import { JudgementCheck } from './verify-judgements.ts'
import { callFaults, exportedRow, matchFaults } from './verify-match.ts'
import type { ExportedRow } from './verify-match.ts'
import { probeFaults } from './verify-probes.ts'
import { linesOf, recordsOf } from './verify-source.ts'
import type { ExportSource } from './verify-source.ts'
import { readLine, RowsByMatch } from './verify-told-rows.ts'
import { VoidsCheck } from './verify-voids.ts'
import { Wanted } from './wanted.ts'

interface Checking {
  readonly source: ExportSource
  readonly names: readonly string[]
  readonly experiment: ExportedExperiment
  readonly spec: ExperimentSpec
  readonly schedule: Schedule
  /** What the report took for drawn when it was made. */
  readonly method: ReportMethod
  /** Is told of each match that counts, with its ratings. */
  readonly onCounted?: OnCounted
}

export type OnCounted = (match: PlayedMatch, ratings: readonly GivenRating[]) => void

/** Checks matches, rows, table, probes and ratings in one pass, because all stand in the same order. */
export class MatchesCheck {
  readonly #checking: Checking
  readonly #judgements: JudgementCheck
  readonly #maker: ReportMaker
  readonly #wanted: Wanted
  readonly #asked: RowsByMatch<ExportedProbe> | undefined
  readonly #rated: RowsByMatch<ExportedJudgement> | undefined
  readonly #called: RowsByMatch<ExportedCall> | undefined
  readonly #voids: VoidsCheck | undefined
  #calls = 0
  #again = 0

  constructor(checking: Checking) {
    const { source, names, spec, experiment, schedule, method } = checking
    this.#checking = checking
    this.#judgements = new JudgementCheck({ judges: spec.judges, judgings: experiment.judgings })
    this.#maker = new ReportMaker(spec, this.#judgements.judges, method)
    this.#wanted = new Wanted(spec, schedule, method)
    const { probes, judgements, calls, voids } = exportFiles
    this.#voids = names.includes(voids) ? new VoidsCheck({ source, experiment, schedule }) : undefined
    this.#called = names.includes(calls)
      ? new RowsByMatch({ source, name: calls, schema: exportedCall })
      : undefined
    this.#asked = names.includes(probes)
      ? new RowsByMatch({ source, name: probes, schema: exportedProbe })
      : undefined
    this.#rated = names.includes(judgements)
      ? new RowsByMatch({ source, name: judgements, schema: exportedJudgement })
      : undefined
  }

  /** How many matches were dealt more than once. */
  get again(): number {
    return this.#again
  }

  /** Old exports hold no probes, so their scores have to be believed. */
  get probes(): 'checked' | 'believed' | 'none' {
    if (this.#checking.spec.probes.length === 0) return 'none'
    return this.#asked ? 'checked' : 'believed'
  }

  /** How many calls to agents were checked. Old exports hold none. */
  get calls(): number {
    return this.#calls
  }

  /** The matches that do not count, and their calls. Undefined in exports of before they were kept. */
  get voids(): Pick<VoidsCheck, 'matches' | 'calls' | 'faulted'> | undefined {
    return this.#voids
  }

  /** Computed again from what was found. */
  report(plan?: PlanFixed): Report {
    return this.#maker.report(plan)
  }

  async *faults(): AsyncGenerator<string> {
    const { source, experiment } = this.#checking
    yield* this.#judgements.faults
    yield* this.#voids?.faults() ?? []
    const rows = linesOf(source, exportFiles.rows)
    const table = recordsOf(source, exportFiles.table)
    if ((await next(table)) !== rowsTables.matches.head) yield `${exportFiles.table} has other columns`
    let number = 0
    let count = 0
    for await (const line of linesOf(source, exportFiles.matches)) {
      const match = readLine(line, exportedMatch)
      const [row, told] = [await next(rows), await next(table)]
      const read = row === undefined ? undefined : readLine(row, exportedRow)
      if (!match) return yield `line ${count + 1} of ${exportFiles.matches} is not a match`
      count += 1
      const missing = this.#missing(number, match, read)
      if (missing !== undefined || !read) return yield missing ?? `row ${match.number} is left out`
      number = match.number
      if (!isLineOf(read, told)) yield `row ${number} is another one in ${exportFiles.table}`
      yield* this.#matchFaults(match, read)
    }
    yield* this.#asked?.rest() ?? []
    yield* this.#rated?.rest() ?? []
    yield* this.#called?.rest() ?? []
    if (count !== experiment.played) yield `${experiment.played} matches were played, and ${count} are here`
    if ((await next(rows)) !== undefined) yield 'there are rows of no match'
    if ((await next(table)) !== undefined) yield `${exportFiles.table} has more rows`
    yield* this.#sizeFaults()
  }

  /** A match that is not the next one, or has no row. */
  #missing(before: number, match: ExportedMatch, row: ExportedRow | undefined): string | undefined {
    const { experiment, schedule, spec } = this.#checking
    const { number } = match
    // People may take their matches out again.
    const isWhole =
      experiment.state === 'ended' && !(isOfPeople(spec) && experiment.played < schedule.matches)
    const due = isWhole ? before + 1 : Math.max(before + 1, number)
    if (number !== due) return `match ${due} is left out: match ${number} stands in its place`
    if (number > schedule.matches) return `match ${number} is none of the experiment`
    return row?.number === number ? undefined : `row ${number} is left out`
  }

  async *#matchFaults(match: ExportedMatch, row: ExportedRow): AsyncGenerator<string> {
    const { experiment, schedule, spec } = this.#checking
    const { number } = match
    if (match.attempts > 1) this.#again += 1
    if (this.#voids?.isTold(number, match.faults) === false)
      yield `match ${number} was void for other reasons than its void matches`
    const faults = [...matchFaults({ schedule, experiment, match, row })]
    yield* faults
    const planned = schedule.matchAt(number)
    const asked = await this.#asked?.of(number)
    yield* asked?.faults ?? []
    // What was asked about a match that cannot be one can only be told by that.
    if (asked && faults.length === 0)
      yield* probeFaults({
        schedule,
        planned,
        probes: spec.probes,
        match,
        row,
        told: asked.rows,
        line: asked.line,
      })
    const rated = await this.#rated?.of(number)
    yield* rated?.faults ?? []
    const { seat, language } = planned
    const known = new Map<string, readonly ItemOfMatch[]>()
    const itemsFor = (rubric: string) => {
      // Of a match that cannot be one, nothing can be told.
      if (row.end === 'void' || faults.length > 0) return []
      const items =
        known.get(rubric) ?? itemsOf(schedule.kit, rubric, { number, seat, log: match.log, language })
      known.set(rubric, items)
      return items
    }
    if (rated && faults.length === 0)
      yield* this.#judgements.faultsOf({ number, told: rated.rows, line: rated.line, itemsFor })
    const called = await this.#called?.of(number)
    yield* called?.faults ?? []
    this.#calls += called?.rows.length ?? 0
    if (called && faults.length === 0) yield* callFaults(match, called.rows)
    if (!this.#isAdded(row, this.#judgements.countedOf({ told: rated?.rows ?? [], itemsFor })))
      yield `row ${number} cannot be counted`
  }

  /** A row that nobody can count was tampered with, and must not end the check. */
  #isAdded(row: ExportedRow, ratings: Parameters<ReportMaker['add']>[1]): boolean {
    try {
      // What a report reads of a row was compared with its match, or is the platform's word.
      const played = row as unknown as PlayedMatch
      this.#maker.add(played, ratings)
      this.#checking.onCounted?.(played, ratings ?? [])
      this.#wanted.add(played)
      return true
    } catch {
      return false
    }
  }

  /** Where the width of intervals ends an experiment, the rows say when it did. */
  *#sizeFaults(): Generator<string> {
    const { experiment, spec } = this.#checking
    if (!spec.stop || !('width' in spec.stop) || experiment.state !== 'ended') return
    const { matches } = this.#wanted
    if (experiment.plan.matches !== matches)
      yield `the intervals are narrow enough after ${matches} matches, and it says ${experiment.plan.matches}`
  }
}

async function next(lines: AsyncGenerator<string>): Promise<string | undefined> {
  const { done, value } = await lines.next()
  return done === true ? undefined : value
}

/** A row that was tampered with may not even be one. Then it is told by what does not follow from it. */
function isLineOf(row: ExportedRow, line: string | undefined): boolean {
  try {
    return line !== undefined && rowsTables.matches.isLine(line, row)
  } catch {
    return false
  }
}
