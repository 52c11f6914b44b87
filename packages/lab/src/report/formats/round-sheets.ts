import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import { isYesOrNo } from '../../judges/rubric.ts'
import { rubricCalled } from '../../judges/rubrics.ts'
import type { RoundCell } from '../by-round.ts'
import { says } from '../content/generated/words.ts'
import type { Report } from '../report.ts'
import { columnNames } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { conditionName, markedNote, raterName, rubricName, shownEstimate, shownNumber } from './shown.ts'

/** Tables of what was rated, and of what was found, by part of the match: one for each rubric. */
export function roundSheets(report: Report, language: Language): readonly Sheet[] {
  const text = says[language].rounds
  const noted = (note: string) => markedNote(note, report, language)
  const rounds = byRubric(report.rounds ?? []).map(([rubric, cells]): Sheet => {
    const step = cells.find(({ above }) => above)?.above?.step
    const known = rubricCalled(rubric)
    const isShare = known !== undefined && isYesOrNo(known)
    return {
      title: filled(text.rounds, { rubric: rubricName(rubric, language) }),
      head: [
        ...columnNames(text.cell),
        text.items,
        isShare ? text.yes : text.mean,
        ...(step === undefined ? [] : [filled(text.above, { step })]),
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
      title: filled(text.shares, { rubric: rubricName(rubric, language) }),
      head: [
        ...columnNames(text.cell).slice(0, -1),
        text.items,
        ...(cells[0]?.shares ?? []).map(({ step }) => filled(text.step, { step })),
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
    title: filled(text.named, { rubric: rubricName(rubric, language) }),
    head: [...columnNames(text.cell), ...columnNames(text.scores)],
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
  const text = says[language].rounds
  return [
    raterName(report, { rubric, rater }, text.people),
    subject,
    conditionName(report, condition, language),
    round === null ? text.all : String(round),
  ]
}
