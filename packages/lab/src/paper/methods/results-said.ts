import { isPerson } from '../../annotators/agreement-of-people.ts'
import type { AgreementReport } from '../../judges/agreement-tally.ts'
import { rubricCalled } from '../../judges/rubrics.ts'
import type { ReportFamily } from '../../report/families.ts'
import type { Report, Results } from '../../report/report.ts'
import type { ExperimentSpec } from '../../spec/experiment-spec.ts'
import type { Estimate, IntervalMethod } from '../../statistics/estimate.ts'
import type { PlayerFacts } from '../study-facts.ts'
import { playerSaid } from './players-said.ts'
import { listed, listedBoth, many } from './said.ts'
import type { Said } from './said.ts'

interface Judged {
  readonly judges: ExperimentSpec['judges']
  readonly agreements: readonly AgreementReport[]
  readonly players: Readonly<Record<string, PlayerFacts>>
}

interface JudgeOf extends Omit<ExperimentSpec['judges'][number], 'rubric'> {
  readonly rubrics: readonly string[]
}

/** A judge stands once with all rubrics by which it rates in the same way. */
function alike(judges: ExperimentSpec['judges']): readonly JudgeOf[] {
  const found = new Map<string, JudgeOf>()
  for (const { rubric, ...judge } of judges) {
    const key = JSON.stringify([judge.agent, judge.times, judge.trust])
    found.set(key, { ...judge, rubrics: [...(found.get(key)?.rubrics ?? []), rubric] })
  }
  return [...found.values()]
}

function rubricSaid(rubric: string): Said {
  const name = rubricCalled(rubric)?.name ?? { en: rubric, zh: rubric }
  return { en: `“${name.en}”`, zh: `“${name.zh}”` }
}

/** Who rated what was said: judges of the plan, and all who have rated by now. */
export function ratersSaid({ judges, agreements, players }: Judged): readonly (Said | null)[] {
  const planned = alike(judges).map(({ agent, rubrics, times, trust }): Said => {
    const who = playerSaid(agent, players[agent])
    const names = listedBoth(rubrics.map(rubricSaid))
    const least =
      trust === undefined
        ? { en: '', zh: '' }
        : {
            en: ` (to be trusted from a weighted κ of ${trust} with people)`,
            zh: `（与人的加权κ达到${trust}才视为可信）`,
          }
    return {
      en: `${who.en} by the ${rubrics.length === 1 ? 'rubric' : 'rubrics'} ${names.en}, ${times === 1 ? 'once' : many(times, 'time')} an item${least.en}`,
      zh: `${who.zh}按${names.zh}评分，每项${times}次${least.zh}`,
    }
  })
  const people = Math.max(0, ...agreements.map(({ people: found }) => found?.people.length ?? 0))
  const hasJudges = agreements.some(({ raters }) => raters.filter(({ rater }) => !isPerson(rater)).length > 1)
  return [
    planned.length === 0
      ? null
      : {
          en: `Speeches of subjects were rated, blind to the author and with a separate order for each judge, by ${planned.map(({ en }) => en).join('; ')}.`,
          zh: `受试者的发言由评审评分（不显示作者，每名评审的顺序各不相同）：${planned.map(({ zh }) => zh).join('；')}。`,
        },
    people === 0
      ? null
      : {
          en: `${many(people, 'person', 'people')} rated the same items, blind in the same way.`,
          zh: `另有${people}人以同样的方式盲评。`,
        },
    hasJudges || people > 1
      ? {
          en: 'Agreement is given as Krippendorff’s α and weighted κ.',
          zh: '一致程度用Krippendorff α和加权κ表示。',
        }
      : null,
  ]
}

const intervals: Readonly<Record<'rate' | 'difference' | 'bootstrap' | 'student' | 'ranks', Said>> = {
  rate: {
    en: 'Wilson intervals, with the effective number of trials where a cluster has several, for rates',
    zh: '比率用Wilson区间（一个聚类有多次试验时按有效试验数计算）',
  },
  difference: {
    en: 'Newcombe’s paired intervals for differences of rates',
    zh: '比率之差用Newcombe配对区间',
  },
  bootstrap: {
    en: 'a cluster bootstrap-t for means and their differences',
    zh: '均值及其差用聚类bootstrap-t',
  },
  student: {
    en: 'Student’s t on clusters where bootstrapping has too few or too many of them',
    zh: '聚类过少或过多、不宜自助抽样时用基于聚类的Student t',
  },
  ranks: {
    en: 'intervals between two order statistics for medians',
    zh: '中位数用两个次序统计量之间的区间',
  },
}

const kindOfMethod: Readonly<Record<IntervalMethod, keyof typeof intervals | null>> = {
  wilson: 'rate',
  'wilson-by-deal': 'rate',
  'wilson-by-content': 'rate',
  'paired-wilson-by-deal': 'difference',
  'paired-wilson-by-content': 'difference',
  'bootstrap-t-by-deal': 'bootstrap',
  'bootstrap-t-by-content': 'bootstrap',
  'student-by-deal': 'student',
  'student-by-content': 'student',
  'ranks-by-deal': 'ranks',
  'ranks-by-content': 'ranks',
  'bootstrap-by-item': null,
  'bootstrap-by-deal': null,
}

