import { languages, replay } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { believedIn } from '../believed.ts'
import type { HousePlayer } from '../game-kit.ts'
import { playHouse } from '../play-house.ts'
import type { AnyRuleset } from '../ruleset.ts'
import { describeAnswers } from './describe-answers.ts'
import { describeForgery } from './describe-forgery.ts'
import { describeReaders } from './describe-readers.ts'
import { describeStrategies } from './describe-strategies.ts'
import { everybody, played, seeds, statesIn } from './kit-under-test.ts'
import type { Expected, Kit } from './kit-under-test.ts'
import { describeOddAnswers } from './odd-answers/describe-odd-answers.ts'

/** The promises that every game keeps. */
export function describeGame(kit: Kit, expected: Expected): void {
  describe.each(kit.setup.presets)(`${kit.id} by the rules of $id`, (ruleset) => {
    describeMatches(kit, ruleset, expected)
    describeAnswers(kit, ruleset, expected)
    describeReaders(kit, ruleset)
    describeForgery(kit, ruleset)
  })
  describeHouse(kit, expected)
  describeOddAnswers(kit, expected)
  describeStrategies(kit)
  describeTexts(kit)
}

function describeMatches(kit: Kit, ruleset: AnyRuleset, { mostEntries }: Expected): void {
  it('ends, and is then over', () => {
    for (const seed of seeds) {
      const { log, state } = played(kit, ruleset, seed)
      expect(log.length).toBeLessThanOrEqual(mostEntries)
      expect(kit.rules.turns(state)).toEqual([])
      expect(kit.rules.outcome(state)?.kind).toBe('decided')
    }
  })

  it('is the same for the same seed, and replays to the same state', () => {
    for (const seed of seeds.slice(0, 2)) {
      const { log, state } = played(kit, ruleset, seed)
      expect(played(kit, ruleset, seed).log).toEqual(log)
      expect(replay(kit.rules, JSON.parse(JSON.stringify(log)) as Entry[])).toEqual(state)
    }
  })

  it('stores nothing but what its schema knows', () => {
    for (const { event } of played(kit, ruleset, 'schema').log)
      expect(kit.wire.event.parse(event)).toEqual(event)
  })

  it('has a result for every seat, made of facts that it names', () => {
    for (const seed of seeds) {
      const { state } = played(kit, ruleset, seed)
      const outcome = kit.rules.outcome(state)
      const results = kit.results.of(state)
      if (outcome?.kind !== 'decided') throw new Error('the match is not decided')
      expect(results.map(({ points }) => points)).toEqual(outcome.points)
      expect(results.map(({ place }) => place)).toEqual(outcome.places)
      expect(results.map(({ team }) => team)).toEqual(outcome.teams)
      for (const { points, facts, role } of results) {
        expect([points, ...Object.values(facts)].every(Number.isSafeInteger)).toBe(true)
        expect(Object.keys(facts).sort()).toEqual(Object.keys(kit.results.facts).sort())
        expect(role === null || role in kit.results.roles).toBe(true)
      }
      const isShared = results.every(
        ({ team, points }) => team === results[0]?.team && points === results[0].points,
      )
      if (kit.results.shared) expect(isShared).toBe(true)
      else expect(new Set(results.map(({ team }) => team)).size).toBeGreaterThan(1)
      if (kit.setup.selfPlay) expect(isShared).toBe(true)
    }
  })

  it('says of every state alike whether seats hide, and house players say only then what they believe', () => {
    const told = new Set<string>()
    const watching = everybody(kit, ruleset).map((player) => ({
      ...player,
      answer: (asked: Parameters<typeof player.answer>[0]) => {
        const answer = player.answer(asked)
        const { aliases } = asked.state as { readonly aliases: readonly string[] }
        for (const [alias, chance] of Object.entries(answer.beliefs ?? {})) {
          expect(aliases).toContain(alias)
          expect(chance).toBeGreaterThanOrEqual(0)
          expect(chance).toBeLessThanOrEqual(1)
          told.add(alias)
        }
        return answer
      },
    }))
    const { log } = playHouse(kit, { seed: 'beliefs', ruleset, language: 'en', players: watching })
    const sought = statesIn(kit, log).map((state) => kit.scene(state, null).guess?.that.en)
    expect([...new Set(sought)]).toEqual([believedIn(kit)?.en])
    if (!believedIn(kit)) expect(told.size).toBe(0)
  })

  it('can be called off at any time', () => {
    const { log } = played(kit, ruleset, 'void')
    for (const length of [1, Math.floor(log.length / 2), log.length - 1]) {
      const voided = kit.rules.evolve(replay(kit.rules, log.slice(0, length)), {
        type: 'match-voided',
        reason: 'platform-fault',
      })
      expect(kit.rules.turns(voided)).toEqual([])
      expect(kit.rules.outcome(voided)).toEqual({ kind: 'void', reason: 'platform-fault' })
      expect(kit.results.of(voided)).toEqual([])
    }
  })
}

