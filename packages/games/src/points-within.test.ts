import { expect, it } from 'vitest'
import { playHouse } from './contract/play-house.ts'
import { kits } from './kits.ts'

const played = kits.flatMap((kit) =>
  kit.setup.presets.map((ruleset) => [kit.id, ruleset.id, kit, ruleset] as const),
)

it.each(played)('no seat of %s under %s has points beyond what its kit says', (_, __, kit, ruleset) => {
  const [least, most] = kit.setup.pointsWithin?.(ruleset) ?? expect.fail('it does not say')
  expect(least).toBeLessThan(most)
  for (let match = 0; match < 4; match++) {
    const players = Array.from(
      { length: ruleset.players },
      (_one, seat) => kit.house[(seat + match) % kit.house.length] ?? expect.fail(),
    )
    const { state } = playHouse(kit, { seed: `within ${match}`, ruleset, language: 'en', players })
    for (const { points } of kit.results.of(state)) {
      expect(points).toBeGreaterThanOrEqual(least)
      expect(points).toBeLessThanOrEqual(most)
    }
  }
})
