import type { Language } from '@wis/engine'
import { shownNumber } from '../report/formats/shown.ts'
import type { MeasureAbout } from '../report/measure.ts'
import type { Results } from '../report/report.ts'

interface BrierWords {
  readonly score: string
  /** Empty without an interval. */
  readonly range: string
  readonly n: number
  readonly deals: number
}

/** The words in pictures and beside them. */
export const pictureWords = {
  en: {
    effects: (measure: string) => `Effects on: ${measure}`,
    effectsNote:
      'Condition minus baseline, paired by deal, with 95% intervals. Filled dot: significant after correction.',
    inPoints: ' In percentage points.',
    withoutInterval: ' A dot without an interval has too few deals for one, or the same value in all.',
    matrix: (measure: string) => `Subjects and conditions: ${measure}`,
    matrixNote: 'Darker fields lie further from the baseline of their row. ▲▼ significant change.',
    bias: (property: string) => `Choices by ${property}`,
    biasNote: 'How often each was chosen. The vertical line marks the number expected by chance.',
    biasTest: (choices: number, p: string) => `${choices} choices; p for no preference: ${p}.`,
    ladder: (measure: string) => `Compared with the published results: ${measure}`,
    ladderNote: (source: string) =>
      `Dots with intervals are ours. Diamonds are published results (${source}), measured elsewhere.`,
    reliability: (who: string) => `${who}: calibration`,
    reliabilityNote:
      'Across: the stated probability. Up: how often it came true, with 95% intervals and the number of statements. Points on the diagonal are perfectly calibrated.',
    brier: ({ score, range, n, deals }: BrierWords) =>
      `Brier score ${score}${range === '' ? '' : ` (95 % ${range})`}, 0 is best; ${n} statements in ${deals} deals.`,
    radar: (who: string) => `Radar: ${who}`,
    radarNote:
      'From 0% in the middle to 100% at the edge. A missing number is drawn in the middle. The table has the areas.',
    area: 'Area',
    heat: 'In % of the best subject',
    heatNote: 'Value ÷ the highest value of the table × 100. Darker fields are closer to the best.',
    column: 'Measure',
    average: 'Average',
    rounds: (rubric: string, rater: string) => `By round: ${rubric} (${rater})`,
    roundsNote: 'Mean ratings from part to part of the match, such as a quest, with 95 % intervals.',
    namedNote: 'F1 of what was chosen from the list, from part to part of the match, with 95 % intervals.',
    chartNote: 'Every value with its 95 % interval, where there is one.',
    round: (round: number) => `round ${round}`,
    people: 'people',
    found: (finder: string, subject: string) => `${finder}, of ${subject}`,
    counted: 'Counted',
    stated: 'stated',
    happened: 'happened',
    statements: 'Statements',
    subject: 'Subject',
    condition: 'Condition',
    who: 'Whose',
    value: 'Value',
    interval: '95 % interval',
    difference: 'Difference',
    chance: 'p, corrected',
    level: 'Level',
    chosen: 'Chosen',
    expected: 'By chance',
    theirs: 'published',
    ours: 'ours',
    to: ' to ',
    properties: { name: 'name', position: 'position', option: 'place in the list', place: 'place' },
  },
  zh: {
    effects: (measure: string) => `影响：${measure}`,
    effectsNote: '条件减去基线，按牌局配对，附95%区间。实心点：校正后显著。',
    inPoints: '单位为百分点。',
    withoutInterval: '没有区间的点，牌局太少，或各牌局数值相同。',
    matrix: (measure: string) => `受试者与条件：${measure}`,
    matrixNote: '颜色越深，离本行基线越远。▲▼表示显著变化。',
    bias: (property: string) => `选择与${property}`,
    biasNote: '每一项被选中的次数。竖线是只凭偶然的次数。',
    biasTest: (choices: number, p: string) => `共${choices}次选择；对“无偏好”的p值：${p}。`,
    ladder: (measure: string) => `与公布的数字对照：${measure}`,
    ladderNote: (source: string) => `带区间的圆点是我们的结果。菱形是他人的数字（${source}），测量条件不同。`,
    reliability: (who: string) => `${who}：说出的概率`,
    reliabilityNote:
      '横轴：受试者说有多大可能；纵轴：实际发生的频率，附95%区间和陈述数。落在斜线上，说明说多少就发生多少。',
    brier: ({ score, range, n, deals }: BrierWords) =>
      `Brier分数${score}${range === '' ? '' : `（95%区间${range}）`}，0最好；${deals}个牌局中的${n}次陈述。`,
    radar: (who: string) => `雷达图：${who}`,
    radarNote: '中心为0%，边缘为100%。缺少数字的轴画在中心；面积见表。',
    area: '面积',
    heat: '相对最佳受试者的百分比',
    heatNote: '数值 ÷ 表中最大值 × 100。颜色越深，越接近最佳。',
    column: '指标',
    average: '平均',
    rounds: (rubric: string, rater: string) => `按轮次：${rubric}（${rater}）`,
    roundsNote: '对局各阶段（如任务）的平均评分，附95%区间。',
    namedNote: '对局各阶段从列表中选出的内容的F1，附95%区间。',
    chartNote: '每个数值附95%区间（如有）。',
    round: (round: number) => `第${round}轮`,
    people: '人',
    found: (finder: string, subject: string) => `${finder}（${subject}的）`,
    counted: '计数',
    stated: '说出的概率',
    happened: '实际频率',
    statements: '陈述数',
    subject: '受试者',
    condition: '条件',
    who: '来源',
    value: '数值',
    interval: '95%区间',
    difference: '差值',
    chance: '校正后的p',
    level: '选项',
    chosen: '被选次数',
    expected: '偶然次数',
    theirs: '公布值',
    ours: '我们的',
    to: '至',
    properties: { name: '名字', position: '发言位置', option: '列表中的位置', place: '位置' },
  },
} as const satisfies Record<Language, unknown>

