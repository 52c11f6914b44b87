import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { playWithProbes } from '../play/planned-play.ts'
import { presetCalled, suitePresetCalled } from '../presets/presets.ts'
import { reportOf } from '../report/make-report.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { readSpec } from '../spec/read-spec.ts'
import { readSuite } from '../suites/read-suite.ts'
import { SuiteReportMaker } from '../suites/suite-report.ts'
import { costOf } from './cost-of.ts'
import { measuredIn } from './measured-in.ts'
import { independentDifference } from './profile-presets.ts'

function played(spec: ExperimentSpec) {
  const schedule = scheduleOf(spec)
  const playerCalled = (name: string) =>
    schedule.kit.house.find(({ slug }) => slug === name) ?? expect.fail(name)
  return Array.from({ length: schedule.matches }, (_, at) => {
    const planned = schedule.matchAt(at + 1)
    return playWithProbes({ schedule, planned, probes: spec.probes, playerCalled }).played
  })
}

function experiment(preset: string, changed: object = {}) {
  const known = presetCalled(preset)?.spec
  const small = { ...known?.design, materials: 4, repeats: 1 }
  const read = readSpec({ ...known, design: small, ...changed })
  if (!read.ok) return expect.fail(JSON.stringify(read.faults))
  // As a database gives it back: with its fields in another order.
  const turned = Object.fromEntries(Object.entries(read.spec).toReversed()) as ExperimentSpec
  const rows = played(read.spec)
  return { rows, report: { ...reportOf(read.spec, rows), spec: turned } }
}

function suite(preset: string, changed: object = {}) {
  const known = suitePresetCalled(preset)?.spec
  const parts = Object.fromEntries(
    Object.entries(known?.suite ?? {}).map(([name, part]) => {
      const { design } = part as { readonly design?: { readonly arranged?: boolean } }
      return [
        name,
        { ...part, design: { ...design, ...(design?.arranged === true ? {} : { materials: 3 }) } },
      ]
    }),
  )
  const read = readSuite({ ...known, suite: parts, ...changed })
  if (!read.ok) return expect.fail(JSON.stringify(read.faults))
  const maker = new SuiteReportMaker(read)
  for (const [part, spec] of read.parts) for (const match of played(spec)) maker.add(part, match)
  return maker.report()
}

const playerOf = (subject: string, part = 'alone') => ({ agentId: `${part} ${subject}`, version: 2 })
const everybody = { playerOf, used: [] }

describe('what a profile takes from an experiment', () => {
  const { report, rows } = experiment('wis-attack', { subjects: ['granny', 'fox'] })
  const [granny, ...others] = measuredIn(report, everybody)

  it('is each agent against its own baseline, with the numbers of the report', () => {
    expect(others).toHaveLength(1)
    expect(granny).toMatchObject({
      player: { agentId: 'alone granny', version: 2 },
      subject: 'granny',
      matches: rows.length / 2,
    })
    if (granny?.found.topic !== 'attack') return expect.fail('no attack')
    const [baseline, attacked] = granny.found.conditions
    expect([baseline?.id, attacked?.id]).toEqual(['unwarned', 'attack-unwarned'])
    const foul = attacked?.columns.find(({ id }) => id === 'foul-rate')
    const cell = report.cells.find(
      (one) => one.subject === 'granny' && one.condition === 'attack-unwarned' && one.measure === 'foul-rate',
    )
    expect(foul?.estimate.value).toBe(cell?.estimate.value)
    expect(foul?.effect?.p).not.toBeUndefined()
    expect(baseline?.columns.every(({ effect }) => effect === null)).toBe(true)
  })

  it('is nothing where the experiment changed what its preset plays', () => {
    const changes = [
      { opponents: ['inspector'] },
      { conditions: ['unwarned', 'attack'] },
      { preset: 'other' },
    ]
    for (const changed of changes) {
      const made = { ...report, spec: { ...report.spec, ...changed } }
      expect(measuredIn(made, everybody)).toEqual([])
    }
  })

  it('is nothing of a subject that is no agent', () => {
    expect(measuredIn(report, { playerOf: () => undefined, used: [] })).toEqual([])
  })

  it('has the chances that an agent stated', () => {
    const asked = experiment('spygame-tom', { subjects: ['fox'] })
    const [found] = measuredIn(asked.report, everybody)
    const [reliability] = asked.report.reliability
    expect(found?.found).toMatchObject({
      topic: 'calibration',
      game: 'who-is-spy',
      statements: reliability?.curve.n,
      brier: { value: reliability?.brier.value },
    })
  })

  it('has how well it deceives and detects, by the two measures of the map of the game', () => {
    const overall = experiment('wis-overall', { subjects: ['fox'], language: ['en'] })
    const found = measuredIn(overall.report, everybody)
    const [roles] = found.flatMap((one) => (one.found.topic === 'roles' ? [one.found] : []))
    const estimateOf = (measure: string) =>
      overall.report.cells.find((cell) => cell.measure === measure)?.estimate
    for (const [at, id] of ['win-rate-spy', 'vote-accuracy'].entries()) {
      const { value, low, high, n } = estimateOf(id) ?? {}
      expect(roles?.columns[at]).toMatchObject({ id, estimate: { value, low, high, n } })
    }
    expect(measuredIn(report, everybody).map((one) => one.found.topic)).not.toContain('roles')
  })

  it('has what points cost: a match without points was paid for, too', () => {
    const used = rows
      .filter(({ subject, condition }) => subject === 'fox' && condition === 'unwarned')
      .map(({ deal }, at) => ({
        subject: 'fox',
        deal,
        tokens: 100,
        spend: at === 0 ? null : 3,
        points: at % 2 === 0 ? 0 : 30,
      }))
    const cost = measuredIn(report, { playerOf, used }).find(({ found }) => found.topic === 'cost')
    const points = used.reduce((sum, one) => sum + one.points, 0) / 15
    expect(cost?.found).toMatchObject({
      game: 'who-is-spy',
      ruleset: 'wis-2024',
      tokens: {
        perPoint: { value: (100 * used.length) / points, n: used.length },
        perMatch: { value: 100 },
      },
      dollars: null,
    })
    const unknown = used.map((one) => ({ ...one, tokens: null }))
    expect(measuredIn(report, { playerOf, used: unknown }).map(({ found }) => found.topic)).not.toContain(
      'cost',
    )
  })
})

