import { rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { expect } from 'vitest'
import { scheduleOf } from '../../design/planned-match.ts'
import type { Schedule } from '../../design/planned-match.ts'
import type { LocalPlayer } from '../../play/planned-play.ts'
import { playWithProbes } from '../../play/planned-play.ts'
import type { LocalProbed } from '../../probes/probe-questions.ts'
import { reportOf } from '../../report/make-report.ts'
import { readSpec } from '../../spec/read-spec.ts'

type Player = LocalPlayer & LocalProbed
export type Makes = (schedule: Schedule) => Player

const about = { seed: 'five-games', subjects: ['subject'], opponents: ['defender', 'defender'] }
const both = { materials: 20, repeats: 2 }
const everySeat = { arranged: true, materials: 21, repeats: 1 }
const probes = ['first-order', 'predicted-deductions']

export const parts = {
  chameleon: { game: 'chameleon', ruleset: 'magic', design: both, probes },
  undercover: { game: 'who-is-spy', ruleset: 'undercover-3-magic', design: both, probes },
  'cost-sharing': { game: 'cost-sharing', ruleset: 'magic-given', design: { materials: 7, repeats: 3 } },
  dilemma: { game: 'dilemma', ruleset: 'magic-3-5-2', design: everySeat },
  'public-goods': { game: 'public-goods', ruleset: 'magic-1', design: everySeat },
} as const
export type Part = keyof typeof parts

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

export function scheduled(part: Part, language: 'en' | 'zh', more: object = {}) {
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

export function played(part: Part, language: 'en' | 'zh', subject: Makes, defender: Makes) {
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
export const investing =
  (points: number): Makes =>
  () => {
    const first = (state: unknown) => (state as { readonly round: number }).round === 1
    return {
      answer: ({ state }) => ({ fields: { invest: first(state) ? points : 0 } }),
      probed: () => ({}),
    }
  }

export const leader: Makes = () => ({
  answer: () => ({ fields: { move: 'propose', shares: [30, 30, 40] } }),
  probed: () => ({}),
})

/** Supports whoever proposed these shares, and whom the opening leaves alone. */
export const follower: Makes = () => ({
  answer: ({ state, turn }) => {
    const { stands, aliases } = state as Known & { readonly stands: readonly (readonly number[] | null)[] }
    const led = stands.findIndex((shares, seat) => seat !== turn.seat && String(shares) === '30,30,40')
    return { fields: { move: 'support', support: aliases[led < 0 ? turn.seat : led] ?? '' } }
  },
  probed: () => ({}),
})

export const house =
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

export const knowing = (slug: string, named?: 'right' | 'wrong') => suspecting(slug, (odd) => odd, named)
export const fooled = (slug: string) => suspecting(slug, (odd) => (odd + 1) % 3)
export const guessing = (slug: string) => suspecting(slug, (_, __, salt) => rngAt(salt, 0).int(3))
export const speakers = { chameleon: 'random', undercover: 'granny' } as const
