import type { InBoth } from '@wis/engine'
import type { GameKit, SeatResult } from '@wis/games'
import type { JudgeAsked } from '../judges/judging.ts'
import { isYesOrNo } from '../judges/rubric.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import type { NumberKind } from '../statistics/compare.ts'
import { isSince, meanKind, newestMethod } from './report-method.ts'
import type { ReportMethod } from './report-method.ts'

/** A number of a report: a sum over matches divided by another sum over the same matches. */
export interface Measure {
  readonly id: string
  readonly name: InBoth<string>
  readonly formula: InBoth<string>
  readonly unit: 'share' | 'points' | 'count'
  readonly better: 'more' | 'fewer' | 'neither'
  /** The only role in which it counts matches. */
  readonly inRole?: string
  /** It is asked for by a probe or by judges, and declared by that. */
  readonly isAsked?: true
  /** It is a column only where a specification names it. */
  readonly isNamedOnly?: true
  /** A share that counts no trials, so that its interval is that of a mean. */
  readonly isRatio?: true
  /** The median of its deals. Nobody is compared by it. */
  readonly isMedian?: true
  /** It tells what was dealt. Nobody is compared by it. */
  readonly isOfDeal?: true
  of(match: PlayedMatch): number
  per(match: PlayedMatch): number
}

export type MeasureAbout = Pick<Measure, 'id' | 'name' | 'formula' | 'unit' | 'better'>

/**
 * All measures of a game: those that every game has, each by role where there are roles, the game's own, those that are
 * counted if they are named, and those of the probes that are asked.
 */
export function measuresOf(kit: GameKit, probes: readonly string[] = []): readonly Measure[] {
  const roles = Object.entries(kit.results.roles)
  const common = [winRate, meanPoints(kit.results.perPoint ?? 1)]
  const byRole = common.flatMap((measure) => roles.map(([role, name]) => inRole(measure, role, name)))
  const own = [...kit.results.metrics, ...(kit.studies?.metrics ?? [])].flatMap((metric) =>
    ownMeasures(kit, metric),
  )
  return [...common, ...byRole, ...own, forfeitRate, ...countedMeasures(kit), ...probeMeasures(kit, probes)]
}

const one = () => 1
const resultOf = ({ results, seat }: PlayedMatch): SeatResult | undefined => results[seat]

const winRate: Measure = {
  id: 'win-rate',
  name: { en: 'Win rate', zh: '胜率' },
  formula: { en: 'matches in first place ÷ matches', zh: '第一名的对局 ÷ 对局数' },
  unit: 'share',
  better: 'more',
  of: (match) => (resultOf(match)?.place === 1 ? 1 : 0),
  per: one,
}

/** The column of the points. By role, the name of the role follows. */
export const meanPointsId = 'mean-points'

const meanPoints = (perPoint: number): Measure => ({
  id: meanPointsId,
  name: { en: 'Mean points', zh: '平均得分' },
  formula: { en: 'points ÷ matches', zh: '得分 ÷ 对局数' },
  unit: 'points',
  better: 'more',
  of: (match) => (resultOf(match)?.points ?? 0) / perPoint,
  per: (match) => (resultOf(match) ? 1 : 0),
})

/** Columns that every game has. A plan speaks of them if its specification names none. */
export const usualMeasures: readonly string[] = [winRate.id, meanPointsId]

const forfeitRate: Measure = {
  id: 'forfeit-rate',
  name: { en: 'Turns forfeited', zh: '放弃的回合' },
  formula: { en: 'turns without an answer ÷ turns', zh: '没有回答的回合 ÷ 回合数' },
  unit: 'share',
  better: 'fewer',
  of: ({ forfeits }) => forfeits,
  per: ({ turns }) => turns,
}

function inRole(measure: Measure, role: string, name: InBoth<string>): Measure {
  const isIn = (match: PlayedMatch) => resultOf(match)?.role === role
  return {
    id: `${measure.id}-${role}`,
    name: { en: `${measure.name.en}, ${name.en.toLowerCase()}`, zh: `${measure.name.zh}（${name.zh}）` },
    formula: {
      en: `${measure.formula.en}, as ${name.en.toLowerCase()}`,
      zh: `${measure.formula.zh}（作为${name.zh}）`,
    },
    unit: measure.unit,
    better: measure.better,
    inRole: role,
    of: (match) => (isIn(match) ? measure.of(match) : 0),
    per: (match) => (isIn(match) ? measure.per(match) : 0),
  }
}

function probeMeasures({ studies }: GameKit, probes: readonly string[]): readonly Measure[] {
  const asked = (studies?.probes ?? []).filter(({ id }) => probes.includes(id))
  return asked.flatMap((probe) =>
    Object.entries(probe.measures).map(([id, name]): Measure => ({
      id,
      name,
      unit: 'share',
      better: 'more',
      isAsked: true,
      formula: {
        en: `right answers ÷ answers that could be judged, in the probe “${probe.name.en}”`,
        zh: `答对的 ÷ 可判断的回答（探针“${probe.name.zh}”）`,
      },
      of: ({ tallies }) => tallies?.[id]?.right ?? 0,
      per: ({ tallies }) => tallies?.[id]?.asked ?? 0,
    })),
  )
}

