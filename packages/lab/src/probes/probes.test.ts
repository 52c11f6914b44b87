import { kitCalled } from '@wis/games'
import { whoIsSpyKit } from '@wis/games/who-is-spy'
import type { SpyState } from '@wis/games/who-is-spy'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { playPlanned } from '../play/planned-play.ts'
import { readSpec } from '../spec/read-spec.ts'
import { dueProbes, localProbes } from './probe-questions.ts'
import type { LocalProbed } from './probe-questions.ts'
import { statedIn } from './probe-row.ts'
import { scoredProbes } from './scored-probes.ts'

const kit = kitCalled('who-is-spy') ?? expect.fail('there is no who-is-spy')
const all = ['belief', 'first-order', 'second-order']

function planned(language: 'en' | 'zh', materials = 8) {
  const read = readSpec({
    name: 'tom',
    game: 'who-is-spy',
    ruleset: 'spygame-4',
    language,
    subjects: ['fox'],
    seed: 'tom',
    design: { materials, repeats: 1 },
  })
  const schedule = scheduleOf(read.ok ? read.spec : expect.fail(JSON.stringify(read.faults)))
  return Array.from({ length: schedule.matches }, (_, at) => {
    const match = schedule.matchAt(at + 1)
    const house = (name: string) => kit.house.find(({ slug }) => slug === name) ?? kit.house[0]
    return { schedule, planned: match, log: playPlanned(schedule, match, house).log }
  })
}

/** Scores of a player that is asked in all seats. */
function scoresOf(player: LocalProbed, language: 'en' | 'zh' = 'en') {
  return planned(language).flatMap((match) => {
    const rows = localProbes({ ...match, probes: all }, () => player)
    return scoredProbes({ kit, log: match.log, subject: match.planned.seat, rows })
  })
}

const rateOf = (scores: ReturnType<typeof scoresOf>, measure: string) => {
  const tallies = scores.flatMap(({ tallies: counted }) => counted[measure] ?? [])
  const sum = (of: 'right' | 'asked') => tallies.reduce((total, tally) => total + tally[of], 0)
  return sum('asked') === 0 ? Number.NaN : sum('right') / sum('asked')
}

const number = (seat: number) => String(seat + 1)

/** Knows the deal, as no player does, and thinks that the others do. */
const knower = (truths: ReadonlyMap<string, SpyState>): LocalProbed => ({
  probed: ({ probe, state, seat, seed }) => {
    const { living, aliases } = state as SpyState
    const { spy, dealt } = truths.get(seed.slice(0, seed.lastIndexOf(':'))) ?? expect.fail('an unknown match')
    const others = living.filter((other) => other !== seat)
    const words = (of: (other: number) => string) =>
      Object.fromEntries(others.map((other) => [`word-${number(other)}`, of(other)]))
    if (probe === 'belief')
      return Object.fromEntries(living.map((other) => [`spy-${number(other)}`, other === spy ? 100 : 0]))
    if (probe === 'first-order')
      return { spy: aliases[spy ?? 0], ...words((other) => dealt[other]?.toUpperCase() ?? '') }
    const thinks = others.map((other) => [`thinks-${number(other)}`, seat === spy ? 'spy' : 'civilian'])
    return { ...Object.fromEntries(thinks), ...words(() => dealt[seat] ?? '') }
  },
})

const truthsOf = (language: 'en' | 'zh') =>
  new Map(
    planned(language).map(({ planned: { seed }, log }) => [
      seed,
      log.reduce(
        (state, { event }) => whoIsSpyKit.rules.evolve(state, event as never),
        whoIsSpyKit.rules.blank,
      ),
    ]),
  )

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  it('one that knows the truth is right about everything', () => {
    const scores = scoresOf(knower(truthsOf(language)), language)
    for (const measure of ['spotted', 'self-identity', '1-identity', '1-word', '2-identity', '2-word'])
      expect([measure, rateOf(scores, measure)]).toEqual([measure, 1])
    for (const { forecast } of scores)
      if (forecast) expect(forecast.chances.findIndex((chance) => chance === 1)).toBe(forecast.happened)
  })

  it('house players answer all probes from what they believe', () => {
    for (const player of kit.house) {
      const scores = scoresOf(player, language)
      expect(new Set(scores.map(({ probe }) => probe))).toEqual(new Set(all))
    }
  })
})

it('one that does not know says so, and is right by chance', () => {
  const guesser: LocalProbed = {
    probed: ({ probe, state }) =>
      probe === 'belief'
        ? Object.fromEntries((state as SpyState).living.map((seat) => [`spy-${number(seat)}`, 0]))
        : undefined,
  }
  const scores = scoresOf(guesser)
  for (const { forecast } of scores) {
    if (!forecast) throw new Error('a belief is a forecast')
    const living = forecast.chances.length
    for (const chance of forecast.chances) expect(chance).toBeCloseTo(1 / living)
  }
  expect(scores[0]?.tallies['spotted']).toEqual({ right: 0.25, asked: 1 })
})

describe('what is due', () => {
  const match = table({ spy: 2 }).round({ 0: 1, 2: 1 }).round()
  const due = (probes: readonly string[], log = match.log) => dueProbes({ kit, log, subject: 0, probes })

  it('a belief is asked of the subject before every vote', () => {
    const votes = match.log.filter(({ event }) => event.type === 'vote-opened').map(({ seq }) => seq)
    expect(due(['belief']).map(({ entry, seat }) => [entry, seat])).toEqual(votes.map((seq) => [seq, 0]))
  })

  it('the first order is asked of everybody only if others are weighed against it', () => {
    expect(due(['first-order']).map(({ seat }) => seat)).toEqual([0])
    const both = due(['second-order'])
    expect(both.filter(({ probe }) => probe.id === 'first-order').map(({ seat }) => seat)).toEqual([
      0, 1, 2, 3, 4, 5,
    ])
    expect(both.filter(({ probe }) => probe.id === 'second-order').map(({ seat }) => seat)).toEqual([0])
  })

  it('in a log that grows, what was due stays due', () => {
    const whole = due(all)
    for (let length = 0; length <= match.log.length; length++) {
      const early = due(all, match.log.slice(0, length))
      expect(whole.slice(0, early.length)).toEqual(early)
    }
  })
})

it('a question tells nothing that its seat may not know', () => {
  const match = planned('en', 4)[0] ?? expect.fail('nothing was played')
  const player: LocalProbed = { probed: () => undefined }
  const rows = localProbes({ ...match, probes: all }, () => player)
  const truth = truthsOf('en').get(match.planned.seed)
  expect(rows.length).toBeGreaterThan(4)
  for (const { prompt, seat, outcome } of rows) {
    const { history, observation } = JSON.parse(prompt) as { history: unknown; observation: unknown }
    const told = JSON.stringify([history, observation])
    expect(told).toContain(JSON.stringify(truth?.dealt[seat]))
    expect(told).not.toContain('"spy-chosen"')
    const votes = [...told.matchAll(/"vote-cast","seat":(\d)/g)].map(([, voter]) => Number(voter))
    expect(votes.filter((voter) => voter !== seat)).toEqual([])
    expect((told.match(/"word-dealt"/g) ?? []).length).toBe(1)
    expect(outcome).toBe('declined')
  }
})

it('every chance of a forecast is a statement of its own', () => {
  expect(statedIn('deal 1', { chances: [0.7, 0.3], happened: 1 })).toEqual([
    { deal: 'deal 1', probability: 0.7, happened: false },
    { deal: 'deal 1', probability: 0.3, happened: true },
  ])
})
