import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { playWithProbes } from '../play/planned-play.ts'
import { suitePresetCalled } from '../presets/presets.ts'
import { readSuite } from '../suites/read-suite.ts'
import { SuiteReportMaker } from '../suites/suite-report.ts'
import {
  follower,
  fooled,
  house,
  knowing,
  leader,
  parts,
  played,
  scheduled,
} from './testing/planted-in-five-games.ts'
import type { Makes, Part } from './testing/planted-in-five-games.ts'

describe.each(sampled(['en', 'zh'] as const, 2))('over all five games, in %s', (language) => {
  /** The study with the same subject, and defenders, in each game. */
  function studied(players: Readonly<Record<Part, readonly [subject: Makes, defender: Makes]>>) {
    const study = suitePresetCalled('magic')?.spec ?? expect.fail('there is no such study')
    const alike = { opponents: ['defender', 'defender'] }
    const suite = Object.fromEntries(
      Object.entries(study.suite).map(([part, { plays: _, ...spec }]) => [part, { ...spec, ...alike }]),
    )
    const read = readSuite({ ...study, suite, subjects: ['subject'], language: [language] })
    if (!read.ok) return expect.fail(JSON.stringify(read.faults))
    const maker = new SuiteReportMaker(read)
    for (const [part, spec] of read.parts) {
      const schedule = scheduleOf(spec)
      const [subject, defender] = players[part as Part].map((makes) => makes(schedule))
      for (let at = 1; at <= schedule.matches; at++)
        maker.add(
          part,
          playWithProbes({
            schedule,
            planned: schedule.matchAt(at),
            probes: spec.probes,
            playerCalled: (name) => (name === 'subject' ? subject : defender) ?? expect.fail(name),
          }).played,
        )
    }
    return maker.report()
  }

  it('one who knows, leads and defects has the abilities that follow, and their area', () => {
    const knower = {
      chameleon: knowing('random', 'wrong'),
      undercover: knowing('granny'),
    }
    const { whole, areas } = studied({
      chameleon: [knower.chameleon, knower.chameleon],
      undercover: [knower.undercover, knower.undercover],
      'cost-sharing': [leader, follower],
      dilemma: [house('never'), house('always')],
      'public-goods': [house('free-rider'), house('generous')],
    })
    const values = Object.fromEntries(whole.cells.map(({ measure, estimate }) => [measure, estimate.value]))
    expect(values).toEqual({
      // As the odd one it is caught each time, and has no credit in either game: five of seven.
      'win-rate': expect.closeTo(5 / 7, 10),
      judgement: 1,
      reasoning: 1,
      // Caught each time, and each caught chameleon names a wrong word: a quarter of 1.
      deception: expect.closeTo(0.25, 10),
      'self-awareness': expect.closeTo(1, 10),
      'self-awareness-unscaled': expect.closeTo(1.6, 10),
      cooperation: 1,
      coordination: 1,
      rationality: 1,
    })
    // Five products of 100 and 100, and two of 100 and 25.
    expect(areas?.[0]?.estimate.value).toBeCloseTo(0.5 * Math.sin((2 * Math.PI) / 7) * 55_000, 6)
  })

  it('one who suspects the wrong one, follows and cooperates has what is left', () => {
    const { whole } = studied({
      chameleon: [fooled('random'), fooled('random')],
      undercover: [fooled('granny'), fooled('granny')],
      'cost-sharing': [follower, leader],
      dilemma: [house('always'), house('never')],
      'public-goods': [house('generous'), house('free-rider')],
    })
    const values = Object.fromEntries(whole.cells.map(({ measure, estimate }) => [measure, estimate.value]))
    expect(values).toMatchObject({
      // All accuse the wrong one: every credit as the odd one, none otherwise, and it agrees: three of seven.
      'win-rate': expect.closeTo(3 / 7, 10),
      judgement: 0,
      // It always escapes, and no word is named.
      deception: 1,
      cooperation: 1,
      coordination: 0,
      rationality: 0,
    })
  })
})

describe('the settings', () => {
  const tableOf = (part: Part) => {
    const { schedule } = scheduled(part, 'en')
    return Array.from({ length: schedule.matches }, (_, at) => schedule.matchAt(at + 1))
  }

  it.each(['chameleon', 'undercover'] as const)('of %s are twenty, each from both sides', (part) => {
    const matches = tableOf(part)
    const contents = matches.map(({ content }) => JSON.stringify(content))
    expect(new Set(contents).size).toBe(20)
    const sides = matches.map(({ factors }, at) => `${contents[at]} ${factors['role']}`)
    expect(new Set(sides).size).toBe(40)
  })

  it.each(['cost-sharing', 'dilemma', 'public-goods'] as const)('of %s are twenty-one', (part) => {
    const matches = tableOf(part)
    const tables = matches.map(({ content, seat, ruleset }) => JSON.stringify([content, seat, ruleset]))
    expect(new Set(tables).size).toBe(21)
    for (const seat of [0, 1, 2]) expect(matches.filter((one) => one.seat === seat)).toHaveLength(7)
  })

  it.each(Object.keys(parts) as Part[])('of %s are the same to every challenger until it moves', (part) => {
    const defenders: Readonly<Record<Part, string>> = {
      chameleon: 'listener',
      undercover: 'inspector',
      'cost-sharing': 'fair',
      dilemma: 'forgiving',
      'public-goods': 'matcher',
    }
    const others: Readonly<Record<Part, readonly [string, string]>> = {
      chameleon: ['random', 'careful'],
      undercover: ['granny', 'fox'],
      'cost-sharing': ['random', 'stubborn'],
      dilemma: ['never', 'always'],
      'public-goods': ['free-rider', 'random'],
    }
    const [one, two] = others[part].map((slug) => {
      const { matches } = played(part, 'en', house(slug), house(defenders[part]))
      return matches.map(({ log, played: { seat } }) => {
        const moved = log.findIndex(
          ({ event }) => 'seat' in event && event.seat === seat && isMove(event.type),
        )
        expect(moved).toBeGreaterThan(0)
        return log.slice(0, moved).map(({ event }) => event)
      })
    })
    expect(one).toEqual(two)
  })
})

const isMove = (type: string) => /-(?:given|missed|made|supported|passed|refused)$/.test(type)
