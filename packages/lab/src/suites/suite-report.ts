import type { InBoth, Rng } from '@wis/engine'
import { rngAt } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { GivenRating } from '../judges/agreement-tally.ts'
import type { JudgeAsked } from '../judges/judging.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import { suitePresetCalled } from '../presets/presets.ts'
import { answered } from '../report/answered.ts'
import type { Question } from '../report/answered.ts'
import { namesOfCondition } from '../report/condition-names.ts'
import { pairsOf } from '../report/differences.ts'
import { familiesOf } from '../report/families.ts'
import { ReportMaker } from '../report/make-report.ts'
import type { MeasureAbout } from '../report/measure.ts'
import { meanKind } from '../report/report-method.ts'
import type { ReportMethod } from '../report/report-method.ts'
import { everyCell, toldAt } from '../report/report-tally.ts'
import type { Cell } from '../report/report-tally.ts'
import { contentsIn } from '../report/report.ts'
import type { CleanCut, PlanFixed, Report, ReportCell, Results } from '../report/report.ts'
import type { DealSum } from '../statistics/by-deal/deal-sums.ts'
import { compare, comparePairs, estimateOf } from '../statistics/compare.ts'
import type { Estimate } from '../statistics/estimate.ts'
import type { Suite } from './read-suite.ts'
import { SkillTally } from './skill-tally.ts'
import { columnPairs, columnShares, columnSums, inSameDeals, isRatio, termsOf } from './suite-column.ts'
import { bounded, isSuiteSince, kindOfColumn, newestSuiteMethod, reportMethodOf } from './suite-method.ts'
import type { SuiteMethod } from './suite-method.ts'
import { isOfTerms } from './suite-spec.ts'
import type { ColumnOfTerms, SuiteColumn, SuiteSpec } from './suite-spec.ts'

export const suiteReportFormat = 'wis-lab-suite-report/1'

/** A number over all columns. */
export interface SuiteNumber extends Cell {
  readonly estimate: Estimate
}

/** A column in per cent of the best subject. */
export interface ScaledColumn {
  readonly measure: string
  /** The greatest value of all cells. Null where it is not above nothing, so that there is nothing to divide by. */
  readonly best: number | null
}

/** Everything that a suite has shown, as data. The same matches give the same report. */
export interface SuiteReport {
  readonly format: typeof suiteReportFormat
  /** Absent from reports of before. */
  readonly method?: Exclude<SuiteMethod, 'first'>
  readonly spec: SuiteSpec
  readonly plan?: PlanFixed
  /** The columns over all parts. They are in no part, and no part's tests count with theirs. */
  readonly whole: Results
  /** The same of the matches without a missing or refused answer. Null if rows do not tell which these are. */
  readonly clean: CleanCut | null
  /** Absent where the suite does not ask for it. */
  readonly scaled?: { readonly columns: readonly ScaledColumn[]; readonly averages: readonly SuiteNumber[] }
  /** The area of the radar, on per cents. Absent where the suite draws none. */
  readonly areas?: readonly SuiteNumber[]
  readonly parts: Readonly<Record<string, Report>>
}

export const isSuiteReport = (report: object): report is SuiteReport =>
  'format' in report && report.format === suiteReportFormat

/** All matches, or those without a missing or refused answer. */
type Cut = 'all' | 'clean'

/** Makes the report of a suite from the matches of its parts, in any order. */
export class SuiteReportMaker {
  readonly #suite: Suite
  readonly #makers: ReadonlyMap<string, ReportMaker>
  readonly #skills: SkillTally

