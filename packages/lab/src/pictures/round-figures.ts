import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import { isYesOrNo } from '../judges/rubric.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import type { RoundCell } from '../report/by-round.ts'
import { trustMark } from '../report/formats/shown.ts'
import type { Report } from '../report/report.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { says } from './content/generated/words.ts'
import type { Called } from './effect-figures.ts'
import type { Figure, Strip } from './picture.ts'
import { ofStrips } from './strips.ts'
import { conditionName, intervalText, numberText, tickText } from './words.ts'

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
    const rows = own.map((one) => stripOf(one, report, language, called))
    const shows = unit === 'share' ? [0] : (rubricCalled(rubric)?.scale.map(({ value }) => value) ?? [])
    const who = rater === null ? text.people : `${rater}${trustMark(report, rubric, rater)}`
    return {
      kind: 'rounds' as const,
      id: `rounds-${at + 1}-${rubric}`,
      title: filled(text.rounds, { rubric: rubricCalled(rubric)?.name[language] ?? rubric, rater: who }),
      note: rubricCalled(rubric)?.from ? text.namedNote : text.roundsNote,
      ...ofStrips({ rows, shows, tickText: (value) => tickText({ unit }, value) }),
      table: {
        head: [text.subject, text.value, text.interval, text.counted],
        rows: own.map(({ estimate }, place) => [
          rows[place]?.label ?? '',
          rows[place]?.said ?? '',
          intervalText({ unit }, estimate, language),
          String(estimate.n),
        ]),
      },
    }
  })
}

function isShareOfYes(id: string): boolean {
  const rubric = rubricCalled(id)
  return rubric !== undefined && !rubric.from && isYesOrNo(rubric)
}

function stripOf(
  { subject, condition, round, unit, estimate }: Seen,
  report: Report,
  language: Language,
  called: Called,
): Strip {
  const { value, low, high } = estimate
  const hasMany = report.spec.conditions.length > 1
  const name = called(subject)
  const whose = hasMany ? `${name}, ${conditionName(report, condition, language)}` : name
  return {
    label: `${whose} · ${filled(says[language].round, { round: round ?? 0 })}`,
    said: value === null ? '–' : numberText({ unit }, value),
    value,
    low,
    high,
    look: 'told',
    cell: { subject, condition },
  }
}
