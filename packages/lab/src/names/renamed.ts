import type { InBoth } from '@wis/engine'
import { replacingNames } from '@wis/games'
import type { AgreementReport } from '../judges/agreement-tally.ts'
import type { Calibration } from '../judges/calibration/calibration.ts'
import type { RoundCell } from '../report/by-round.ts'
import type { JudgedParts } from '../report/judged-parts.ts'
import type { Contrast, Report, Results } from '../report/report.ts'
import { isTaskReport } from '../tasks/task-report.ts'
import type { TaskReport } from '../tasks/task-report.ts'

interface Named {
  readonly subjects: readonly string[]
  readonly opponents?: readonly string[]
  readonly judges: readonly { readonly agent: string }[]
  /** The parts of a suite, as their author wrote them: any may have players of its own. */
  readonly suite?: Readonly<Record<string, Part>>
}

interface Part extends Partial<Pick<Named, 'opponents' | 'judges'>> {
  readonly subjects?: unknown
  readonly plays?: Readonly<Record<string, string>> | undefined
}

/** A specification with the names to show. */
export function renamedSpec<Spec extends Partial<Named>>(spec: Spec, renaming: Renaming): Spec {
  const { subjects, opponents, judges, suite } = spec
  const { name } = renaming
  return {
    ...spec,
    ...(subjects && { subjects: subjects.map(name) }),
    ...(opponents && { opponents: opponents.map(name) }),
    ...(judges && { judges: judges.map((judge) => ({ ...judge, agent: name(judge.agent) })) }),
    ...(suite && {
      suite: Object.fromEntries(Object.entries(suite).map(([id, part]) => [id, renamedPart(part, renaming)])),
    }),
  }
}

/**
 * A part was read as an experiment, so its players have the usual form. Its subjects are those of the suite: what it calls
 * so may have any form, and is left out if that is another.
 */
function renamedPart({ subjects, ...part }: Part, renaming: Renaming): Part {
  const isUsual = Array.isArray(subjects) && subjects.every((one) => typeof one === 'string')
  const { plays, ...shown } = renamedSpec({ ...part, ...(isUsual && { subjects }) }, renaming)
  if (!plays) return shown
  const named = Object.entries(plays).map((pair) => pair.map(renaming.name))
  return { ...shown, plays: Object.fromEntries(named) as Readonly<Record<string, string>> }
}

/** A report with the names to show. Its numbers stay as they are. */
export function renamedReport<Made extends Report | TaskReport>(report: Made, renaming: Renaming): Made
export function renamedReport(report: Report | TaskReport, renaming: Renaming): Report | TaskReport {
  if (renaming.count === 0) return report
  return isTaskReport(report) ? taskReport(report, renaming) : gameReport(report, renaming)
}

function taskReport(report: TaskReport, renaming: Renaming): TaskReport {
  return {
    ...report,
    spec: renamedSpec(report.spec, renaming),
    subjects: report.subjects.map((one) => renamedRow(one, renaming)),
    ...(report.contrasts && { contrasts: report.contrasts.map((one) => renamedPair(one, renaming)) }),
    ...(report.raters && {
      raters: report.raters.map(({ rater, subjects }) => ({
        rater: renaming.name(rater),
        subjects: subjects.map((one) => renamedRow(one, renaming)),
      })),
    }),
    agreements: agreements(report.agreements, renaming),
    ...(report.calibrations && { calibrations: calibrations(report.calibrations, renaming) }),
  }
}

function gameReport(report: Report, renaming: Renaming): Report {
  const ofSubjects = <Row extends { readonly subject: string }>(rows: readonly Row[]) =>
    rows.map((row) => renamedRow(row, renaming))
  return {
    ...report,
    ...renamedResults(report, renaming),
    spec: { ...renamedSpec(report.spec, renaming), name: renaming.text(report.spec.name) },
    ...(report.clean && {
      clean: { ...report.clean, ...renamedTables(report.clean, renaming) },
    }),
    ...(report.settings && { settings: ofSubjects(report.settings) }),
    biases: ofSubjects(report.biases),
    reliability: ofSubjects(report.reliability),
    ...(report.outcomes && { outcomes: ofSubjects(report.outcomes) }),
    ...(report.agreements && { agreements: agreements(report.agreements, renaming) }),
    ...judgedParts(report, renaming),
  }
}

/** The tables of a report with the names to show. */
export function renamedResults(results: Results, renaming: Renaming) {
  const { spec, raters } = results
  const { name, text } = renaming
  return {
    spec: { ...renamedSpec(spec, renaming), name: text(spec.name) },
    ...renamedTables(results, renaming),
    ...(raters && {
      raters: raters.map((one) => ({ ...renamedRow(one, renaming), rater: name(one.rater) })),
    }),
  }
}

