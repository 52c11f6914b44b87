import { csvRow } from '@wis/engine'
import type { Estimate } from '../../statistics/estimate.ts'
import { isSuiteReport } from '../../suites/suite-report.ts'
import type { SuiteNumber, SuiteReport } from '../../suites/suite-report.ts'
import type { DeepSubject } from '../../tasks/deep/deep-table.ts'
import { isTaskReport } from '../../tasks/task-report.ts'
import type { TaskReport } from '../../tasks/task-report.ts'
import type { RoundCell } from '../by-round.ts'
import { cleanReport } from '../clean-cut.ts'
import { ratingMeasure } from '../measure.ts'
import type { Report, Results } from '../report.ts'
import type { AnyReport } from './any-report.ts'

const columns = [
  ...['kind', 'subject', 'against', 'condition', 'measure'],
  ...['value', 'low', 'high', 'n', 'deals', 'method', 'p', 'p_corrected', 'comparisons'],
  ...['effect_size', 'effect_size_value', 'effect_size_low', 'effect_size_high'],
  ...['chance_even', 'chance_same', 'rater', 'round'],
]

interface NumbersTable {
  readonly head: readonly string[]
  readonly lines: readonly (readonly (string | number | null)[])[]
}

/** Every number of a report, a line each. Numbers are whole and not rounded. */
export function numbersOfReport(report: AnyReport): NumbersTable {
  const head = isSuiteReport(report) ? ['part', ...columns] : columns
  return { head, lines: anyLines(report).map((line) => head.map((_, at) => line[at] ?? null)) }
}

export function toCsv(report: AnyReport): string {
  const { head, lines } = numbersOfReport(report)
  return [head, ...lines].map((line) => csvRow(line)).join('')
}

function anyLines(report: AnyReport): readonly Line[] {
  if (isTaskReport(report)) return taskLines(report)
  return isSuiteReport(report) ? suiteLines(report) : linesOf(report)
}

/** The name of the part stands first. Numbers over all parts have none. */
const suiteLines = ({ whole, clean, scaled, areas = [], parts }: SuiteReport): readonly Line[] => [
  ...comparedLines(whole).map((line) => [null, ...line]),
  ...(clean ? comparedLines({ ...whole, ...clean }, 'clean-').map((line) => [null, ...line]) : []),
  ...(scaled?.averages ?? []).map((one) => [null, ...lineOf('average', one)]),
  ...areas.map((one) => [null, ...lineOf('area', one)]),
  ...Object.entries(parts).flatMap(([name, part]) => linesOf(part).map((line) => [name, ...line])),
]

const lineOf = (kind: string, { subject, condition, estimate }: SuiteNumber): Line => [
  ...[kind, subject, null, condition, null],
  ...numbersOf(estimate),
]

/** A mode of the task stands in the place of a condition. */
const taskLines = ({ subjects, raters = [], contrasts = [] }: TaskReport) => [
  ...subjects.flatMap((one) => meanLines('cell', one)),
  ...raters.flatMap(({ rater, subjects: own }) =>
    own.flatMap((one) => meanLines('rater', one).map((line) => withRater(line, rater))),
  ),
  ...contrasts.map(({ mode, fit, ...one }) =>
    pairLine('contrast', { ...one, condition: mode, measure: `rating-${fit}` }),
  ),
]

const meanLines = (kind: string, { subject, means }: Pick<DeepSubject, 'subject' | 'means'>) =>
  means.map(({ mode, fit, mean }) => [kind, subject, null, mode, `rating-${fit}`, ...numbersOf(mean)])

type Line = readonly (string | number | null)[]

const withRater = (line: Line, rater: string | null): Line => [
  ...line,
  ...Array.from({ length: columns.indexOf('rater') - line.length }, () => null),
  rater,
]

/** Lines about the matches without a missing or refused answer are of kinds of their own. */
const linesOf = (report: Report) => {
  const own = cleanReport(report)
  return [
    ...comparedLines(report),
    ...(own ? comparedLines(own, 'clean-') : []),
    ...settingLines(report),
    ...judgedLines(report),
    ...impactLines(report),
    ...winningLines(report),
  ]
}

/** The setting stands in the place of whom a subject is compared with. */
const settingLines = ({ settings = [] }: Report): readonly Line[] =>
  settings.map(({ subject, setting, condition, measure, estimate }) => [
    ...['setting', subject, setting, condition, measure],
    ...numbersOf(estimate),
  ])

