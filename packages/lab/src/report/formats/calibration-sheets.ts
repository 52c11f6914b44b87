import type { Language } from '@wis/engine'
import type { Calibration } from '../../judges/calibration/calibration.ts'
import type { Sheet } from './sheet.ts'
import { shownEstimate, trustMark, trustNote } from './shown.ts'
import type { Calibrated } from './shown.ts'

const words = {
  en: {
    title: 'How far judges can be trusted',
    head: ['Rubric', 'Judge', 'Items', 'κ', 'Judge less people', 'Slope on length', 'Threshold', 'Verdict'],
    note: 'Over the items that both the judge and people rated, the people by their mean. κ is weighted by the square of the distance where the scale has an order. The slope is what the judge gives beyond people where a text is e = 2.7 times as long. Where one chooses from a list, every entry is a yes or no about every item, κ is not weighted, and the judge less people is in how many entries are named. Intervals of 95 %, of κ by item and otherwise by deal or match.',
    verdicts: { trusted: 'reached', 'not-trusted': 'not reached', unknown: 'not known' },
    confusion: (rubric: string, judge: string) => `People and judge: ${rubric}, ${judge}`,
    people: 'People said',
    judge: (step: number) => `judge said ${step}`,
    confusionNote: 'How many items. People by their mean, on the nearest step.',
    listed: (rubric: string, judge: string) => `Entries that people and judge named: ${rubric}, ${judge}`,
    listedHead: ['Entry', 'Both', 'People alone', 'Judge alone', 'Neither', 'Judge less people, %'],
    listedNote:
      'How many items. People named what at least half of them chose. The difference is in the share of items, with an interval of 95 % by deal.',
    all: 'All entries',
    corrected: (rubric: string, judge: string) => `Without the slope on length: ${rubric}, ${judge}`,
    correctedHead: ['Subject', 'Condition', 'Mean rating', 'Corrected mean'],
    correctedNote:
      'Each rating less the slope times how far the logarithm of its length is from the mean. The intervals take the slope as known.',
  },
  zh: {
    title: '评审可信到什么程度',
    head: ['评分标准', '评审', '项数', 'κ', '评审减去人', '对长度的斜率', '门槛', '结论'],
    note: '只看评审和人都评过的项，人的评分取平均值。有顺序的量表，κ按距离的平方加权。斜率：文字长到e = 2.7倍时，评审比人多给多少。从列表中选择时，每项内容的每个条目各算一次是或否，κ不加权，“评审减去人”指选出的条目数之差。附95%区间：κ按项计算，其余按牌局或对局计算。',
    verdicts: { trusted: '达到', 'not-trusted': '未达到', unknown: '未知' },
    confusion: (rubric: string, judge: string) => `人与评审：${rubric}，${judge}`,
    people: '人的评分',
    judge: (step: number) => `评审给${step}`,
    confusionNote: '各格为项数。人的评分取平均值后最接近的一级。',
    listed: (rubric: string, judge: string) => `人与评审选出的条目：${rubric}，${judge}`,
    listedHead: ['条目', '都选', '只有人选', '只有评审选', '都不选', '评审减去人，%'],
    listedNote: '各格为项数。至少半数的人选了，即算人选了。差值为所占项数的比例之差，附按牌局计算的95%区间。',
    all: '所有条目',
    corrected: (rubric: string, judge: string) => `去除长度影响：${rubric}，${judge}`,
    correctedHead: ['受试者', '条件', '平均评分', '校正后的平均值'],
    correctedNote: '每个评分减去：斜率乘以其长度的对数与平均值之差。区间把斜率视为已知。',
  },
} as const

const rating = { unit: 'count' } as const

/** One table of all judges, and for each of them the confusion and the means without a love of length. */
export function calibrationSheets(
  report: Calibrated,
  language: Language,
  nameOf: (condition: string) => string,
): readonly Sheet[] {
  const { calibrations = [] } = report
  if (calibrations.length === 0) return []
  const text = words[language]
  const marks = trustNote(report)?.[language]
  return [
    {
      title: text.title,
      head: text.head,
      rows: calibrations.map(({ name, rubric, judge, items, kappa, bias, length, trust }) => [
        name[language],
        `${judge}${trustMark(report, rubric, judge)}`,
        String(items),
        shownEstimate(rating, kappa, language),
        shownEstimate(rating, bias, language),
        length ? shownEstimate(rating, length.slope, language) : '–',
        trust ? String(trust.least) : '–',
        trust ? text.verdicts[trust.verdict] : '–',
      ]),
      note: marks === undefined ? text.note : `${text.note} ${marks}`,
    },
    ...calibrations
      .filter(({ items }) => items > 0)
      .flatMap((one) =>
        sheetsOf(one, `${one.judge}${trustMark(report, one.rubric, one.judge)}`, language, nameOf),
      ),
  ]
}

function sheetsOf(
  { name, steps, confusion, listed, length }: Calibration,
  judge: string,
  language: Language,
  nameOf: (condition: string) => string,
): readonly Sheet[] {
  const text = words[language]
  if (listed) return [listedSheet({ name, confusion, listed }, judge, language)]
  const means = (length?.slope.value ?? null) === null ? [] : (length?.means ?? [])
  return [
    {
      title: text.confusion(name[language], judge),
      head: [text.people, ...steps.map(text.judge)],
      rows: steps.map((step, row) => [String(step), ...(confusion[row] ?? []).map(String)]),
      note: text.confusionNote,
    },
    ...(means.length > 0
      ? [
          {
            title: text.corrected(name[language], judge),
            head: text.correctedHead,
            rows: means.map(({ subject, condition, plain, corrected }) => [
              subject,
              nameOf(condition),
              shownEstimate(rating, plain, language),
              shownEstimate(rating, corrected, language),
            ]),
            note: text.correctedNote,
          },
        ]
      : []),
  ]
}

/** Every entry of the list, as people and the judge named it. */
function listedSheet(
  { name, confusion, listed }: Required<Pick<Calibration, 'name' | 'confusion' | 'listed'>>,
  judge: string,
  language: Language,
): Sheet {
  const text = words[language]
  const counted = ([neither = [], named = []]: Calibration['confusion']) =>
    [named[1], named[0], neither[1], neither[0]].map((count) => String(count ?? 0))
  return {
    title: text.listed(name[language], judge),
    head: text.listedHead,
    rows: [
      [text.all, ...counted(confusion), '–'],
      ...listed.map(({ label, counts, bias }) => [
        label[language],
        ...counted(counts),
        shownEstimate(share, bias, language),
      ]),
    ],
    note: text.listedNote,
  }
}

const share = { unit: 'share' } as const
