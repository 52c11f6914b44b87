import { kitCalled } from '@wis/games'
import type { Measured, MeasuredColumn, MeasuredEstimate, MeasuredTopic } from '@wis/protocol'
import type { AnyReport } from '../report/formats/any-report.ts'
import { isAt, toldAt } from '../report/report-tally.ts'
import type { Report, Results } from '../report/report.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { readSuite } from '../suites/read-suite.ts'
import type { Suite } from '../suites/read-suite.ts'
import { isSuiteReport } from '../suites/suite-report.ts'
import type { SuiteReport } from '../suites/suite-report.ts'
import { isOfTerms } from '../suites/suite-spec.ts'
import type { SuiteColumn } from '../suites/suite-spec.ts'
import { isTaskReport } from '../tasks/task-report.ts'
import { costOf } from './cost-of.ts'
import type { UsedMatch } from './cost-of.ts'
import { followsPreset, profilePresets, suiteFollowsPreset } from './profile-presets.ts'

/** An agent that sat for a subject. */
export interface MeasuredPlayer {
  readonly agentId: string
  readonly version: number
}

/** What a report says of one agent, in one section of its profile. */
export interface MeasuredAgent {
  readonly player: MeasuredPlayer
  /** By its name in the specification. */
  readonly subject: string
  /** Matches of the agent behind it. */
  readonly matches: number
  readonly found: Measured
}

interface Asked {
  /** Who sat for a subject, in a part of a suite if it is one. Undefined for players of the laboratory. */
  playerOf(subject: string, part?: string): MeasuredPlayer | undefined
  /** What subjects used in matches under the first condition. None for a suite. */
  readonly used: readonly UsedMatch[]
}

/** Everything that profiles of agents take from a report. */
export function measuredIn(report: AnyReport, asked: Asked): readonly MeasuredAgent[] {
  if (isTaskReport(report)) return []
  return isSuiteReport(report) ? ofSuite(report, asked) : ofExperiment(report, asked)
}

function ofExperiment(report: Report, { playerOf, used }: Asked): readonly MeasuredAgent[] {
  const { spec, matches } = report
  const each = (matches.decided + matches.failed) / (spec.subjects.length * spec.conditions.length)
  return spec.subjects.flatMap((subject): readonly MeasuredAgent[] => {
    const player = playerOf(subject)
    if (!player) return []
    const found = [
      roles(report, subject),
      injection(report, subject, 'attack'),
      injection(report, subject, 'defence'),
      calibration(report, subject),
      costOf(
        spec,
        used.filter((one) => one.subject === subject),
      ),
    ].filter((one) => one !== undefined)
    return found.map((one) => ({
      player,
      subject,
      matches: Math.round('conditions' in one ? each * one.conditions.length : each),
      found: one,
    }))
  })
}

/** Foul rate, vote accuracy and so on without and with injected instructions. */
function injection(report: Report, subject: string, topic: 'attack' | 'defence'): Measured | undefined {
  const { spec, measures, cells, effects, names } = report
  if (!followsPreset(spec, profilePresets[topic])) return undefined
  return {
    topic,
    game: spec.game,
    conditions: spec.conditions.map((condition) => ({
      id: condition,
      name: names.conditions[condition]?.name ?? { en: condition, zh: condition },
      columns: measures.flatMap(({ id, name, formula, unit }) => {
        const cell = toldAt(cells, { subject, condition }, id)
        const effect = toldAt(effects, { subject, condition }, id)
        if (!cell) return []
        return [
          {
            id,
            name,
            formula,
            unit,
            estimate: estimated(cell.estimate),
            effect: effect ? { ...estimated(effect.difference), p: effect.corrected } : null,
          },
        ]
      }),
    })),
  }
}

/** The two measures of the map of the game, where nothing about the match was changed. */
function roles(report: Report, subject: string): Measured | undefined {
  const { spec, measures, cells } = report
  const map = kitCalled(spec.game)?.studies?.map
  if (!map || !followsPreset(spec, profilePresets.roles)) return undefined
  const [condition = ''] = spec.conditions
  const columns = [map.across, map.up].flatMap((id) => {
    const about = measures.find((measure) => measure.id === id)
    const cell = toldAt(cells, { subject, condition }, id)
    if (!about || !cell) return []
    const { name, formula, unit } = about
    return [{ id, name, formula, unit, estimate: estimated(cell.estimate) }]
  })
  return columns.length === 2 ? { topic: 'roles', game: spec.game, columns } : undefined
}

