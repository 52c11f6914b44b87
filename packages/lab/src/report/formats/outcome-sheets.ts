import type { Language } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { probeOutcomes } from '../../probes/probe-row.ts'
import { says } from '../content/generated/words.ts'
import type { Report } from '../report.ts'
import { columnNames } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { conditionName } from './shown.ts'

/** How the matches ended by subject and condition, and what became of the probes if there were any. */
export function outcomeSheets(
  { outcomes = [], names, spec }: Pick<Report, 'outcomes' | 'names' | 'spec'>,
  language: Language,
): readonly Sheet[] {
  if (outcomes.length === 0) return []
  const text = says[language].outcomes
  const cellOf = ({ subject, condition }: (typeof outcomes)[number]) => [
    subject,
    conditionName({ names }, condition, language),
  ]
  const probes = kitCalled(spec.game)?.studies?.probes ?? []
  const asked = outcomes.flatMap((one) =>
    Object.entries(one.probes).map(([id, counts]) => [
      ...[...cellOf(one), probes.find((probe) => probe.id === id)?.name[language] ?? id],
      ...probeOutcomes.map((outcome) => String(counts[outcome] ?? 0)),
    ]),
  )
  const ends = {
    title: text.matches,
    note: text.matchesNote,
    head: [text.subject, text.condition, ...columnNames(text.ends)],
    rows: outcomes.map((one) => [
      ...cellOf(one),
      ...[one.first, one.beaten, one.failed, one.void].map(String),
    ]),
  }
  const head = [text.subject, text.condition, text.probe, ...probeOutcomes.map((one) => text.outcomes[one])]
  return [
    ends,
    ...(asked.length > 0 ? [{ title: text.probes, note: text.probesNote, head, rows: asked }] : []),
  ]
}
