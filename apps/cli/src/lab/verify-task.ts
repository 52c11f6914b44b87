import { isDeepStrictEqual } from 'node:util'
import { isDeclined } from '@wis/agents'
import { readFields } from '@wis/games'
import type { FieldValues } from '@wis/games'
import {
  deepItems,
  deepQuestion,
  deepRow,
  deepUnits,
  exportedJudgement,
  exportFiles,
  rowsTables,
  TaskReportMaker,
} from '@wis/lab'
import type {
  DeepRow,
  DeepUnit,
  ExportedExperiment,
  ExportedJudgement,
  PlanFixed,
  TaskMethod,
  TaskReport,
  TaskSpec,
} from '@wis/lab'
import { z } from 'zod'
import { asJson } from './read-value.ts'
import { JudgementCheck } from './verify-judgements.ts'
import { linesOf, recordsOf } from './verify-source.ts'
import type { ExportSource } from './verify-source.ts'
import { readLine, RowsByMatch } from './verify-told-rows.ts'

const describedRow = z.looseObject({
  number: z.int(),
  description: z.string().nullable(),
  asked: z.array(z.object({ prompt: z.string(), raw: z.array(z.string()) })),
})
type DescribedRow = z.infer<typeof describedRow>

interface Checking {
  readonly source: ExportSource
  readonly experiment: ExportedExperiment
  readonly spec: TaskSpec
  readonly method: TaskMethod
}

/** Checks the descriptions of a task and their ratings in one pass, because they stand in the same order. */
export class TaskCheck {
  readonly #checking: Checking
  readonly #judgements: JudgementCheck
  readonly #maker: TaskReportMaker
  readonly #units: readonly DeepUnit[]

  constructor(checking: Checking) {
    const { spec, experiment, method } = checking
    this.#checking = checking
    this.#judgements = new JudgementCheck({ judges: spec.judges, judgings: experiment.judgings })
    this.#maker = new TaskReportMaker(spec, this.#judgements.judges, method)
    this.#units = deepUnits(spec)
  }

  report(plan?: PlanFixed): TaskReport {
    return this.#maker.report(plan)
  }

  async *faults(): AsyncGenerator<string> {
    const { source, experiment } = this.#checking
    yield* this.#judgements.faults
    const rated = new RowsByMatch({ source, name: exportFiles.judgements, schema: exportedJudgement })
    const table = recordsOf(source, exportFiles.table)
    const { head } = rowsTables.task
    if ((await table.next()).value !== head) yield `${exportFiles.table} has other columns`
    let number = 0
    let line = 0
    for await (const text of linesOf(source, exportFiles.rows)) {
      line += 1
      const row = readLine(text, describedRow)
      const { value: told } = await table.next()
      if (!row) return yield `${exportFiles.rows}, line ${line}: it is not a description`
      const due = experiment.state === 'ended' ? number + 1 : Math.max(number + 1, row.number)
      if (row.number !== due)
        return yield `${exportFiles.rows}, line ${line}: description ${due} is missing, and ${row.number} stands in its place`
      number = row.number
      for (const fault of this.#rowFaults(row, told)) yield `${exportFiles.rows}, line ${line}: ${fault}`
      yield* this.#ratingFaults(row, await rated.of(number))
    }
    yield* rated.rest()
    if (line !== experiment.played) yield `${experiment.played} descriptions were made, and ${line} are here`
    if ((await table.next()).done !== true) yield `${exportFiles.table} has more rows`
  }

  *#rowFaults(row: DescribedRow, told: string | undefined): Generator<string> {
    const unit = this.#units[row.number - 1]
    if (!unit) return yield `the task has ${this.#units.length} descriptions, and this is ${row.number}`
    const fault = askedFault(unit, row)
    if (fault !== undefined) yield fault
    else if (
      !isDeepStrictEqual(row, asJson(deepRow(unit, { asked: row.asked, answers: answersOf(unit, row) })))
    )
      yield 'it does not follow from its word and its answers'
    if (!isLineOf(row, told)) yield `it is another one in ${exportFiles.table}`
  }

  *#ratingFaults(
    row: DescribedRow,
    rated: Awaited<ReturnType<RowsByMatch<ExportedJudgement>['of']>>,
  ): Generator<string> {
    const { number } = row
    yield* rated.faults
    // Everything that the task reads of a description was compared with its word.
    const described = row as unknown as DeepRow
    const items = deepItems([described])
    const itemsFor = () => items
    yield* this.#judgements.faultsOf({ number, told: rated.rows, line: rated.line, itemsFor })
    this.#maker.add(described, this.#judgements.countedOf({ told: rated.rows, itemsFor }))
  }
}

/** The answers that could be read, up to the first one that could not. */
function answersOf(unit: DeepUnit, { asked }: DescribedRow): readonly FieldValues[] {
  const answers: FieldValues[] = []
  for (const { raw } of asked) {
    const fields = deepQuestion(unit, answers, '')?.fields
    const last = raw.at(-1)
    if (!fields || last === undefined || isDeclined(last)) break
    const read = readFields(fields, last)
    if (!read.ok) break
    answers.push(read.values)
  }
  return answers
}

const prompted = z.object({ observation: z.object({ data: z.unknown() }) })

/** The first question that is not the one that was due. */
function askedFault(unit: DeepUnit, row: DescribedRow): string | undefined {
  const answers = answersOf(unit, row)
  for (const [at, { prompt }] of row.asked.entries()) {
    const due = at <= answers.length ? deepQuestion(unit, answers.slice(0, at), '') : undefined
    if (!due) return `question ${at + 1} was asked without being due`
    const told = readLine(prompt, prompted)?.observation.data
    if (!isDeepStrictEqual(told, asJson(due.request.observation.data)))
      return `question ${at + 1} is about something else`
  }
  const isOver = row.asked.length > answers.length || !deepQuestion(unit, answers, '')
  return isOver ? undefined : `question ${row.asked.length + 1} was not asked`
}

function isLineOf(row: DescribedRow, line: string | undefined): boolean {
  try {
    return line !== undefined && rowsTables.task.isLine(line, row)
  } catch {
    return false
  }
}