/** What was rated and found from part to part of the matches, and how far judges are as people are. Nobody stands for all people. */
const judgedLines = ({ rounds = [], named = [], calibrations = [] }: Report): readonly Line[] => [
  ...rounds.flatMap(({ mean, above, shares = [], ...cell }) => [
    roundLine('round', ratingMeasure(cell.rubric), cell, mean),
    ...(above ? [roundLine(`round-above-${above.step}`, ratingMeasure(cell.rubric), cell, above.share)] : []),
    ...shares.map(({ step, share }) =>
      roundLine(`round-share-${step}`, ratingMeasure(cell.rubric), cell, share),
    ),
  ]),
  ...named.flatMap((cell) =>
    (['precision', 'recall', 'f1'] as const).map((score) =>
      roundLine(`named-${score}`, cell.rubric, cell, cell[score]),
    ),
  ),
  ...calibrations.flatMap(({ rubric, judge, kappa, bias, length, listed = [] }) => [
    ...Object.entries({ kappa, bias, ...(length && { slope: length.slope }) }).map(([kind, estimate]) =>
      withRater([`judge-${kind}`, null, null, null, ratingMeasure(rubric), ...numbersOf(estimate)], judge),
    ),
    ...listed.map(({ value, bias: own }) =>
      withRater(['judge-names', null, value, null, ratingMeasure(rubric), ...numbersOf(own)], judge),
    ),
  ]),
]

const roundLine = (
  kind: string,
  measure: string,
  { subject, condition, rater, round }: RoundCell,
  estimate: Estimate,
): Line => [
  ...withRater([kind, subject, null, condition, measure, ...numbersOf(estimate)], rater),
  ...(round === null ? [] : [round]),
]

/** The side stands in the place of whom a subject is compared with. */
const impactLines = ({ impacts = [] }: Report): readonly Line[] =>
  impacts.flatMap(({ subject, side, condition, aim, rounds, matches }) =>
    Object.entries({ rounds, matches }).flatMap(([of, { chosen, other, difference }]) =>
      Object.entries({ chosen, other, difference }).map(([what, estimate]) => [
        ...[`aim-${of}-${what}`, subject, side, condition, aim],
        ...numbersOf(estimate),
      ]),
    ),
  )

const winningLines = ({ winning = [] }: Report): readonly Line[] =>
  winning.flatMap(({ subject, side, condition, rubric, rater, rounds, matches }) =>
    Object.entries({ rounds, matches }).flatMap(([of, { won, lost, difference }]) =>
      Object.entries({ won, lost, difference }).map(([what, estimate]) =>
        withRater(
          [`rated-${of}-${what}`, subject, side, condition, ratingMeasure(rubric), ...numbersOf(estimate)],
          rater,
        ),
      ),
    ),
  )

function comparedLines(
  { spec, cells, raters = [], effects, contrasts, interactions = [] }: Results,
  cut: '' | 'clean-' = '',
) {
  return [
    ...cells.map(({ subject, condition, measure, estimate, chance }) => [
      `${cut}cell`,
      subject,
      null,
      condition,
      measure,
      ...numbersOf(estimate),
      ...Array.from({ length: 7 }, () => null),
      ...[chance?.even ?? null, chance?.same ?? null],
    ]),
    ...raters.map(({ subject, condition, rubric, rater, estimate }) =>
      withRater(['rater', subject, null, condition, ratingMeasure(rubric), ...numbersOf(estimate)], rater),
    ),
    ...effects.map((effect) => [
      ...[`${cut}effect`, effect.subject, spec.conditions[0] ?? null, effect.condition, effect.measure],
      ...numbersOf(effect.difference),
      ...chancesOf(effect),
    ]),
    ...contrasts.map((contrast) => pairLine(`${cut}contrast`, contrast)),
    ...interactions.map((interaction) => pairLine(`${cut}interaction`, interaction)),
  ]
}

const pairLine = (
  kind: string,
  { first, second, condition, measure, ...compared }: Report['contrasts'][number],
) => [...[kind, first, second, condition, measure], ...numbersOf(compared.difference), ...chancesOf(compared)]

const numbersOf = ({ value, low, high, n, deals, method }: Estimate) => [value, low, high, n, deals, method]

const chancesOf = ({
  p,
  corrected,
  comparisons,
  size,
}: Pick<Report['effects'][number], 'p' | 'corrected' | 'comparisons' | 'size'>) => [
  ...[p, corrected, comparisons],
  ...[size?.kind ?? null, size?.value ?? null, size?.low ?? null, size?.high ?? null],
]