  /**
   * `judges` are those who rated parts, if not those of their specification, and `methods` those of a report that was made before.
   */
  constructor(
    suite: Suite,
    judges: Readonly<Record<string, readonly JudgeAsked[]>> = {},
    methods: Readonly<Record<string, ReportMethod>> = {},
  ) {
    this.#suite = suite
    this.#makers = new Map(
      [...suite.parts].map(([name, spec]) => [name, new ReportMaker(spec, judges[name], methods[name])]),
    )
    this.#skills = new SkillTally(suite)
  }

  add(part: string, match: PlayedMatch, ratings: readonly GivenRating[] = []): void {
    this.#makers.get(part)?.add(match, ratings)
    this.#skills.add(part, match)
  }

  /** `plans` are those of the parts, by name. */
  report(
    plan?: PlanFixed,
    plans: Readonly<Record<string, PlanFixed | undefined>> = {},
    method: SuiteMethod = newestSuiteMethod,
  ): SuiteReport {
    const { spec } = this.#suite
    const tables = this.#tables('all', method)
    const { cells } = tables
    const contents = new Set(
      [...this.#makers].flatMap(([part, maker]) => [...maker.contents()].map((one) => `${part}/${one}`)),
    )
    return {
      format: suiteReportFormat,
      ...(method !== 'first' && { method }),
      spec,
      ...(plan && { plan }),
      whole: {
        spec,
        contents: contentsIn(contents.size),
        names: { conditions: this.#conditionNames() },
        measures: spec.columns.map(aboutOf),
        ...tables,
        published: spec.published ?? suitePresetCalled(spec.preset ?? '')?.published ?? [],
      },
      clean: this.#clean(method),
      ...(spec.scaled && { scaled: this.#scaled(cells, reportMethodOf(method)) }),
      ...(spec.radar && { areas: this.#areas(spec.radar, cells, reportMethodOf(method)) }),
      parts: Object.fromEntries([...this.#makers].map(([name, maker]) => [name, maker.report(plans[name])])),
    }
  }

  /** The columns, and what sets subjects and conditions apart in them. */
  #tables(cut: Cut, method: SuiteMethod) {
    const by = { method: reportMethodOf(method) }
    const effects = answered(by, this.#effectQuestions(cut, method))
    const contrasts = answered(by, this.#contrastQuestions(cut, method))
    const none = { rows: [], comparisons: 0, counted: 0 }
    return {
      cells: this.#cells(cut, method),
      families: familiesOf({ effects, contrasts, interactions: none, biases: none }),
      effects: effects.rows,
      contrasts: contrasts.rows,
      interactions: [],
    }
  }

  #clean(method: SuiteMethod): CleanCut | null {
    const sizes = [...this.#makers.values()].map(({ cleanSize }) => cleanSize)
    const known = sizes.filter((size) => size !== null)
    if (known.length < sizes.length) return null
    return {
      matches: known.reduce((sum, { matches }) => sum + matches, 0),
      of: known.reduce((sum, { of }) => sum + of, 0),
      ...this.#tables('clean', method),
    }
  }

  /** Skills are of all matches alone: without some of them, nobody has met the same others. */
  #cells(cut: Cut, method: SuiteMethod): readonly ReportCell[] {
    const columns = this.#suite.spec.columns.filter((column) => cut === 'all' || isOfTerms(column))
    return everyCell(this.#suite.spec).flatMap((cell) =>
      columns.map((column) => {
        const found = isOfTerms(column)
          ? estimateOf(
              kindOfColumn(column, this.#suite, reportMethodOf(method)),
              this.#sumsOf(cell, column, cut),
              this.#chance(cell, column.id),
            )
          : this.#skills.estimateOf(column.skill, cell)
        const estimate = method === 'first' ? found : bounded(found, column, this.#suite, method)
        return { ...cell, measure: column.id, estimate }
      }),
    )
  }

  #chance({ subject, condition }: Cell, what: string): Rng {
    return rngAt([this.#suite.spec.seed, 'suite', subject, condition, what].join('/'), 0)
  }

  #termsOf(cell: Cell, column: ColumnOfTerms, cut: Cut = 'all') {
    const at = this.#suite.spec.subjects.indexOf(cell.subject)
    return termsOf(column, (reference) => {
      const [part = '', measure = ''] = reference.split('/')
      const subject = this.#suite.parts.get(part)?.subjects[at] ?? cell.subject
      return this.#makers.get(part)?.sumsOf({ subject, condition: cell.condition }, measure, cut) ?? []
    })
  }

  #sumsOf(cell: Cell, column: ColumnOfTerms, cut: Cut): readonly DealSum[] {
    return columnSums(this.#termsOf(cell, column, cut))
  }

  #effectQuestions(cut: Cut, method: SuiteMethod) {
    const { subjects, conditions } = this.#suite.spec
    const [reference = '', ...changed] = conditions
    return everyCell({ subjects, conditions: changed }).flatMap((cell) =>
      this.#questions(cell, [cell, { ...cell, condition: reference }], cut, method),
    )
  }

  #contrastQuestions(cut: Cut, method: SuiteMethod) {
    const { subjects, conditions } = this.#suite.spec
    return conditions.flatMap((condition) =>
      pairsOf(subjects).flatMap(([first, second]) =>
        this.#questions(
          { condition, first, second },
          [
            { subject: first, condition },
            { subject: second, condition },
          ],
          cut,
          method,
        ),
      ),
    )
  }

  /** Whether two cells are alike, by each column that is made of sums. */
  #questions<About extends object>(
    about: About,
    [first, second]: readonly [Cell, Cell],
    cut: Cut,
    by: SuiteMethod,
  ): readonly Question<About>[] {
    const method = reportMethodOf(by)
    return this.#suite.spec.columns.filter(isOfTerms).map((column): Question<About> => {
      const kind = kindOfColumn(column, this.#suite, method)
      const terms = () => inSameDeals(this.#termsOf(first, column, cut), this.#termsOf(second, column, cut))
      const sums = () => {
        const [one, other] = terms()
        return [columnSums(one), columnSums(other)] as const
      }
      const moved = () => columnPairs(column, ...sums())
      const isAdded = isSuiteSince(by, 'swapped') && !isRatio(column)
      const added = () =>
        sums().every(({ length }) => length > 0) ? columnPairs(column, ...columnShares(...terms())) : []
      const pairs = isAdded ? added : moved
      const of = [first, second].map(({ subject, condition }) => `${subject} ${condition}`).join('\n')
      return {
        about,
        measure: aboutOf(column),
        of,
        kind,
        names: [this.#namedUnder(first), this.#namedUnder(second)],
        pairs,
        compared: (comparisons) => {
          const rng = this.#chance(first, `${of} ${column.id}`)
          const [one, other] = sums()
          return isRatio(column)
            ? compare({ kind, first: one, second: other, rng, comparisons })
            : comparePairs(meanKind(method), moved(), { rng, comparisons, added: pairs() })
        },
      }
    })
  }

  #namedUnder({ subject, condition }: Cell): InBoth<string> {
    if (this.#suite.spec.conditions.length === 1) return { en: subject, zh: subject }
    const name = this.#conditionNames()[condition]?.name
    return { en: `${subject} (${name?.en ?? condition})`, zh: `${subject}（${name?.zh ?? condition}）` }
  }

  /** As the first part calls them that has them. */
  #conditionNames(): Results['names']['conditions'] {
    const { spec, parts } = this.#suite
    return Object.fromEntries(
      spec.conditions.flatMap((id) => {
        const part = [...parts.values()].find(({ conditions }) => conditions.includes(id))
        const kit = part && kitCalled(part.game)
        return part && kit ? [[id, namesOfCondition(kit, part, id)]] : []
      }),
    )
  }

  #scaled(cells: readonly ReportCell[], method: ReportMethod): NonNullable<SuiteReport['scaled']> {
    const columns = this.#suite.spec.columns.map(({ id, better }): ScaledColumn => {
      const values = cells.flatMap(({ measure, estimate }) =>
        measure === id && estimate.value !== null ? [estimate.value] : [],
      )
      const best = better === 'more' ? Math.max(0, ...values) : 0
      return { measure: id, best: best > 0 ? best : null }
    })
    const bestOf = (id: string) => columns.find(({ measure }) => measure === id)?.best ?? null
    const counted = this.#suite.spec.columns.filter(({ id }) => bestOf(id) !== null)
    const timesOf = ({ id }: SuiteColumn) => 100 / (counted.length * (bestOf(id) ?? 1))
    const averages = everyCell(this.#suite.spec).map((cell): SuiteNumber => {
      const skills = counted.flatMap((column) => {
        const own = toldAt(cells, cell, column.id)
        return !isOfTerms(column) && own ? [{ times: timesOf(column), estimate: own.estimate }] : []
      })
      const terms = counted
        .filter(isOfTerms)
        .flatMap((column) =>
          this.#termsOf(cell, column).map((term) => ({ ...term, times: term.times * timesOf(column) })),
        )
      const ofTerms =
        terms.length > 0 ? this.#estimateOfTerms(terms, this.#chance(cell, 'average'), method) : null
      return { ...cell, estimate: together(ofTerms, skills) }
    })
    return { columns, averages }
  }

  /** Half the sine of the angle between two spokes, times the sum of the products of neighbours. */
  #areas(
    radar: readonly string[],
    cells: readonly ReportCell[],
    method: ReportMethod,
  ): readonly SuiteNumber[] {
    const half = Math.sin((2 * Math.PI) / radar.length) / 2
    return everyCell(this.#suite.spec).map((cell) => {
      const spokes = radar.map((id) => {
        const value = toldAt(cells, cell, id)?.estimate.value
        return value == null ? null : 100 * value
      })
      const known = spokes.filter((value) => value !== null)
      const at = (place: number) => known[(place + radar.length) % radar.length] ?? 0
      const area = half * known.reduce((sum, value, place) => sum + value * at(place + 1), 0)
      const columns = radar.flatMap((id) => this.#suite.spec.columns.find((column) => column.id === id) ?? [])
      const terms = columns.filter(isOfTerms).flatMap((column, place) =>
        this.#termsOf(cell, column).map((term) => ({
          ...term,
          times: term.times * 100 * half * (at(place - 1) + at(place + 1)),
        })),
      )
      // The slopes of the area, times the spokes, add up to twice the area.
      const isWhole = known.length === radar.length
      const moved = this.#estimateOfTerms(isWhole ? terms : [], this.#chance(cell, 'area'), method)
      return { ...cell, estimate: shifted(moved, -area) }
    })
  }

  #estimateOfTerms(terms: Parameters<typeof columnSums>[0], rng: Rng, method: ReportMethod): Estimate {
    return estimateOf(meanKind(method), columnSums(terms), rng)
  }
}

