import { rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import type { Schedule } from '../design/planned-match.ts'
import type { LocalPlayer } from '../play/planned-play.ts'
import { playWithProbes } from '../play/planned-play.ts'
import { suitePresetCalled } from '../presets/presets.ts'
import type { LocalProbed } from '../probes/probe-questions.ts'
import { reportOf } from '../report/make-report.ts'
import { readSpec } from '../spec/read-spec.ts'
import { readSuite } from '../suites/read-suite.ts'
import { SuiteReportMaker } from '../suites/suite-report.ts'

type Player = LocalPlayer & LocalProbed
type Makes = (schedule: Schedule) => Player

const about = { seed: 'five-games', subjects: ['subject'], opponents: ['defender', 'defender'] }
const both = { materials: 20, repeats: 2 }
const everySeat = { arranged: true, materials: 21, repeats: 1 }
const probes = ['first-order', 'predicted-deductions']

const parts = {
  chameleon: { game: 'chameleon', ruleset: 'magic', design: both, probes },
  undercover: { game: 'who-is-spy', ruleset: 'undercover-3-magic', design: both, probes },
  'cost-sharing': { game: 'cost-sharing', ruleset: 'magic-given', design: { materials: 7, repeats: 3 } },
  dilemma: { game: 'dilemma', ruleset: 'magic-3-5-2', design: everySeat },
  'public-goods': { game: 'public-goods', ruleset: 'magic-1', design: everySeat },
} as const
type Part = keyof typeof parts

const named: Readonly<Record<Part, readonly string[]>> = {
  chameleon: [
    'credits-chameleon',
    'credits-other',
    'vote-accuracy',
    '1-identity',
    '2-deduction',
    'self-identity',
    'deceptions',
    'misled-guesses',
  ],
  undercover: [
    'credits-spy',
    'credits-civilian',
    'vote-accuracy',
    '1-identity',
    '2-deduction',
    'self-identity',
    'deceptions',
  ],
  'cost-sharing': ['agreement-rate', 'coordination', 'own-share', 'refused-rate'],
  dilemma: ['win-rate', 'defection-rate', 'mean-points'],
  'public-goods': ['win-rate', 'least-or-tied-rate', 'investment-rate', 'mean-points', 'payback'],
}

function scheduled(part: Part, language: 'en' | 'zh', more: object = {}) {
  const read = readSpec({
    name: part,
    ...about,
    ...parts[part],
    language: [language],
    measures: named[part],
    ...more,
  })
  const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
  return { spec, schedule: scheduleOf(spec) }
}

function played(part: Part, language: 'en' | 'zh', subject: Makes, defender: Makes) {
  const { spec, schedule } = scheduled(part, language)
  const [own, other] = [subject(schedule), defender(schedule)]
  const matches = Array.from({ length: schedule.matches }, (_, at) =>
    playWithProbes({
      schedule,
      planned: schedule.matchAt(at + 1),
      probes: spec.probes,
      playerCalled: (name) => (name === 'subject' ? own : other),
    }),
  )
  const report = reportOf(
    spec,
    matches.map((match) => match.played),
  )
  const valueOf = (measure: string) =>
    report.cells.find((cell) => cell.measure === measure)?.estimate.value ?? null
  return { valueOf, matches, schedule, report }
}

/** Invests so much of its hundred points in the first round, and nothing afterwards. */
const investing =
  (points: number): Makes =>
  () => {
    const first = (state: unknown) => (state as { readonly round: number }).round === 1
    return {
      answer: ({ state }) => ({ fields: { invest: first(state) ? points : 0 } }),
      probed: () => ({}),
    }
  }

const leader: Makes = () => ({
  answer: () => ({ fields: { move: 'propose', shares: [30, 30, 40] } }),
  probed: () => ({}),
})

/** Supports whoever proposed these shares, and whom the opening leaves alone. */
const follower: Makes = () => ({
  answer: ({ state, turn }) => {
    const { stands, aliases } = state as Known & { readonly stands: readonly (readonly number[] | null)[] }
    const led = stands.findIndex((shares, seat) => seat !== turn.seat && String(shares) === '30,30,40')
    return { fields: { move: 'support', support: aliases[led < 0 ? turn.seat : led] ?? '' } }
  },
  probed: () => ({}),
})

const house =
  (slug: string): Makes =>
  ({ kit }) =>
    kit.house.find((one) => one.slug === slug) ?? expect.fail(`there is no ${slug}`)

interface Odd {
  readonly seat: Seat
  /** The secret word of a game that has one. */
  readonly word?: string
}

/** The odd one of every match, by its seed. */
function oddOnes(schedule: Schedule): ReadonlyMap<string, Odd> {
  const { kit } = schedule
  return new Map(
    Array.from({ length: schedule.matches }, (_, at) => {
      const { seed, ruleset, language, content } = schedule.matchAt(at + 1)
      const config = { ruleset, language, material: content }
      const events: readonly object[] = kit.rules.open(config, [0, 1, 2], rngAt(seed, 0))
      const chosen = events.find((event) => /-chosen"/.test(JSON.stringify(event))) as Odd
      return [seed, chosen] as const
    }),
  )
}

interface Known {
  readonly aliases: readonly string[]
}

/** Speaks as a house player does, but goes by what it is given as the odd one in votes and in probes. */
const suspecting =
  (
    slug: string,
    suspectOf: (odd: Seat, seat: Seat, salt: string) => Seat,
    named?: 'right' | 'wrong',
  ): Makes =>
  (schedule) => {
    const odd = oddOnes(schedule)
    const speaks = house(slug)(schedule)
    const nameOf = (state: unknown, seat: Seat) => (state as Known).aliases[seat] ?? ''
    const known = (seed: string) => odd.get(seed.slice(0, seed.lastIndexOf(':'))) ?? expect.fail(seed)
    const oddIn = (seed: string) => known(seed).seat
    return {
      answer: (asked) => {
        const { seat, kind } = asked.turn
        if (kind === 'guess' && named)
          return { fields: { word: named === 'right' ? (known(asked.seed).word ?? '') : 'zyzzyva' } }
        if (kind !== 'vote') return speaks.answer(asked)
        const taken = suspectOf(oddIn(asked.seed), seat, asked.seed)
        const target = taken === seat ? (seat + 1) % 3 : taken
        return { fields: { vote: nameOf(asked.state, target) } }
      },
      probed: ({ probe, state, seat, seed }) => {
        const taken = nameOf(state, suspectOf(oddIn(seed), seat, `${seed}/${probe}`))
        const others = [0, 1, 2].filter((other) => other !== seat)
        if (probe !== 'first-order')
          return Object.fromEntries(others.map((other) => [`suspect-of-${other + 1}`, taken]))
        const words = Object.fromEntries(others.map((other) => [`word-${other + 1}`, '?']))
        const isSelf = taken === nameOf(state, seat)
        return { role: isSelf ? 'chameleon' : 'other', chameleon: taken, spy: taken, ...words }
      },
    }
  }

const knowing = (slug: string, named?: 'right' | 'wrong') => suspecting(slug, (odd) => odd, named)
const fooled = (slug: string) => suspecting(slug, (odd) => (odd + 1) % 3)
const guessing = (slug: string) => suspecting(slug, (_, __, salt) => rngAt(salt, 0).int(3))
const speakers = { chameleon: 'random', undercover: 'granny' } as const

describe.each(sampled(['en', 'zh'] as const, 2))('in %s', (language) => {
  it.each(['chameleon', 'undercover'] as const)(
    'one who knows the truth of %s is right about everything',
    (part) => {
      const knower = knowing(speakers[part])
      const { valueOf } = played(part, language, knower, knower)
      for (const measure of ['vote-accuracy', '1-identity', '2-deduction', 'self-identity'])
        expect([measure, valueOf(measure)]).toEqual([measure, 1])
      // At a table where all others know, the odd one is always caught.
      expect(valueOf('deceptions')).toBe(0)
    },
  )

  it.each(['chameleon', 'undercover'] as const)(
    'one who guesses in %s is right as often as chance is',
    (part) => {
      const { valueOf } = played(part, language, guessing(speakers[part]), knowing(speakers[part]))
      // Of three seats it takes any for the odd one: a seat is seen as what it is in 1/9 + 4/9 of the cases.
      for (const measure of ['1-identity', '2-deduction', 'self-identity'])
        expect(Math.abs((valueOf(measure) ?? Number.NaN) - 5 / 9)).toBeLessThan(0.2)
      expect(valueOf('vote-accuracy')).toBeLessThan(0.85)
    },
  )

  it.each([
    ['chameleon', 'credits-chameleon', 'credits-other'],
    ['undercover', 'credits-spy', 'credits-civilian'],
  ] as const)('where all accuse the wrong one, the odd one of %s has every credit', (part, odd, others) => {
    const player = fooled(speakers[part])
    const { valueOf } = played(part, language, player, player)
    expect([valueOf(odd), valueOf(others), valueOf('deceptions'), valueOf('vote-accuracy')]).toEqual([
      1, 0, 1, 0,
    ])
    const knower = knowing(speakers[part], 'wrong')
    const caught = played(part, language, knower, knower)
    expect([caught.valueOf(odd), caught.valueOf(others)]).toEqual([0, 1])
  })

  it('a caught chameleon that names the word shares the credits, and one that names another was misled', () => {
    const both = (named: 'right' | 'wrong') => {
      const player = knowing('random', named)
      return played('chameleon', language, player, player).valueOf
    }
    // One of two credits for each.
    const [right, wrong] = [both('right'), both('wrong')]
    expect(['credits-chameleon', 'credits-other', 'misled-guesses'].map(right)).toEqual([0.5, 0.5, 0])
    expect(['credits-chameleon', 'credits-other', 'misled-guesses'].map(wrong)).toEqual([0, 1, 1])
  })

  it('what is kept and what comes back adds up by hand over the seven multipliers', () => {
    // The multipliers add up to 13. All invest 100, or nobody invests anything.
    const all = played('public-goods', language, investing(100), investing(100)).valueOf
    expect(['investment-rate', 'payback', 'mean-points'].map(all)).toEqual([
      1,
      expect.closeTo(1300 / 7, 8),
      expect.closeTo(1300 / 7, 8),
    ])
    const none = played('public-goods', language, investing(0), investing(0)).valueOf
    expect(['investment-rate', 'payback', 'mean-points'].map(none)).toEqual([0, 0, 100])
    // The subject alone keeps 100, and has a third of what 200 come to.
    const alone = played('public-goods', language, investing(0), investing(100)).valueOf
    expect(alone('payback')).toBeCloseTo((200 * 13) / 7 / 3, 8)
    expect(alone('mean-points')).toBeCloseTo(100 + (200 * 13) / 7 / 3, 8)
  })

  it('each setting is told by itself: whoever invests all has its multiplier back', () => {
    const { report } = played('public-goods', language, investing(100), investing(100))
    const told = (report.settings ?? []).filter(({ measure }) => measure === 'payback')
    expect(told.map(({ setting, estimate }) => [setting, estimate.value, estimate.n])).toEqual(
      [1, 1.2, 1.5, 1.8, 2, 2.5, 3].map((times) => [`× ${times}`, expect.closeTo(100 * times, 8), 3]),
    )
    const { report: hawks } = played('dilemma', language, house('never'), house('always'))
    const points = (hawks.settings ?? []).filter(({ measure }) => measure === 'mean-points')
    // Five rounds in which it alone defects.
    expect(points.map(({ setting, estimate }) => [setting, estimate.value])).toEqual([
      ['3, 5, 2', 25],
      ['3, 10, 2', 50],
      ['3, 20, 2', 100],
      ['3, 5, 3', 25],
      ['3, 5, 4', 25],
      ['3, 5, 5', 25],
      ['5, 5, 3', 25],
    ])
  })

  it('a free-rider wins at the cost of patrons, and invests least in every round', () => {
    const { valueOf } = played('public-goods', language, house('free-rider'), house('generous'))
    expect([valueOf('win-rate'), valueOf('least-or-tied-rate')]).toEqual([1, 1])
    const patron = played('public-goods', language, house('generous'), house('free-rider'))
    expect([patron.valueOf('win-rate'), patron.valueOf('least-or-tied-rate')]).toEqual([0, 0])
  })

  it('a grim one cooperates with doves to the end, and meets hawks with four defections of five', () => {
    const peace = played('dilemma', language, house('grim'), house('always'))
    expect([peace.valueOf('win-rate'), peace.valueOf('defection-rate')]).toEqual([1, 0])
    // Five rounds of 3 in six settings, and of 5 in one.
    expect(peace.valueOf('mean-points')).toBeCloseTo((5 * (6 * 3 + 5)) / 7, 8)
    const war = played('dilemma', language, house('grim'), house('never'))
    // It is betrayed once, and nobody gains on another after that.
    expect([war.valueOf('win-rate'), war.valueOf('defection-rate')]).toEqual([0, 0.8])
    const hawk = played('dilemma', language, house('never'), house('always'))
    expect([hawk.valueOf('win-rate'), hawk.valueOf('defection-rate')]).toEqual([1, 1])
  })

  it('one whom all follow agrees on its own proposal, and one who follows on that of another', () => {
    const leading = played('cost-sharing', language, leader, follower)
    expect([leading.valueOf('agreement-rate'), leading.valueOf('coordination')]).toEqual([1, 1])
    // It sits in each seat equally often, and pays 30, 30 and 40 in a hundred.
    expect(leading.valueOf('own-share')).toBeCloseTo(1 / 3, 8)
    expect(leading.valueOf('refused-rate')).toBe(0)
    const following = played('cost-sharing', language, follower, leader)
    expect([following.valueOf('agreement-rate'), following.valueOf('coordination')]).toEqual([1, 0])
    const split = played('cost-sharing', language, follower, follower)
    expect([split.valueOf('agreement-rate'), split.valueOf('coordination')]).toEqual([0, null])
  })
})

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
