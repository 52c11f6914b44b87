import { rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import type { Schedule } from '../design/planned-match.ts'
import type { LocalPlayer } from '../play/planned-play.ts'
import { playWithProbes } from '../play/planned-play.ts'
import type { LocalProbed } from '../probes/probe-questions.ts'
import { reportOf } from '../report/make-report.ts'
import { readSpec } from '../spec/read-spec.ts'

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
  'cost-sharing': ['agreement-rate', 'coordination'],
  dilemma: ['win-rate', 'defection-rate'],
  'public-goods': ['win-rate', 'least-or-tied-rate'],
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
  return { valueOf, matches, schedule }
}

const house =
  (slug: string): Makes =>
  ({ kit }) =>
    kit.house.find((one) => one.slug === slug) ?? expect.fail(`there is no ${slug}`)

/** The odd one of every match, by its seed. */
function oddOnes(schedule: Schedule): ReadonlyMap<string, Seat> {
  const { kit } = schedule
  return new Map(
    Array.from({ length: schedule.matches }, (_, at) => {
      const { seed, ruleset, language, content } = schedule.matchAt(at + 1)
      const config = { ruleset, language, material: content }
      const events: readonly object[] = kit.rules.open(config, [0, 1, 2], rngAt(seed, 0))
      const chosen = events.find((event) => /-chosen"/.test(JSON.stringify(event))) as { seat: Seat }
      return [seed, chosen.seat] as const
    }),
  )
}

interface Known {
  readonly aliases: readonly string[]
}

/** Speaks as a house player does, but goes by what it is given as the odd one in votes and in probes. */
const suspecting =
  (slug: string, suspectOf: (odd: Seat, seat: Seat, salt: string) => Seat): Makes =>
  (schedule) => {
    const odd = oddOnes(schedule)
    const speaks = house(slug)(schedule)
    const nameOf = (state: unknown, seat: Seat) => (state as Known).aliases[seat] ?? ''
    const oddIn = (seed: string) => odd.get(seed.slice(0, seed.lastIndexOf(':'))) ?? expect.fail(seed)
    return {
      answer: (asked) => {
        const { seat, kind } = asked.turn
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

const knowing = (slug: string) => suspecting(slug, (odd) => odd)
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

  it('a free-rider wins at the cost of patrons, and invests least in every round', () => {
    const { valueOf } = played('public-goods', language, house('free-rider'), house('generous'))
    expect([valueOf('win-rate'), valueOf('least-or-tied-rate')]).toEqual([1, 1])
    const patron = played('public-goods', language, house('generous'), house('free-rider'))
    expect([patron.valueOf('win-rate'), patron.valueOf('least-or-tied-rate')]).toEqual([0, 0])
  })

  it('a grim one cooperates with doves to the end, and meets hawks with four defections of five', () => {
    const peace = played('dilemma', language, house('grim'), house('always'))
    expect([peace.valueOf('win-rate'), peace.valueOf('defection-rate')]).toEqual([1, 0])
    const war = played('dilemma', language, house('grim'), house('never'))
    // It is betrayed once, and nobody gains on another after that.
    expect([war.valueOf('win-rate'), war.valueOf('defection-rate')]).toEqual([0, 0.8])
    const hawk = played('dilemma', language, house('never'), house('always'))
    expect([hawk.valueOf('win-rate'), hawk.valueOf('defection-rate')]).toEqual([1, 1])
  })

  it('one whom all follow agrees on its own proposal, and one who follows on that of another', () => {
    const leader: Makes = () => ({
      answer: () => ({ fields: { move: 'propose', shares: [30, 30, 40] } }),
    })
    /** Supports whoever proposed these shares, and whom the opening leaves alone. */
    const follower: Makes = () => ({
      answer: ({ state, turn }) => {
        const { stands, aliases } = state as Known & {
          readonly stands: readonly (readonly number[] | null)[]
        }
        const led = stands.findIndex((shares, seat) => seat !== turn.seat && String(shares) === '30,30,40')
        return { fields: { move: 'support', support: aliases[led < 0 ? turn.seat : led] ?? '' } }
      },
    })
    const leading = played('cost-sharing', language, leader, follower)
    expect([leading.valueOf('agreement-rate'), leading.valueOf('coordination')]).toEqual([1, 1])
    const following = played('cost-sharing', language, follower, leader)
    expect([following.valueOf('agreement-rate'), following.valueOf('coordination')]).toEqual([1, 0])
    const split = played('cost-sharing', language, follower, follower)
    expect([split.valueOf('agreement-rate'), split.valueOf('coordination')]).toEqual([0, null])
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
