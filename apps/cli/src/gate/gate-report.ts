import type { Estimate } from '@wis/lab'
import type { GateRow } from './gate-matches.ts'
import type { GateVerdict, Judged } from './judge-gate.ts'

/** What a gate has found. Its names stay, because the next run and other programs read them. */
export interface GateReport {
  readonly format: 'wis-gate/1'
  readonly verdict: GateVerdict
  readonly passed: boolean
  readonly sentence: string
  readonly candidate: string
  readonly baseline: string
  readonly game: string
  readonly ruleset: string
  readonly language: string
  readonly seed: string
  /** Matches of the candidate, and how many it might have played. */
  readonly matches: number
  readonly planned: number
  readonly first: Estimate | null
  readonly second: Estimate | null
  readonly difference: Estimate | null
  /** Corrected for looking four times. */
  readonly chance: number | null
  readonly rows: readonly GateRow[]
}

export type GateAbout = Pick<
  GateReport,
  'candidate' | 'baseline' | 'game' | 'ruleset' | 'language' | 'seed' | 'planned' | 'rows'
>

/** Without a comparison it is a first run, which passes. */
export function gateReport(about: GateAbout, judged: Judged | undefined, mustBeBetter: boolean): GateReport {
  const verdict = judged?.verdict ?? 'first-run'
  const passed = verdict === 'better' || verdict === 'first-run' || (verdict === 'untold' && !mustBeBetter)
  const { first = null, second = null, difference = null } = judged?.comparison ?? {}
  const sentence =
    judged?.sentence ?? 'There is no earlier run to compare with. This one is kept for the next.'
  const told = { format: 'wis-gate/1', verdict, passed, sentence } as const
  const numbers = { first, second, difference, chance: judged?.chance ?? null }
  return { ...told, ...about, matches: about.rows.length, ...numbers }
}

const words: Readonly<Record<GateVerdict, string>> = {
  better: 'better',
  worse: 'worse',
  untold: 'cannot be told apart',
  'first-run': 'first run',
}

export function gateMarkdown(report: GateReport): string {
  const { candidate, baseline, first, second, difference, rows } = report
  const mean = (estimate: Estimate | null) =>
    estimate?.value === null || !estimate ? '–' : estimate.value.toFixed(3)
  const within = (estimate: Estimate | null) =>
    estimate?.low === null || !estimate ? '–' : `${estimate.low.toFixed(3)} to ${estimate.high.toFixed(3)}`
  const line = (name: string, estimate: Estimate | null) =>
    `| ${cell(name)} | ${mean(estimate)} | ${within(estimate)} |`
  const count = (of: 'refused' | 'missed') => rows.reduce((sum, row) => sum + row[of], 0)
  const compared = difference
    ? [
        '| | points a match | 95 % interval |',
        '| --- | --- | --- |',
        line(candidate, first),
        line(baseline, second),
      ]
    : []
  return [
    `### ${report.passed ? '✔' : '✘'} ${report.game}: ${cell(candidate)} against ${cell(baseline)}: ${words[report.verdict]}`,
    '',
    report.sentence,
    '',
    ...compared,
    ...(difference ? [line('difference', difference), ''] : []),
    `${report.matches} of at most ${report.planned} matches by \`${report.ruleset}\` in ${report.language}, seed \`${report.seed}\`. ` +
      `Of the answers of ${cell(candidate)}, ${count('refused')} were refused and ${count('missed')} missing.`,
    '',
  ].join('\n')
}

/** A name may have signs that end a cell. */
const cell = (text: string) => text.replaceAll(/[|\n\r`<>]/g, ' ')

export function gateJUnit(report: GateReport): string {
  const { game, candidate, baseline, passed, sentence } = report
  const name = escaped(`${candidate} is no worse than ${baseline}`)
  const failure = passed
    ? ''
    : `<failure message="${escaped(words[report.verdict])}">${escaped(sentence)}</failure>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites><testsuite name="wis gate" tests="1" failures="${passed ? 0 : 1}">`,
    `<testcase classname="${escaped(game)}" name="${name}">${failure}<system-out>${escaped(sentence)}</system-out></testcase>`,
    '</testsuite></testsuites>',
    '',
  ].join('\n')
}

const escaped = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
