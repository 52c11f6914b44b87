import { languages } from '@wis/engine'
import { expect, it } from 'vitest'
import type { KitStrategy } from '../kit-strategy.ts'
import { playHouse } from '../play-house.ts'
import type { AnyRuleset } from '../ruleset.ts'
import { seeds, statesIn } from './kit-under-test.ts'
import type { Kit } from './kit-under-test.ts'

/** The promises of a strategy that takes several calls for a turn. */
export function describeStrategies(kit: Kit): void {
  for (const strategy of kit.strategies ?? []) describeStrategy(kit, strategy)
}

function describeStrategy(kit: Kit, { id, name, summary, turns, steps }: KitStrategy): void {
  it(`${kit.id}: the strategy ${id} has its texts in both languages`, () => {
    const texts = [name, summary, ...steps.flatMap((step) => [step.name, step.ask])]
    for (const text of texts) for (const language of languages) expect(text[language].trim()).not.toBe('')
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length)
  })

  it.each(kit.setup.presets)(
    `${kit.id}: the strategy ${id} comes to an answer in each of its turns by the rules of $id`,
    (ruleset) => {
      const kinds = new Set<string>()
      const filled = new Set<string>()
      for (const { turn, fields } of askedUntil(kit, ruleset, () => kinds.size === turns.length)) {
        if (!turns.includes(turn.kind)) continue
        kinds.add(turn.kind)
        const names = fields.map((field) => field.name)
        const required = fields.filter(({ optional }) => !optional).map((field) => field.name)
        expect(required.every((field) => steps.at(-1)?.fields.includes(field))).toBe(true)
        for (const { keeps } of steps) if (keeps) expect(names).toContain(keeps.note)
        for (const field of names) filled.add(field)
      }
      expect([...kinds].toSorted()).toEqual([...turns].toSorted())
      for (const step of steps) expect(step.fields.every((field) => filled.has(field))).toBe(true)
    },
  )
}

/** A match may end before all kinds of turns have come. */
function* askedUntil(kit: Kit, ruleset: AnyRuleset, isDone: () => boolean) {
  for (const seed of ['strategies', ...seeds]) {
    if (isDone()) return
    yield* askedIn(kit, ruleset, seed)
  }
}

/** Every question of a match that the house plays. */
function askedIn(kit: Kit, ruleset: AnyRuleset, seed: string) {
  const players = Array.from({ length: ruleset.players }, () => kit.house[0])
  const { log } = playHouse(kit, { seed, ruleset, language: 'en', players })
  return statesIn(kit, log).flatMap((state) =>
    kit.rules.turns(state).map((turn) => ({ turn, fields: kit.wire.fields(state, turn) })),
  )
}