/** The name of a property of options. A game may have properties that have no name here. */
export function propertyName(property: string, language: Language): string {
  const names: Readonly<Record<string, string>> = pictureWords[language].properties
  return names[property] ?? property
}

interface Unit extends Pick<MeasureAbout, 'unit'> {
  /** A difference of two percentages is a number of percentage points, and has no sign of its own. */
  readonly isDifference?: boolean
}

const signOf = ({ unit, isDifference = false }: Unit) => (unit === 'share' && !isDifference ? '%' : '')

/** A number with its unit and a typographic minus sign. */
export function numberText(unit: Unit, value: number, { isSigned = false } = {}): string {
  const text = shownNumber(unit, Math.abs(value))
  const isZero = Number(text) === 0
  const sign = isZero ? '' : value < 0 ? '−' : isSigned ? '+' : ''
  return `${sign}${text}${signOf(unit)}`
}

/** A number of an axis, without places that say nothing. */
export function tickText(unit: Unit, value: number): string {
  const text = String(Number((unit.unit === 'share' ? 100 * value : value).toPrecision(6)))
  return text.replace('-', '−') + signOf(unit)
}

export function intervalText(
  unit: Unit,
  { low, high }: { readonly low: number | null; readonly high: number | null },
  language: Language,
): string {
  if (low === null || high === null) return '–'
  return `${numberText(unit, low)}${pictureWords[language].to}${numberText(unit, high)}`
}

export function conditionName(
  { names }: { readonly names: Pick<Results['names'], 'conditions'> },
  id: string,
  language: Language,
): string {
  return names.conditions[id]?.name[language] ?? id
}

/** A chance as it is printed: never as 0. */
export function chanceText(chance: number | null): string {
  if (chance === null) return '–'
  return chance < 0.001 ? '<0.001' : chance.toFixed(3)
}