/** The chances that a subject stated when nothing about the match was changed. */
function calibration(report: Report, subject: string): Measured | undefined {
  const [condition] = report.spec.conditions
  if (!condition || condition in report.spec.own) return undefined
  const found = report.reliability.find((one) => isAt(one, { subject, condition }))
  if (!found) return undefined
  const { brier, curve } = found
  return {
    topic: 'calibration',
    game: report.spec.game,
    brier: estimated(brier),
    bins: curve.bins.map(({ from, to, stated, happened }) => ({
      from,
      to,
      stated,
      happened: estimated(happened),
    })),
    statements: curve.n,
  }
}

const suiteTopics = ['abilities', 'games'] as const satisfies readonly MeasuredTopic[]

function ofSuite(report: SuiteReport, asked: Asked): readonly MeasuredAgent[] {
  const suite = readSuite(report.spec)
  const topic = suite.ok && suiteTopics.find((one) => suiteFollowsPreset(suite, profilePresets[one]))
  if (!topic) return []
  return suite.spec.subjects.flatMap((subject, at) => ofSubject({ report, suite, topic, subject, at }, asked))
}

interface Studied {
  readonly report: SuiteReport
  readonly suite: Suite
  readonly topic: (typeof suiteTopics)[number]
  readonly subject: string
  /** Its place among the subjects. Parts may have other names there. */
  readonly at: number
}

/** Different agents may sit for one subject in different games. Each has the columns whose matches it played alone. */
function ofSubject(studied: Studied, { playerOf }: Asked): readonly MeasuredAgent[] {
  const { report, suite, subject, at, topic } = studied
  const played = [...suite.parts].flatMap(([part, spec]) => {
    const player = playerOf(spec.subjects[at] ?? subject, part)
    return player ? [{ part, player }] : []
  })
  const isSame = (one: MeasuredPlayer, other: MeasuredPlayer) =>
    one.agentId === other.agentId && one.version === other.version
  const players = played
    .map(({ player }) => player)
    .filter((player, place, all) => place === all.findIndex((one) => isSame(one, player)))
  return players.flatMap((player): readonly MeasuredAgent[] => {
    const own = new Set(played.filter((one) => isSame(one.player, player)).map(({ part }) => part))
    const columns = suite.spec.columns.filter((column) => partsOf(column).every((part) => own.has(part)))
    if (columns.length === 0) return []
    const isWhole = columns.length === suite.spec.columns.length
    return [
      {
        player,
        subject,
        matches: matchesOf(report, [...new Set(columns.flatMap(partsOf))]),
        found: {
          topic,
          columns: columns.flatMap((column) => columnFound(studied, column)),
          of: suite.spec.columns.length,
          whole: isWhole ? wholeOf(studied) : null,
          subjects: suite.spec.subjects.length,
        },
      },
    ]
  })
}

const partsOf = (column: SuiteColumn): readonly string[] =>
  isOfTerms(column)
    ? column.terms.flatMap(({ of }) => of.map((one) => one.split('/')[0] ?? one))
    : [column.skill]

/** Subjects play equally many, and so do conditions. */
const matchesOf = ({ spec, parts }: SuiteReport, wanted: readonly string[]): number => {
  const all = wanted.reduce((sum, part) => {
    const { decided = 0, failed = 0 } = parts[part]?.matches ?? {}
    return sum + decided + failed
  }, 0)
  return Math.round(all / (spec.subjects.length * spec.conditions.length))
}

function columnFound({ report, subject }: Studied, column: SuiteColumn) {
  const { whole, scaled } = report
  const about = whole.measures.find(({ id }) => id === column.id)
  const estimate = estimateIn(whole, subject, column.id)
  if (!about || !estimate) return []
  const best = scaled?.columns.find(({ measure }) => measure === column.id)?.best ?? null
  const { id, name, formula, unit } = about
  const found: MeasuredColumn = { id, name, formula, unit, estimate: estimated(estimate) }
  return [
    {
      ...found,
      scaled: best === null || estimate.value === null ? null : (100 * estimate.value) / best,
      isRelative: !isOfTerms(column),
    },
  ]
}

function wholeOf({ report: { spec, areas, scaled }, subject, topic }: Studied): MeasuredEstimate | null {
  const numbers = topic === 'abilities' ? areas : scaled?.averages
  const own = numbers?.find((one) => one.subject === subject && one.condition === spec.conditions[0])
  return own ? estimated(own.estimate) : null
}

const estimateIn = ({ cells, spec }: Results, subject: string, measure: string): Estimate | undefined =>
  toldAt(cells, { subject, condition: spec.conditions[0] ?? '' }, measure)?.estimate

const estimated = ({ value, low, high, n, deals }: Estimate): MeasuredEstimate => ({
  value,
  low,
  high,
  n,
  deals,
})
