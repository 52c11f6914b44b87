import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import { isYesOrNo } from '../judges/rubric.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import type { RoundCell } from '../report/by-round.ts'
import { raterName, rubricName } from '../report/formats/shown.ts'
import type { Report } from '../report/report.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { says } from './content/generated/words.ts'
import type { Figure } from './picture.ts'
import { estimateStrips } from './strips.ts'
import type { Called } from './words.ts'
import { cellName } from './words.ts'

interface Seen extends RoundCell {
  readonly unit: 'count' | 'share'
  readonly estimate: Estimate
}

/** What was rated, and the F1 of what was named, from part to part of the matches: a picture for every rubric and rater. */
export function roundFigures(
  report: Report,
  language: Language,
  called: Called = (subject) => subject,
): readonly Figure[] {
  const text = says[language]
  const seen = [
    ...(report.rounds ?? []).map(({ mean, ...cell }): Seen => ({
      ...cell,
      unit: isShareOfYes(cell.rubric) ? 'share' : 'count',
      estimate: mean,
    })),
    ...(report.named ?? []).map(({ f1, ...cell }): Seen => ({ ...cell, unit: 'share', estimate: f1 })),
  ].filter(({ round, estimate }) => round !== null && estimate.value !== null)
  const keys = [...new Set(seen.map(({ rubric, rater }) => JSON.stringify([rubric, rater])))]
  return keys.flatMap((key, at) => {
    const own = seen.filter(({ rubric, rater }) => JSON.stringify([rubric, rater]) === key)
    const [first] = own
    if (!first || new Set(own.map(({ round }) => round)).size < 2) return []
    const { rubric, rater, unit } = first
    const rows = own.map((one) => ({
      ...one,
      label: `${cellName(report, one, language, called)} · ${filled(text.round, { round: one.round ?? 0 })}`,
    }))
    const shows = unit === 'share' ? [0] : (rubricCalled(rubric)?.scale.map(({ value }) => value) ?? [])
    const who = raterName(report, { rubric, rater }, text.people)
    return {
      kind: 'rounds' as const,
      id: `rounds-${at + 1}-${rubric}`,
      title: filled(text.rounds, { rubric: rubricName(rubric, language), rater: who }),
      note: rubricCalled(rubric)?.from ? text.namedNote : text.roundsNote,
      ...estimateStrips(rows, { unit }, shows, language),
    }
  })
}

function isShareOfYes(id: string): boolean {
  const rubric = rubricCalled(id)
  return rubric !== undefined && !rubric.from && isYesOrNo(rubric)
}