/** How the numbers of a report were computed. Only methods that it has used are named. */
export function statisticsSaid(results: Results): readonly (Said | null)[] {
  const { cells, effects, contrasts, interactions = [], families = [] } = results
  const compared = [...effects, ...contrasts, ...interactions]
  const estimates = [
    ...cells.map(({ estimate }) => estimate),
    ...compared.map(({ difference }) => difference),
  ]
  const sizes = [...new Set(compared.flatMap(({ size }) => size?.kind ?? []))]
  return [
    intervalsSaid(estimates, results.people !== undefined),
    testsSaid(compared.map(({ p, difference }) => ({ p, difference }))),
    correctedSaid(families.filter(({ counted }) => counted > 0)),
    sizes.length === 0
      ? null
      : {
          en: `Effect sizes are ${listed(sizes.map((kind) => (kind === 'h' ? 'Cohen’s h for rates' : 'd_z for means and interactions'))).en}.`,
          zh: `效应量：${sizes.map((kind) => (kind === 'h' ? '比率用Cohen h' : '均值和交互用d_z')).join('，')}。`,
        },
    results.contents?.sentence ?? null,
  ]
}

function intervalsSaid(estimates: readonly Estimate[], areByPerson: boolean): Said | null {
  const used = [
    ...new Set(estimates.flatMap(({ method }) => (method === null ? [] : (kindOfMethod[method] ?? [])))),
  ]
  if (used.length === 0) return null
  const byContent = estimates.some(({ method }) => method?.endsWith('-by-content') === true)
  const cluster = areByPerson
    ? { en: 'the person is the cluster', zh: '每名参与者为一个聚类' }
    : byContent
      ? { en: 'deals of the same content are one cluster', zh: '同一内容的牌局为一个聚类' }
      : { en: 'the deal is the cluster', zh: '每个牌局为一个聚类' }
  return {
    en: `Intervals are 95% intervals, and ${cluster.en}: ${used.map((kind) => intervals[kind].en).join('; ')}.`,
    zh: `区间为95%区间，${cluster.zh}：${used.map((kind) => intervals[kind].zh).join('；')}。`,
  }
}

function testsSaid(
  compared: readonly { readonly p: number | null; readonly difference: Estimate }[],
): Said | null {
  const tested = compared.filter(({ p }) => p !== null)
  if (tested.length === 0) return null
  const byContent = tested.some(({ difference }) => difference.contents !== undefined)
  return {
    en: `Each comparison uses the deals that both played, and a two-sided permutation test. It exchanges their names in whole ${byContent ? 'contents' : 'deals'} (Student’s t where these are too many to permute).`,
    zh: `两者在共同进行的牌局上比较，用双侧置换检验，按整${byContent ? '份内容' : '个牌局'}互换名称（过多而无法置换时用Student t）。`,
  }
}

const familyNames: Readonly<Record<ReportFamily['family'], Said>> = {
  effects: { en: 'effects of the conditions', zh: '条件的影响' },
  contrasts: { en: 'subject comparisons', zh: '受试者之间' },
  interactions: { en: 'interactions', zh: '交互作用' },
  biases: { en: 'position and name bias', zh: '选择偏向' },
}

function correctedSaid(families: readonly ReportFamily[]): Said | null {
  if (families.length === 0) return null
  const all = families.map(({ family, counted }) => ({
    en: `${familyNames[family].en} (${counted})`,
    zh: `${familyNames[family].zh}（${counted}项）`,
  }))
  return {
    en: `p-values were corrected by Holm’s method within each family of comparisons that could be significant, and simultaneous intervals by Bonferroni’s: ${all.map(({ en }) => en).join(', ')}.`,
    zh: `各族可能显著的比较内，p值按Holm方法校正，联合区间按Bonferroni方法校正：${all.map(({ zh }) => zh).join('，')}。`,
  }
}

/** What was played by now, and what does not count. */
export function countedSaid({ matches, clean }: Pick<Report, 'matches' | 'clean'>): readonly (Said | null)[] {
  const { planned, decided, failed, void: voided } = matches
  const played = decided + failed
  return [
    {
      en: `Of ${many(planned, 'planned match', 'planned matches')}, ${played} ${played === 1 ? 'was' : 'were'} played and counted${failed > 0 ? `; in ${failed} of them the subject gave no answer at all or could not go on, which counts as a loss` : ''}.`,
      zh: `计划的${planned}局中，进行并计入${played}局${failed > 0 ? `，其中${failed}局受试者完全没有回答或无法继续，计为负` : ''}。`,
    },
    voided === 0
      ? null
      : {
          en: `${many(voided, 'void match was', 'void matches were')} excluded.`,
          zh: `作废的${voided}局不计入。`,
        },
    !clean || clean.of === 0 || clean.matches === clean.of || clean.matches === 0
      ? null
      : {
          en: `All tables are also given for the ${many(clean.matches, 'match', 'matches')} without a missed or refused answer.`,
          zh: `各表另外只按没有任何缺失或被拒回答的${clean.matches}局给出。`,
        },
  ]
}

/** What a report is going to compare, and how it corrects for that. */
export function testsPlanned({ subjects, conditions }: ExperimentSpec): readonly Said[] {
  const compared = [
    ...(conditions.length > 1
      ? [{ en: 'each condition with the first one', zh: '每种条件与第一种条件' }]
      : []),
    ...(subjects.length > 1 ? [{ en: 'each two subjects', zh: '每两名受试者' }] : []),
    ...(conditions.length > 1 && subjects.length > 1
      ? [{ en: 'the effects of each condition on each two subjects', zh: '每种条件对每两名受试者的影响' }]
      : []),
  ]
  if (compared.length === 0) return []
  return [
    {
      en: `On the same deals are compared: ${listed(compared.map(({ en }) => en)).en}. p-values are corrected by Holm’s method within each of these families.`,
      zh: `在同样的牌局上比较：${listed(compared.map(({ zh }) => zh)).zh}。p值在每一族内按Holm方法校正。`,
    },
  ]
}
