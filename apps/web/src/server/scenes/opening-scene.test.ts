import { kits } from '@wis/games'
import { expect, it } from 'vitest'
import { houseMatch, kitCalled } from '../../testing/stored-kit-matches.ts'
import { isTelling, openingScene } from './opening-scene.ts'

it.each(kits.map((kit) => [kit.id, kit] as const))(
  'the small picture of a match of %s has something on its table',
  (_, kit) => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const scene = openingScene(kit, houseMatch(kit, { seed }))
      expect(scene && isTelling(scene)).toBe(true)
      expect(scene?.seats.some(({ isOut }) => isOut)).toBe(false)
    }
  },
)

it('a match in which nothing lies on the table by half time shows a moment soon after', () => {
  const kit = kitCalled('bargain')
  const log = houseMatch(kit)
  const offer = log.findIndex(({ event }) => 'type' in event && event.type === 'offer-made')
  // As a bargain of one offer: it is laid, offered and accepted.
  const scene = openingScene(kit, log.slice(0, offer + 2))
  expect(scene && isTelling(scene)).toBe(true)
})