function describeHouse(kit: Kit, { ladder, ...expected }: Expected): void {
  const [ruleset] = kit.setup.presets

  it(`${kit.id}: house players have names in both languages, and strengths that differ`, () => {
    expect(kit.house.length).toBeGreaterThanOrEqual(3)
    expect(new Set(kit.house.map(({ slug }) => slug)).size).toBe(kit.house.length)
    expect(kit.house.map(({ strength }) => strength)).toEqual(kit.house.map((_, index) => index + 1))
    for (const { name, character } of kit.house)
      for (const language of languages) expect([name[language], character[language]]).not.toContain('')
  })

  it(`${kit.id}: house players never give an answer that is refused`, () => {
    for (const player of kit.house) {
      for (const seed of seeds) {
        const players = everybody(kit, ruleset).map(() => player)
        const { log } = playHouse(kit, { seed, ruleset, language: 'en', players })
        expect(log.filter(({ event }) => event.type === 'move-refused')).toEqual([])
      }
    }
  })

  const inFull = { tags: ['nightly'], timeout: 120_000 }
  it(`${kit.id}: the stronger of two house players gains more`, inFull, () => {
    const compared = kit.house.filter(({ slug }) => ladder?.includes(slug) ?? true)
    compared.forEach((stronger, index) => {
      const weaker = compared[index - 1]
      if (weaker) expect(lead(kit, { weaker, stronger, ...expected })).toBeGreaterThan(0)
    })
  })
}

interface Compared extends Expected {
  readonly weaker: HousePlayer<unknown>
  readonly stronger: HousePlayer<unknown>
}

/**
 * The mean of what a seat gains if it is given to the stronger of the two, over seats and deals. Together, all seats are
 * given to it.
 */
function lead(kit: Kit, { weaker, stronger, comparisons, together, amongAll }: Compared): number {
  const [ruleset] = kit.setup.presets
  let sum = 0
  // A table of one player alone is the same for every seat that is compared there.
  const resultsAt = new Map<string, ReturnType<typeof kit.results.of>>()
  for (let number = 0; number < comparisons; number++) {
    const seat = number % ruleset.players
    const deal = Math.floor(number / ruleset.players)
    const other = (amongAll ? kit.house[deal % kit.house.length] : undefined) ?? weaker
    const gained = (player: HousePlayer<unknown>) => {
      const players = everybody(kit, ruleset).map((_, at) => (together || at === seat ? player : other))
      const key = `${deal} ${players.map(({ slug }) => slug).join()}`
      const results =
        resultsAt.get(key) ??
        kit.results.of(playHouse(kit, { seed: `lead-${deal}`, ruleset, language: 'en', players }).state)
      resultsAt.set(key, results)
      return results[seat]?.points ?? 0
    }
    sum += gained(stronger) - gained(weaker)
  }
  return sum / comparisons
}

function describeTexts(kit: Kit): void {
  it(`${kit.id}: has its texts in both languages`, () => {
    for (const language of languages) {
      const { name, tagline, rules } = kit.texts[language]
      for (const ruleset of kit.setup.presets)
        expect([name, tagline, kit.wire.round[language], rules(ruleset)]).not.toContain('')
    }
    expect(kit.texts.en.tagline).not.toBe(kit.texts.zh.tagline)
  })

  it(`${kit.id}: has metrics of facts that it counts, and a board of metrics that it has`, () => {
    const { facts, metrics, conduct } = kit.results
    if (conduct !== undefined) expect(metrics.map(({ id }) => id)).toContain(conduct)
    for (const { of, per, name, formula } of metrics) {
      for (const fact of of) expect([...Object.keys(facts), 'points']).toContain(fact)
      for (const fact of per) expect([...Object.keys(facts), 'matches']).toContain(fact)
      for (const language of languages) expect([name[language], formula[language]]).not.toContain('')
    }
    for (const column of kit.board.columns) expect(metrics.map(({ id }) => id)).toContain(column)
    const parts = kit.board.parts ?? []
    for (const { metric, name } of parts) {
      expect(metrics.map(({ id }) => id)).toContain(metric)
      for (const language of languages) expect(name[language]).not.toBe('')
    }
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
  })

  it(`${kit.id}: has presets that its schema takes, and refuses others with the name of the field`, () => {
    for (const ruleset of kit.setup.presets) expect(kit.setup.ruleset.parse(ruleset)).toEqual(ruleset)
    for (const field of ['players', 'turnLimitMs']) {
      const refused = kit.setup.ruleset.safeParse({ ...kit.setup.presets[0], [field]: -1 })
      expect(refused.error?.issues[0]?.path).toEqual([field])
    }
  })
}
