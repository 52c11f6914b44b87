import { rngAt } from '@wis/engine'
import type { Comparison, Estimate } from '@wis/lab'
import { compare, comparisonSentence, verdictOf } from '@wis/lab'
import type { GateRow } from './gate-matches.ts'

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
    judged?.sentence ??
    'There is no earlier run to compare with. The next run will be compared with this one.'
  const told = { format: 'wis-gate/1', verdict, passed, sentence } as const
  const numbers = { first, second, difference, chance: judged?.chance ?? null }
  return { ...told, ...about, matches: about.rows.length, ...numbers }
}

const words: Readonly<Record<GateVerdict, string>> = {
  better: 'better',
  worse: 'worse',
  untold: 'no significant difference',
  'first-run': 'first run',
}

/** The deals at which the difference is looked at: four times, as evenly as they go. */
export function looksAt(matches: number): readonly number[] {
  const looks = [1, 2, 3, 4].map((look) => Math.ceil((matches * look) / 4))
  return [...new Set(looks)]
}

/**
 * Who looks four times is four times in danger of a false alarm. With the chance multiplied by so much, the danger over
 * all looks together stays at 5 % (Pocock 1977).
 */
const forFourLooks = 0.05 / 0.0182

type GateVerdict = 'better' | 'worse' | 'untold' | 'first-run'

export interface Judged {
  readonly verdict: Exclude<GateVerdict, 'first-run'>
  readonly comparison: Comparison
  /** The chance of such a difference if there is none, for all looks together. */
  readonly chance: number | null
  readonly sentence: string
}

interface Names {
  readonly candidate: string
  readonly baseline: string
}

/** Compares the two on the deals that both have played. */
export function judged(names: Names, own: readonly GateRow[], other: readonly GateRow[]): Judged {
  const comparison = compare({
    kind: 'mean',
    first: sums(own),
    second: sums(other),
    rng: rngAt('gate', own.length),
  })
  const p = comparison.test?.p ?? null
  const chance = p === null ? null : Math.min(1, p * forFourLooks)
  const corrected = p === null || chance === null ? undefined : { p, corrected: chance, comparisons: 1 }
  const told = verdictOf(comparison, corrected)
  const verdict = told === 'first' ? 'better' : told === 'second' ? 'worse' : 'untold'
  const measure = { name: 'points', more: 'plays better', unit: 'points per match' }
  const both = { first: names.candidate, second: names.baseline, measure, comparison }
  const sentence = comparisonSentence('en', { ...both, ...(corrected && { corrected }) })
  return { verdict, comparison, chance, sentence }
}

const sums = (rows: readonly GateRow[]) =>
  rows.flatMap(({ deal, points }) =>
    points === null ? [] : [{ deal: String(deal), above: points, below: 1 }],
  )

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
        '| | points per match | 95% interval |',
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
