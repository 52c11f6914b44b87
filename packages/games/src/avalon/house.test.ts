import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { chargesAgainst } from './house/argue.ts'
import { mindOf } from './house/mind.ts'
import { logical } from './house/readings.ts'
import { avalon } from './kit.ts'
import { isEvil } from './roles.ts'
import type { AvalonState } from './table.ts'
import { atTheTable } from './testing/at-the-table.ts'

const [ruleset] = avalon.setup.presets
const called = (slug: string) => avalon.house.find((one) => one.slug === slug) ?? avalon.house[0]
const at = (slug: string, seed: string, language: 'en' | 'zh' = 'en') =>
  playHouse(avalon, { seed, ruleset, language, players: Array.from({ length: 5 }, () => called(slug)) })

interface Said {
  readonly seat: number
  readonly text: string
  readonly state: AvalonState
}

/** What house players of one kind say, with the state they say it in. */
function saidBy(slug: string, matches: number, language: 'en' | 'zh' = 'en'): readonly Said[] {
  return Array.from({ length: matches }, (_, number) => at(slug, `house ${number}`, language)).flatMap(
    ({ log }) => {
      let state = avalon.rules.blank
      return log.flatMap(({ event }) => {
        state = avalon.rules.evolve(state, event as never)
        return 'text' in event && typeof event.text === 'string' && 'seat' in event
          ? [{ seat: Number(event.seat), text: event.text, state }]
          : []
      })
    },
  )
}

it.each(['en', 'zh'] as const)(
  'each is known by its way to talk, and none names a role (%s)',
  { timeout: 60_000 },
  (language) => {
    const [random, clerk, schemer] = ['random', 'clerk', 'schemer'].map((slug) => saidBy(slug, 2, language))
    const record = language === 'zh' ? /记录/u : /record/u
    expect(clerk?.every(({ text }) => record.test(text))).toBe(true)
    expect([...(random ?? []), ...(schemer ?? [])].some(({ text }) => record.test(text))).toBe(false)
    expect(new Set(random?.map(({ text }) => text)).size).toBe(6)
    expect(new Set(schemer?.map(({ text }) => text)).size).toBeGreaterThan(20)
    const named = /merlin|percival|servant|morgana|assassin|evil|梅林|派西维尔|忠臣|莫甘娜|刺客|坏人/iu
    for (const { text } of [...(random ?? []), ...(clerk ?? []), ...(schemer ?? [])])
      expect(text).not.toMatch(named)
  },
)

it('they argue with facts of the match, and the evil never against each other', { timeout: 60_000 }, () => {
  const charged = saidBy('clerk', 8).flatMap(({ seat, text, state }) => {
    const [, quest, name] = /quest (\d) failed, and (Player \d) was on it/u.exec(text) ?? []
    return quest && name ? [{ seat, state, quest: Number(quest), against: state.aliases.indexOf(name) }] : []
  })
  expect(charged.length).toBeGreaterThan(30)
  for (const { seat, state, quest, against } of charged) {
    expect(state.quests[quest - 1]).toMatchObject({ won: false })
    expect(state.quests[quest - 1]?.team).toContain(against)
    expect(against).not.toBe(seat)
    if (isEvil(state.roles[seat]) || state.roles[seat] === 'merlin')
      expect(isEvil(state.roles[against])).toBe(state.roles[seat] === 'merlin')
  }
})

it('a charge is that somebody joined, led or approved what failed, the weightiest first', () => {
  const table = atTheTable()
  table.quest('34', 'x.')
  const [turn] = table.match.turns()
  if (!turn) throw new Error('nobody is asked')
  const mind = mindOf(
    { state: table.match.stateOf(2), turn: { ...turn, seat: 2 }, rng: undefined as never },
    logical,
  )
  expect(chargesAgainst(mind, 3).map(({ kind, quest }) => [kind, quest])).toEqual([
    ['joined', 1],
    ['approved', 1],
  ])
  expect(chargesAgainst(mind, 0).map(({ kind }) => kind)).toEqual(['led', 'approved'])
})

it('who reasons from failed quests knows who is evil if only two can be', () => {
  const table = atTheTable()
  table.quest('34', 'xx')
  const state = table.match.stateOf(2)
  const [turn] = table.match.turns()
  if (!turn) throw new Error('nobody is asked')
  const mind = mindOf({ state, turn: { ...turn, seat: 2 }, rng: undefined as never }, logical)
  expect(mind.worlds.every(({ deal }) => deal.evil[3] && deal.evil[4])).toBe(true)
})

it('they note two or three intentions that are open to their role, and what they really believe', () => {
  const { log, state } = at('schemer', 'notes')
  const noted = log.flatMap(({ event }) =>
    event.type === 'thoughts-noted' && 'notes' in event ? [event] : [],
  )
  expect(noted.length).toBeGreaterThan(20)
  for (const event of noted as unknown as readonly {
    seat: number
    notes: {
      intentions: string[]
      guesses: { seat: number; value: string; certainty: number }[]
      thinking: string
    }
  }[]) {
    expect([2, 3]).toContain(event.notes.intentions.length)
    expect(event.notes.guesses).toHaveLength(4)
    expect(event.notes.thinking).not.toBe('')
    if (state.roles[event.seat] !== 'merlin') continue
    for (const { seat, value, certainty } of event.notes.guesses)
      if (certainty > 50) expect(isEvil(value as never)).toBe(isEvil(state.roles[seat]))
  }
})

it(
  'among equals the good win between 35 and 65 of 100, and Merlin is found more often than by lot',
  { tags: ['nightly'], timeout: 120_000 },
  () => {
    const matches = 100
    for (const slug of ['clerk', 'schemer']) {
      const reasons = Array.from({ length: matches }, (_, number) => {
        const outcome = avalon.rules.outcome(at(slug, `equal ${number}`).state)
        return outcome?.kind === 'decided' ? outcome.reason : ''
      })
      const count = (reason: string) => reasons.filter((one) => one === reason).length
      const [found, hidden] = [count('merlin-found'), count('merlin-hidden')]
      expect(hidden / matches).toBeGreaterThan(0.35)
      expect(hidden / matches).toBeLessThan(0.65)
      if (slug === 'schemer') expect(found / (found + hidden)).toBeGreaterThan(0.4)
    }
  },
)
