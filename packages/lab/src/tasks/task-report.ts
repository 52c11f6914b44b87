import { ofJudges } from '../annotators/agreement-of-people.ts'
import { AgreementTally } from '../judges/agreement-tally.ts'
import type { AgreementReport, GivenRating } from '../judges/agreement-tally.ts'
import { CalibrationTally } from '../judges/calibration/calibration-tally.ts'
import type { Calibration } from '../judges/calibration/calibration.ts'
import type { JudgeAsked } from '../judges/judging.ts'
import { deepPreset } from '../presets/presets.ts'
import type { PlanFixed } from '../report/report.ts'
import type { PublishedTable } from '../spec/study.ts'
import { deepContrasts, deepRaters, deepTable, fitOfItem } from './deep/deep-table.ts'
import type { DeepContrast, DeepRater, DeepSubject } from './deep/deep-table.ts'
import { deepUnits } from './deep/deep-units.ts'
import type { DeepRow } from './deep/deep-units.ts'
import { newestTaskMethod, taskColumns, taskMeanKind } from './task-spec.ts'
import type { TaskMethod, TaskSpec } from './task-spec.ts'

/** Everything that a task has shown, as data. The same descriptions and ratings give the same report. */
export interface TaskReport {
  readonly format: 'wis-lab-task-report/1'
  /** How it is computed. Absent from reports of before, in which each rating weighed the same, and not each judge. */
  readonly method?: Exclude<TaskMethod, 'ratings'>
  readonly spec: TaskSpec
  /** Absent from reports of before plans were hashed. */
  readonly plan?: PlanFixed
  readonly descriptions: { readonly planned: number; readonly done: number }
  readonly subjects: readonly DeepSubject[]
  /** Whether each two subjects can be told apart in each mean. Absent from reports of before. */
  readonly contrasts?: readonly DeepContrast[]
  /** What each judge and person said. Absent if one judge alone has rated, and from reports of before. */
  readonly raters?: readonly DeepRater[]
  readonly agreements: readonly AgreementReport[]
  /** How far judges can be trusted. Absent where no person rated and no threshold is set. */
  readonly calibrations?: readonly Calibration[]
  readonly published: readonly PublishedTable[]
}

/** Makes the report of a task from its descriptions, in any order, and the ratings of each. */
export class TaskReportMaker {
  readonly #spec: TaskSpec
  readonly #judges: readonly JudgeAsked[]
  readonly #method: TaskMethod
  readonly #rows: DeepRow[] = []
  readonly #ratings: GivenRating[] = []
  readonly #agreements = new AgreementTally()
  readonly #calibrations: CalibrationTally

  /** `judges` are those who rated descriptions, if not those of the specification. */
  constructor(
    spec: TaskSpec,
    judges: readonly JudgeAsked[] = spec.judges,
    method: TaskMethod = newestTaskMethod,
  ) {
    this.#spec = spec
    this.#judges = judges
    this.#method = method
    this.#calibrations = new CalibrationTally({ kind: taskMeanKind(method) })
  }

  add(row: DeepRow, ratings: readonly GivenRating[] = []): void {
    this.#rows.push(row)
    this.#ratings.push(...ratings)
    this.#agreements.add(ratings)
    const { subject, mode, language, target } = row
    const cellOf = (item: string) => ({ subject, condition: `${mode}-${fitOfItem(item)}` })
    this.#calibrations.add({ deal: `${language}/${target}`, cellOf }, ratings)
  }

  /** `plan` is the one that was fixed before the first question, if one was. */
  report(plan?: PlanFixed): TaskReport {
    const { seed, preset, published, subjects } = this.#spec
    const rows = this.#rows.toSorted((one, other) => one.number - other.number)
    const ofThose = ofJudges(this.#ratings)
    const raters = this.#method === 'ratings' ? [] : deepRaters(rows, this.#ratings, seed, this.#method)
    const columns = taskColumns.map(({ id }) => id)
    const calibrations = this.#calibrations.reports({ judges: this.#judges, subjects }, columns)
    return {
      format: 'wis-lab-task-report/1',
      ...(this.#method !== 'ratings' && { method: this.#method }),
      spec: this.#spec,
      ...(plan && { plan }),
      descriptions: { planned: deepUnits(this.#spec).length, done: rows.length },
      subjects: deepTable(rows, ofThose, seed, this.#method),
      ...(this.#method !== 'ratings' && { contrasts: deepContrasts(rows, ofThose, seed, this.#method) }),
      ...(raters.length > 0 && { raters }),
      agreements: this.#agreements.reports(),
      ...(calibrations.length > 0 && { calibrations }),
      published: published ?? (preset === deepPreset().id ? deepPreset().published : []),
    }
  }
}

export const isTaskReport = (report: object): report is TaskReport =>
  'format' in report && report.format === 'wis-lab-task-report/1'
