import type { InBoth } from '@wis/engine'
import type { AgreementReport } from '../judges/agreement-tally.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import type { PublishedTable } from '../spec/study.ts'
import type { EffectSize } from '../statistics/effect-size.ts'
import type { Estimate } from '../statistics/estimate.ts'
import type { Ends } from '../statistics/together.ts'
import type { BiasReport } from './bias.ts'
import type { ChanceLevel } from './chance-level.ts'
import type { ReportFamily } from './families.ts'
import type { JudgedParts } from './judged-parts.ts'
import type { MeasureAbout } from './measure.ts'
import type { OutcomeReport } from './outcomes.ts'
import type { RaterCell } from './rater-cells.ts'
import type { ReliabilityReport } from './reliability.ts'
import type { ReportMethod } from './report-method.ts'
import type { Cell } from './report-tally.ts'

export interface ReportCell extends Cell {
  readonly measure: string
  readonly estimate: Estimate
  /** What guesses have. Absent where a measure has no guess level, and from reports of before. */
  readonly chance?: ChanceLevel
}

/** A number of one setting of an experiment that arranges its tables. */
export interface SettingCell extends Cell {
  readonly setting: string
  readonly measure: string
  readonly estimate: Estimate
}

/** Whether a difference can be told from none. The chance is corrected for all comparisons of the report. */
export interface Difference {
  readonly measure: string
  readonly difference: Estimate
  /** The chance of such a difference if there is none. Null if nothing could be compared. */
  readonly p: number | null
  readonly corrected: number | null
  readonly comparisons: number
  readonly isTold: boolean
  readonly sentence: InBoth<string>
  /** The interval that holds together with those of its family. Absent from reports of before. Null if there is none. */
  readonly together?: Ends | null
  /** The measure whose test of the same two is this one. It counts once. */
  readonly sameAs?: string
  /** How great it is in a unit that all measures share. Absent from reports of before. */
  readonly size?: EffectSize
}

/** What a condition does to a subject: the condition less the first one of the experiment, on the same deals. */
export interface Effect extends Difference, Cell {}

/** What sets two subjects apart: the first less the second, on the same deals. */
export interface Contrast extends Difference {
  readonly condition: string
  readonly first: string
  readonly second: string
}

/**
 * What a condition does to one subject more than to another: condition less first condition, of the first subject less of the
 * second.
 */
export type Interaction = Contrast

/** The hash of a plan, and when it was fixed: before the first match. */
export interface PlanFixed {
  readonly sha256: string
  /** Absent from a report that is the same whenever it is made. */
  readonly at?: string
}

/** What subjects have under each condition, and what sets them apart. */
export interface Results {
  readonly spec: Pick<ExperimentSpec, 'name' | 'subjects' | 'conditions'>
  /** How many people played, where they are the subject. A number of deals is then one of people. */
  readonly people?: number
  /** Absent from reports that took each deal for drawn, even if its content had been dealt before. */
  readonly contents?: ReportContents
  readonly names: {
    readonly conditions: Readonly<
      Record<string, { readonly name: InBoth<string>; readonly summary: InBoth<string> }>
    >
  }
  readonly measures: readonly MeasureAbout[]
  readonly cells: readonly ReportCell[]
  /** What each judge and person said, by rubric. Absent if one judge alone has rated, and from reports of before. */
  readonly raters?: readonly RaterCell[]
  /** The comparisons that are corrected together. Absent from reports in which each of them counted. */
  readonly families?: readonly ReportFamily[]
  readonly effects: readonly Effect[]
  readonly contrasts: readonly Contrast[]
  /** Absent from reports of before, which compared subjects by the first measure alone. */
  readonly interactions?: readonly Interaction[]
  readonly published: readonly PublishedTable[]
}

/** What was dealt in an experiment. */
interface ReportContents {
  /** How many different ones, such as pairs of words. None in a game that only chance deals. */
  readonly count: number
  /** What the intervals are not for, where contents are few. */
  readonly sentence: InBoth<string> | null
}

/** So few contents say little about others. */
const fewContents = 10

export function contentsIn(count: number): ReportContents {
  if (count === 0 || count >= fewContents) return { count, sentence: null }
  return {
    count,
    sentence: {
      en: `Only ${count === 1 ? '1 content was' : `${count} contents were`} dealt, so the intervals are for these contents only: with others, the numbers may be different.`,
      zh: `只用了 ${count} 份内容，因此区间只适用于这些内容；换成别的内容，数字可能不同。`,
    },
  }
}

/** Everything that an experiment has shown, as data. The same matches give the same report. */
export interface Report extends Results, JudgedParts {
  readonly format: 'wis-lab-report/1'
  /** How it was computed. Absent from reports of before, whose method follows from what they have. */
  readonly method?: ReportMethod
  readonly spec: ExperimentSpec
  /** Absent from reports of before plans were hashed. */
  readonly plan?: PlanFixed
  readonly matches: {
    readonly planned: number
    readonly decided: number
    readonly failed: number
    readonly void: number
  }
  readonly names: Results['names'] & { readonly game: InBoth<string> }
  /**
   * The same of the matches without a missing or refused answer. Null if rows of before do not tell which these are. Absent
   * from reports of before.
   */
  readonly clean?: CleanCut | null
  /** The declared measures in each setting, where tables are arranged in several. Absent from reports of before. */
  readonly settings?: readonly SettingCell[]
  readonly biases: readonly BiasReport[]
  readonly reliability: readonly ReliabilityReport[]
  /** How the matches ended. Absent from reports that were made before they were counted. */
  readonly outcomes?: readonly OutcomeReport[]
  /** How far judges agree, by rubric. Absent from reports of before there were judges. */
  readonly agreements?: readonly AgreementReport[]
}

/**
 * The tables of a report, of the matches alone in which nobody's answer was missing or refused, so that who plays better is
 * told from who errs less.
 */
export interface CleanCut extends Pick<Report, 'cells' | 'effects' | 'contrasts'> {
  /** How many matches these are, of all that count. */
  readonly matches: number
  readonly of: number
  readonly families: NonNullable<Report['families']>
  readonly interactions: NonNullable<Report['interactions']>
}