/** Numbers, and what is compared in them, with the names to show. */
export function renamedTables(
  {
    cells,
    effects,
    contrasts,
    interactions,
  }: Pick<Results, 'cells' | 'effects' | 'contrasts' | 'interactions'>,
  renaming: Renaming,
) {
  return {
    cells: cells.map((one) => renamedRow(one, renaming)),
    effects: effects.map((one) => ({
      ...renamedRow(one, renaming),
      sentence: inBoth(one.sentence, renaming),
    })),
    contrasts: contrasts.map((one) => renamedPair(one, renaming)),
    ...(interactions && { interactions: interactions.map((one) => renamedPair(one, renaming)) }),
  }
}

type Pair = Pick<Contrast, 'first' | 'second' | 'sentence'>

const renamedPair = <Compared extends Pair>(one: Compared, renaming: Renaming): Compared => ({
  ...one,
  first: renaming.name(one.first),
  second: renaming.name(one.second),
  sentence: inBoth(one.sentence, renaming),
})

const inBoth = ({ en, zh }: InBoth<string>, { text }: Renaming) => ({ en: text(en), zh: text(zh) })

const agreements = (all: readonly AgreementReport[], { name }: Renaming): readonly AgreementReport[] =>
  all.map(({ people, single, ...one }) => ({
    ...one,
    ...(people && {
      people: { ...people, judges: people.judges.map((own) => ({ ...own, judge: name(own.judge) })) },
    }),
    raters: one.raters.map((rater) => ({ ...rater, rater: name(rater.rater) })),
    ...(single && {
      single: {
        ...single,
        own: single.own.map((own) => ({ ...own, rater: name(own.rater) })),
        ...(single.kappas && { kappas: single.kappas.map(renamedKappa(name)) }),
      },
    }),
    kappas: one.kappas.map(renamedKappa(name)),
  }))

const renamedKappa =
  (name: Renaming['name']) =>
  ({ raters: [first, second], kappa }: AgreementReport['kappas'][number]) => ({
    kappa,
    raters: [name(first), name(second)] as const,
  })

function judgedParts(
  { calibrations: trusted, rounds, named, impacts, winning }: JudgedParts,
  renaming: Renaming,
): JudgedParts {
  const rated = <Row extends Pick<RoundCell, 'rater'>>(rows: readonly Row[]) =>
    rows.map((row) => ({
      ...renamedRow(row, renaming),
      rater: row.rater === null ? null : renaming.name(row.rater),
    }))
  return {
    ...(trusted && { calibrations: calibrations(trusted, renaming) }),
    ...(rounds && { rounds: rated(rounds) }),
    ...(named && { named: rated(named) }),
    ...(impacts && { impacts: impacts.map((row) => renamedRow(row, renaming)) }),
    ...(winning && { winning: rated(winning) }),
  }
}

const calibrations = (all: readonly Calibration[], renaming: Renaming): readonly Calibration[] =>
  all.map(({ length, ...one }) => ({
    ...renamedRow(one, renaming),
    ...(length && {
      length: { ...length, means: length.means.map((mean) => renamedRow(mean, renaming)) },
    }),
  }))

/** A row of anything that is about an agent, such as a match, a rating or the answer to a probe. */
export function renamedRow<Row extends object>(row: Row, { count, name }: Renaming): Row {
  if (count === 0) return row
  const shown = (['subject', 'judge', 'agent'] as const).flatMap((field) => {
    const value = (row as Readonly<Record<string, unknown>>)[field]
    return typeof value === 'string' ? [[field, name(value)] as const] : []
  })
  return { ...row, ...Object.fromEntries(shown) }
}

/** Other names for agents whose own names may no longer be shown. */
export interface Renaming {
  /** The agents that have another name. */
  readonly count: number
  /** The name to show, with the version if one was given. */
  name(name: string): string
  /** A text in which every name is the one to show. */
  text(text: string): string
  /** The name behind one that is shown. */
  back(shown: string): string
}

/** `names` has the name to show by the name in the specification, without versions. */
export function renamingOf(names: ReadonlyMap<string, string>): Renaming {
  const backs = new Map([...names].map(([name, shown]) => [shown, name]))
  if (names.size === 0) return { count: 0, name: same, text: same, back: same }
  return {
    count: new Set(names.values()).size,
    name: (name) => replaced(names, name),
    text: replacingNames(new Map([...names].map(([name, by]) => [name, { by }])), 'a-z0-9-'),
    back: (shown) => replaced(backs, shown),
  }
}

const same = (text: string) => text

function replaced(names: ReadonlyMap<string, string>, name: string): string {
  const [bare = '', version] = name.split('@')
  const other = names.get(bare)
  if (other === undefined) return name
  return version === undefined ? other : `${other}@${version}`
}
