import type { Difference, Results } from './report.ts'

/** A sentence of a report in two: what differs and by how much, and how sure that is. */
export function inTwo(sentence: string): { readonly finding: string; readonly evidence: string | null } {
  const [, finding, comma, evidence] = /^(.+?)([,，]) ?((?:simultaneous |联合 )?95%.+)$/u.exec(sentence) ?? []
  if (!finding || !evidence) return { finding: sentence, evidence: null }
  return comma === ','
    ? { finding: `${finding}.`, evidence: evidence.replace(/^95% (?=[\d−-])/, '95% interval ') }
    : { finding: `${finding}。`, evidence }
}

/** A sentence that names the condition of two once, without brackets in brackets, with “win rate (spy)” for “win rate, spy”, and no “a” before points. */
export function readable(sentence: string, { measures, names }: Pick<Results, 'measures' | 'names'>): string {
  const conditions = Object.values(names.conditions).flatMap(({ name }) => [
    name.en.replace(/ \(([^()]+)\)$/u, ', $1'),
    name.zh,
  ])
  // Agents may have brackets in their names, too.
  const once = (whole: string, who: string, condition: string) =>
    conditions.includes(condition) ? who : whole
  const plain = sentence
    .replaceAll(/\(([^()]+) \(([^()]+)\)\)/gu, '($1, $2)')
    .replace(/ has a (higher|lower) (?=mean points)/, ' has $1 ')
    .replace(/^(.+?) \(([^()]+)\)(?= has .+? than .+? \(\2\))/u, once)
    .replace(/^(.+?)（([^（）]+)） ?(?=(?:比|的|高于).+?（\2）)/u, once)
    .replace(/） (?=的)/u, '）')
  return measures.reduce((text, { name }) => {
    const [whole, part, rest] = /^([^,]+), ([^,]+)$/.exec(name.en) ?? []
    if (!whole || !part || !rest) return text
    const at = text.toLowerCase().indexOf(` ${whole.toLowerCase()} than `) + 1
    return at === 0
      ? text
      : `${text.slice(0, at)}${part.toLowerCase()} (${rest})${text.slice(at + whole.length)}`
  }, plain)
}

type Compared = Pick<Results, 'effects' | 'contrasts' | 'interactions' | 'families'>

/** Comparisons that are corrected together. */
export type Family = 'effects' | 'contrasts' | 'interactions'

export interface MainFinding {
  readonly asked: Asked
  /** The largest significant difference of what is asked first. */
  readonly finding: Difference | null
  /** The largest significant one of all others. */
  readonly other: Difference | null
  /** How many comparisons of each kind were tested, and how many are significant. */
  readonly counts: readonly { readonly family: Family; readonly told: number; readonly all: number }[]
  /** Whether the deals sufficed for the interval of any difference. */
  readonly hasInterval: boolean
}

/** What a report answers first: what conditions change, or else what sets subjects apart, by the first measure of its plan. */
export interface Asked {
  readonly family: 'effects' | 'contrasts'
  readonly measure: Results['measures'][number]
  readonly rows: readonly Difference[]
}

const isKnown = ({ difference }: Pick<Difference, 'difference'>) => difference.value !== null

/** One that is the same as another is corrected for once, and counted once. */
export const isCounted = (one: Pick<Difference, 'difference' | 'sameAs'>) => isKnown(one) && !one.sameAs

export interface Rows {
  readonly rows: number
  /** Those that the correction counts. */
  readonly tested: number
  readonly told: number
  /** Those without a value. */
  readonly empty: number
  readonly same: number
  /** Those in which too few deals differ for a test. */
  readonly few: number
}

/** How the rows of a family add up. A report without the sizes of its families tested all that have a value. */
export function rowsIn(report: Compared, family: Family): Rows {
  const all: readonly Difference[] = report[family] ?? []
  const counted = all.filter(isCounted)
  const known = all.filter(isKnown).length
  const tested = report.families?.find((one) => one.family === family)?.counted ?? counted.length
  return {
    rows: all.length,
    tested,
    told: counted.filter(({ isTold }) => isTold).length,
    empty: all.length - known,
    same: known - counted.length,
    few: counted.length - tested,
  }
}

const families = ['effects', 'contrasts', 'interactions'] as const

/** How the rows of all families add up. */
export const allRowsIn = (report: Compared): Rows =>
  families
    .map((family) => rowsIn(report, family))
    .reduce((sum, own) => ({
      rows: sum.rows + own.rows,
      tested: sum.tested + own.tested,
      told: sum.told + own.told,
      empty: sum.empty + own.empty,
      same: sum.same + own.same,
      few: sum.few + own.few,
    }))

/** The comparisons of a report that have a value. */
export const comparedIn = ({ effects, contrasts, interactions }: Compared): readonly Difference[] =>
  [...effects, ...contrasts, ...(interactions ?? [])].filter(isKnown)

const sizeOf = ({ size }: Pick<Difference, 'size'>) => Math.abs(size?.value ?? 0)

/** The largest significant difference, in the unit that all measures share. */
const clearestOf = (all: readonly Difference[]): Difference | null =>
  all.filter(({ isTold }) => isTold).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? null

export function mainFinding(report: Compared & Pick<Results, 'measures'>): MainFinding | undefined {
  const all = comparedIn(report)
  const asked = askedIn(report)
  if (!asked) return undefined
  const besides = (some: readonly Difference[]) => some.filter((one) => !asked.rows.includes(one))
  return {
    asked,
    finding: clearestOf(asked.rows),
    other: clearestOf(besides(report.effects)) ?? clearestOf(besides(all)),
    counts: families.flatMap((family) => {
      const { tested, told } = rowsIn(report, family)
      return tested === 0 ? [] : [{ family, told, all: tested }]
    }),
    hasInterval: all.some(hasEnds),
  }
}

function askedIn(report: Compared & Pick<Results, 'measures'>): Asked | undefined {
  const asked = (['effects', 'contrasts'] as const).flatMap((family) =>
    report.measures.flatMap((measure): readonly Asked[] => {
      const own: readonly Difference[] = report[family]
      const rows = own.filter((one) => one.measure === measure.id && isKnown(one))
      return rows.length === 0 ? [] : [{ family, measure, rows }]
    }),
  )
  return asked.find(({ rows }) => rows.some(hasEnds)) ?? asked[0]
}

const hasEnds = ({ difference }: Difference) => difference.low !== null

/** The finding that the report opens with first, then what is significant, then the rest, each by size. */
export const byRank = (main: MainFinding | undefined) => {
  const rankOf = ({ sentence, isTold }: Difference) =>
    sentence === (main?.finding ?? main?.other)?.sentence ? 2 : Number(isTold)
  return (one: Difference, other: Difference) => rankOf(other) - rankOf(one) || sizeOf(other) - sizeOf(one)
}

/** The differences that are greatest in the unit that all measures share. */
export const bySize = <One extends Difference>(all: readonly One[]) =>
  all
    .filter(({ size, sameAs, difference }) => size?.value != null && !sameAs && difference.low !== null)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))

export const largestOf = ({ effects, contrasts }: Pick<Results, 'effects' | 'contrasts'>) =>
  bySize([...effects, ...contrasts])

/** Whether there are too few deals for the interval of any difference. */
export const isTooFew = ({ hasInterval }: Pick<MainFinding, 'hasInterval'>) => !hasInterval
