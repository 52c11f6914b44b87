import { expect, it } from 'vitest'
import { playHouse } from './contract/play-house.ts'
import { kits } from './kits.ts'

const tense = kits.flatMap((kit) => (kit.tension ? [{ ...kit, tension: kit.tension }] : []))

it.each(tense)('$id is tense in some matches and calm in others, whoever wins', (kit) => {
  const [ruleset] = kit.setup.presets
  const seats = Number('players' in ruleset ? ruleset.players : 2)
  const told = Array.from({ length: 40 }, (_, n) => {
    const players = Array.from(
      { length: seats },
      (_, seat) => kit.house[(n + seat) % kit.house.length] ?? kit.house[0],
    )
    const { state } = playHouse(kit, {
      seed: `tension ${n}`,
      ruleset,
      language: 'en',
      players,
      dated: () => '2026-01-01T00:00:00.000Z',
    })
    const winner = kit.results.of(state).findIndex(({ place }) => place === 1)
    return { marks: kit.tension(state), winner }
  })
  for (const question of [0, 1, 2] as const) {
    const yes = told.filter(({ marks }) => marks[question])
    expect(yes.length, `question ${question + 1}`).toBeGreaterThan(0)
    expect(yes.length, `question ${question + 1}`).toBeLessThan(told.length)
    expect(new Set(yes.map(({ winner }) => winner)).size).toBeGreaterThan(1)
  }
})