function aboutOf(column: SuiteColumn): MeasureAbout {
  const { id, name, better } = column
  if (!isOfTerms(column)) {
    const formula = column.formula ?? {
      en: 'μ of TrueSkill after all matches, everybody beginning at 25',
      zh: '全部对局之后 TrueSkill 的 μ，所有人从25开始',
    }
    return { id, name, better, unit: 'points', formula }
  }
  const told = column.terms.map(({ times, of }) => `${times === 1 ? '' : `${times} × `}${of.join(' + ')}`)
  const formula = column.formula ?? { en: told.join(' + '), zh: told.join(' + ') }
  return { id, name, better, unit: column.unit, formula }
}

const shifted = (estimate: Estimate, by: number): Estimate => {
  if (estimate.value === null) return estimate
  const value = estimate.value + by
  return estimate.low === null
    ? { ...estimate, value }
    : { ...estimate, value, low: estimate.low + by, high: estimate.high + by }
}

/** A number of sums and some skills, which come from other matches, each with what it counts. */
function together(
  ofTerms: Estimate | null,
  skills: readonly { readonly times: number; readonly estimate: Estimate }[],
): Estimate {
  const parts = [...(ofTerms ? [{ times: 1, estimate: ofTerms }] : []), ...skills]
  const seen = {
    n: parts.reduce((sum, { estimate }) => sum + estimate.n, 0),
    deals: parts.reduce((sum, { estimate }) => sum + estimate.deals, 0),
  }
  const values = parts.map(({ times, estimate }) => (estimate.value === null ? null : times * estimate.value))
  if (values.length === 0 || values.includes(null))
    return { value: null, ...seen, low: null, high: null, method: null, without: 'nothing-seen' }
  const value = values.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const only = parts.length === 1 ? parts[0]?.estimate : undefined
  if (ofTerms && only === ofTerms) return ofTerms
  const reaches = parts.map(({ times, estimate }) =>
    estimate.low === null ? null : (times * (estimate.high - estimate.low)) / 2,
  )
  if (reaches.includes(null))
    return { value, ...seen, low: null, high: null, method: null, without: 'too-few' }
  const reach = Math.hypot(...reaches.map((one) => one ?? 0))
  return { value, low: value - reach, high: value + reach, ...seen, method: 'bootstrap-by-deal' }
}