/** Measures of the subject alone. */
const countedMeasures = ({ studies }: GameKit): readonly Measure[] =>
  (studies?.counted ?? [])
    .flatMap(({ metrics }) => metrics)
    .map(({ of, per, parts = 1, ...about }) => ({
      ...about,
      isNamedOnly: true,
      of: ({ counted }) => sumOf(of, counted) / parts,
      per: ({ counted }) => sumOf(per, counted),
    }))

const sumOf = (names: readonly string[], numbers: PlayedMatch['counted'] = {}) =>
  names.reduce((sum, name) => sum + (numbers[name] ?? 0), 0)

type Metric = GameKit['results']['metrics'][number] & Pick<Measure, 'isMedian'>

/** A metric of the subject, and the same of all other seats together. */
function ownMeasures({ results: { perPoint = 1 } }: GameKit, metric: Metric): readonly Measure[] {
  const { id, name, formula, unit, better, isRatio, isMedian } = metric
  const ratio = { ...(isRatio && { isRatio }), ...(isMedian && { isMedian }) }
  const part = (names: readonly string[], seat: SeatResult) =>
    names.reduce((sum, fact) => sum + partOf(fact, seat, perPoint), 0)
  const own = (names: readonly string[]) => (match: PlayedMatch) => {
    const seat = resultOf(match)
    return seat ? part(names, seat) : 0
  }
  const others = (names: readonly string[]) => (match: PlayedMatch) =>
    match.results.reduce((sum, seat, at) => (at === match.seat ? sum : sum + part(names, seat)), 0)
  return [
    { id, name, formula, unit, better, ...ratio, of: own(metric.of), per: own(metric.per) },
    {
      id: `others-${id}`,
      name: { en: `${name.en} of the others`, zh: `其他人的${name.zh}` },
      formula: { en: `${formula.en}, over all other seats`, zh: `${formula.zh}（其他所有座位）` },
      unit,
      better: 'neither',
      ...ratio,
      of: others(metric.of),
      per: others(metric.per),
    },
  ]
}

function partOf(fact: string, { points, facts }: SeatResult, perPoint: number): number {
  if (fact === 'matches') return 1
  return fact === 'points' ? points / perPoint : (facts[fact] ?? 0)
}

/** The columns by which anything is compared. */
export const comparableMeasures = (measures: readonly Measure[]): readonly Measure[] =>
  measures.filter(({ isOfDeal, isMedian }) => !isOfDeal && !isMedian)

/** What a number of one subject is. */
export const statisticOf = (measure: Measure, method: ReportMethod): NumberKind | 'median' =>
  measure.isMedian ? 'median' : kindOf(measure, method)

/** Reports of before took every share for a rate. */
export const kindOf = ({ unit, isRatio }: Measure, method: ReportMethod): NumberKind =>
  unit === 'share' && !(isRatio && isSince(method, 'cuts')) ? 'rate' : meanKind(method)

export const ratingMeasure = (rubric: string) => `rating-${rubric}`

/** The F1 of those who choose from the list of a rubric, as tables of others name it. */
export const foundMeasure = (rubric: string) => `f1-${rubric}`

/** The rubric of such a column. */
export const rubricFound = (column: string) => (column.startsWith('f1-') ? column.slice(3) : '')

/** The rubrics by which the judges of an experiment rate, each once. */
export const rubricsIn = ({
  judges,
}: {
  readonly judges: readonly Pick<JudgeAsked, 'rubric'>[]
}): readonly string[] => [...new Set(judges.map(({ rubric }) => rubric))]

/** The mean ratings of what a subject said. An item counts once, by the mean of its ratings. */
export function ratingMeasures(
  rubrics: readonly string[],
  method: ReportMethod = newestMethod,
): readonly Measure[] {
  return rubrics.flatMap((id): readonly Measure[] => {
    const rubric = rubricCalled(id)
    if (!rubric || rubric.from) return []
    const values = rubric.scale.map(({ value }) => value)
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return [
      {
        id: ratingMeasure(id),
        name: { en: `Rating: ${rubric.name.en}`, zh: `评分：${rubric.name.zh}` },
        formula: {
          en: `mean ratings of the items, ${least} to ${most} ÷ items that were rated`,
          zh: `各项的平均评分（${least}至${most}）之和 ÷ 有评分的项数`,
        },
        // A yes or no is a share. Reports of before took it for a number like any other.
        unit: isYesOrNo(rubric) && isSince(method, 'whole') ? 'share' : 'count',
        better: 'neither',
        isAsked: true,
        of: ({ tallies }) => tallies?.[ratingMeasure(id)]?.right ?? 0,
        per: ({ tallies }) => tallies?.[ratingMeasure(id)]?.asked ?? 0,
      },
    ]
  })
}
