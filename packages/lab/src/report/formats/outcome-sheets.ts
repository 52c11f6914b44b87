import type { Language } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { probeOutcomes } from '../../probes/probe-row.ts'
import type { ProbeOutcome } from '../../probes/probe-row.ts'
import type { Report } from '../report.ts'
import type { Sheet } from './sheet.ts'

const words = {
  en: {
    matches: 'How the matches ended',
    matchesNote:
      'Numbers of matches. A match that the subject could not play counts as beaten in the results.',
    probes: 'What became of the probes',
    probesNote: 'Numbers of questions to the subject. Only those that were answered are scored.',
    subject: 'Subject',
    condition: 'Condition',
    probe: 'Probe',
    ends: ['First place', 'Beaten', 'Subject failed', 'Void'],
    outcomes: {
      answered: 'Answered',
      declined: 'Declined',
      unreadable: 'Unreadable',
      failed: 'Failed',
      'not-asked': 'Not asked',
      'cannot-be-asked': 'Cannot be asked',
    },
  },
  zh: {
    matches: '对局的结果',
    matchesNote: '局数。受试者无法进行的对局在结果中按落败计算。',
    probes: '探针的回答情况',
    probesNote: '向受试者提问的次数。只有作答的才计分。',
    subject: '受试者',
    condition: '条件',
    probe: '探针',
    ends: ['第一名', '落败', '受试者故障', '作废'],
    outcomes: {
      answered: '已作答',
      declined: '拒答',
      unreadable: '无法读取',
      failed: '故障',
      'not-asked': '未提问',
      'cannot-be-asked': '不可提问',
    },
  },
} as const satisfies Record<
  Language,
  { readonly outcomes: Record<ProbeOutcome, string>; [word: string]: unknown }
>

/** How the matches ended by subject and condition, and what became of the probes if there were any. */
export function outcomeSheets(
  { outcomes = [], names, spec }: Pick<Report, 'outcomes' | 'names' | 'spec'>,
  language: Language,
): readonly Sheet[] {
  if (outcomes.length === 0) return []
  const text = words[language]
  const cellOf = ({ subject, condition }: (typeof outcomes)[number]) => [
    subject,
    names.conditions[condition]?.name[language] ?? condition,
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
    head: [text.subject, text.condition, ...text.ends],
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