describe('what a point costs', () => {
  const { spec } = readSpec({ ...presetCalled('wis-overall')?.spec, seed: 'cost' }) as {
    spec: ExperimentSpec
  }
  const cost = (pointsAt: (at: number) => number) => {
    const used = Array.from({ length: 40 }, (_, at) => ({
      subject: 'fox',
      deal: at + 1,
      tokens: 500 + 20 * (at % 7),
      spend: null,
      points: pointsAt(at),
    }))
    const found = costOf(spec, used)
    return found?.topic === 'cost' ? found : expect.fail('no cost')
  }

  it('has no interval where nobody knows that a match wins any, because there is no end to it', () => {
    const { points, tokens } = cost((at) => (at % 8 === 0 ? 120 : at % 3 === 0 ? -30 : 0))
    expect(points.low).toBeLessThan(0)
    expect(tokens.perPoint).toMatchObject({ value: expect.any(Number), low: null, high: null })
    expect(tokens.perMatch.low).toBeGreaterThan(0)
  })

  it('has one where a match wins some, and never below nothing', () => {
    const { points, tokens } = cost((at) => (at % 2 === 0 ? 60 : 0))
    expect(points.low).toBeGreaterThan(0)
    expect(tokens.perPoint?.low).toBeGreaterThanOrEqual(0)
    expect(tokens.perPoint?.high).toBeGreaterThan(tokens.perPoint?.value ?? 0)
  })
})

describe('what a profile takes from a suite', () => {
  const report = suite('magic')

  it('is every column for an agent that sat in all games, with the area of its radar', () => {
    const all = measuredIn(report, { playerOf: (subject) => ({ agentId: subject, version: 1 }), used: [] })
    // Different house players sit for a subject in different games.
    const fox = all.find(({ player }) => player.agentId === 'fair')
    expect(fox?.found.topic).toBe('abilities')
    const one = measuredIn(report, {
      playerOf: () => ({ agentId: 'one', version: 1 }),
      used: [],
    })
    const [found] = one
    if (found?.found.topic !== 'abilities') return expect.fail('no abilities')
    expect(found.found.columns.map(({ id }) => id)).toEqual(report.spec.columns.map(({ id }) => id))
    expect(found.found.whole?.value).toBe(report.areas?.[0]?.estimate.value)
  })

  it('is only what an agent played alone, where others sat in the other games', () => {
    const found = measuredIn(report, everybody)
    const ofFair = found.find(({ player }) => player.agentId === 'cost-sharing fair')
    if (ofFair?.found.topic !== 'abilities') return expect.fail('no abilities')
    expect(ofFair.found.columns.map(({ id }) => id)).toEqual(['cooperation', 'coordination'])
    expect(ofFair.found).toMatchObject({ whole: null, of: report.spec.columns.length, subjects: 2 })
    expect(ofFair.matches).toBe((report.parts['cost-sharing']?.matches.decided ?? 0) / 2)
  })

  it('is the same of a study that was planned before a term could add nothing', () => {
    const { columns = [] } = suitePresetCalled('magic')?.spec ?? {}
    const before = columns.map((column) =>
      'terms' in column
        ? { ...column, formula: undefined, terms: column.terms.map(({ times, of }) => ({ times, of })) }
        : column,
    )
    expect(measuredIn(suite('magic', { columns: before }), everybody)).not.toEqual([])
  })

  it('is nothing where a column was changed', () => {
    const [first, ...rest] = report.spec.columns
    const changed = { ...report, spec: { ...report.spec, columns: [{ ...first, better: 'fewer' }, ...rest] } }
    expect(measuredIn(changed as typeof report, everybody)).toEqual([])
  })
})

describe('a difference of two numbers that were measured apart', () => {
  it('has the interval that Newcombe gives for 56 of 70 and 48 of 80', () => {
    const difference = independentDifference(
      { value: 56 / 70, low: 0.6917, high: 0.877 },
      { value: 48 / 80, low: 0.4904, high: 0.7004 },
    )
    expect(difference?.value).toBeCloseTo(0.2, 10)
    expect(difference?.low).toBeCloseTo(0.0524, 3)
    expect(difference?.high).toBeCloseTo(0.3339, 3)
  })

  it('is not given where one of them has no interval', () => {
    const known = { value: 1, low: 0, high: 2 }
    expect(independentDifference(known, { value: 1, low: null, high: null })).toBeUndefined()
    expect(independentDifference({ value: null, low: null, high: null }, known)).toBeUndefined()
  })
})
