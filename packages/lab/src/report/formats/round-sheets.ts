import type { Language } from '@wis/engine'
import { isYesOrNo } from '../../judges/rubric.ts'
import { rubricCalled } from '../../judges/rubrics.ts'
import type { RoundCell } from '../by-round.ts'
import type { Report } from '../report.ts'
import type { Sheet } from './sheet.ts'
import { shownEstimate, shownNumber, trustMark, trustNote } from './shown.ts'

const words = {
  en: {
    cell: ['Rater', 'Subject', 'Condition', 'Round'],
    people: 'people',
    all: 'all',
    items: 'Items',
    mean: 'Mean rating',
    yes: 'Yes, %',
    above: (step: number) => `Above ${step}, %`,
    rounds: (rubric: string) => `By round: ${rubric}`,
    roundsNote:
      'Mean ratings, or the share of yes, by part of the match, such as a quest, with intervals of 95 %. An item counts once, and each person of several weighs the same.',
    step: (step: number) => `${step}, %`,
    shares: (rubric: string) => `Share of each score: ${rubric}`,
    sharesNote:
      'How many items of a hundred had each score, over all parts of the matches, with intervals of 95 %. An item counts once, by its mean on the nearest step.',
    scores: ['Named', 'Precision, %', 'Were so', 'Recall, %', 'F1, %', 'F1 by chance, %'],
    named: (rubric: string) => `Found: ${rubric}`,
    namedNote:
      'What was chosen from the list, against what was so, with the number of both: micro precision, recall and F1 over all items, with intervals of 95 %. By chance: as many drawn by lot from the list.',
  },
  zh: {
    cell: ['评分者', '受试者', '条件', '轮次'],
    people: '人',
    all: '全部',
    items: '项数',
    mean: '平均评分',
    yes: '“是”的比例，%',
    above: (step: number) => `高于${step}的比例，%`,
    rounds: (rubric: string) => `按轮次：${rubric}`,
    roundsNote:
      '按对局的阶段（如任务）计算的平均评分或“是”的比例，附95%区间。每项只算一次，几个人评同一项时权重相同。',
    step: (step: number) => `${step}分，%`,
    shares: (rubric: string) => `各分数的比例：${rubric}`,
    sharesNote:
      '对局各阶段合计，每百项中得到各个分数的项数，附95%区间。每项只算一次，取其平均值最接近的一级。',
    scores: ['选出', '精确率，%', '实际', '召回率，%', 'F1，%', '随机的F1，%'],
    named: (rubric: string) => `识别：${rubric}`,
    namedNote:
      '从列表中选出的与实际的对照，附两者的数目：所有项合计的精确率、召回率和F1，附95%区间。随机：从列表中抽取同样多项。',
  },
} as const

/** Tables of what was rated, and of what was found, by part of the match: one for each rubric. */
export function roundSheets(report: Report, language: Language): readonly Sheet[] {
  const text = words[language]
  const marks = trustNote(report)?.[language]
  const noted = (note: string) => (marks === undefined ? note : `${note} ${marks}`)
  const rounds = byRubric(report.rounds ?? []).map(([rubric, cells]): Sheet => {
    const step = cells.find(({ above }) => above)?.above?.step
    const known = rubricCalled(rubric)
    const isShare = known !== undefined && isYesOrNo(known)
    return {
      title: text.rounds(nameOf(rubric, language)),
      head: [
        ...text.cell,
        text.items,
        isShare ? text.yes : text.mean,
        ...(step === undefined ? [] : [text.above(step)]),
      ],
      rows: cells.map((cell) => [
        ...cellOf(report, cell, language),
        String(cell.mean.n),
        shownEstimate(isShare ? share : { unit: 'count' }, cell.mean, language),
        ...(step === undefined ? [] : [cell.above ? shownEstimate(share, cell.above.share, language) : '–']),
      ]),
      note: noted(text.roundsNote),
    }
  })
  const shares = byRubric((report.rounds ?? []).filter((cell) => cell.shares)).map(
    ([rubric, cells]): Sheet => ({
      title: text.shares(nameOf(rubric, language)),
      head: [
        ...text.cell.slice(0, -1),
        text.items,
        ...(cells[0]?.shares ?? []).map(({ step }) => text.step(step)),
      ],
      rows: cells.map((cell) => [
        ...cellOf(report, cell, language).slice(0, -1),
        String(cell.mean.n),
        ...(cell.shares ?? []).map((one) => shownEstimate(share, one.share, language)),
      ]),
      note: noted(text.sharesNote),
    }),
  )
  const named = byRubric(report.named ?? []).map(([rubric, cells]): Sheet => ({
    title: text.named(nameOf(rubric, language)),
    head: [...text.cell, ...text.scores],
    rows: cells.map((cell) => [
      ...cellOf(report, cell, language),
      ...[cell.precision, cell.recall].flatMap((score) => [
        String(score.n),
        shownEstimate(share, score, language),
      ]),
      shownEstimate(share, cell.f1, language),
      cell.chance === null ? '–' : shownNumber(share, cell.chance),
    ]),
    note: noted(text.namedNote),
  }))
  return [...shares, ...rounds, ...named]
}

const share = { unit: 'share' } as const

const nameOf = (rubric: string, language: Language) => rubricCalled(rubric)?.name[language] ?? rubric

/** A part of a match in which nothing was seen has no row. */
function byRubric<Cell extends RoundCell & SeenCell>(cells: readonly Cell[]) {
  const seen = cells.filter((cell) => (cell.mean ?? cell.f1)?.value !== null)
  return [...new Set(seen.map(({ rubric }) => rubric))].map(
    (rubric) => [rubric, seen.filter((cell) => cell.rubric === rubric)] as const,
  )
}

interface SeenCell {
  readonly mean?: { readonly value: number | null }
  readonly f1?: { readonly value: number | null }
}

function cellOf(report: Report, { rubric, rater, subject, condition, round }: RoundCell, language: Language) {
  const text = words[language]
  return [
    rater === null ? text.people : `${rater}${trustMark(report, rubric, rater)}`,
    subject,
    report.names.conditions[condition]?.name[language] ?? condition,
    round === null ? text.all : String(round),
  ]
}
