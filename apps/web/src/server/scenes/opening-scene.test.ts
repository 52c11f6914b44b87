import { kits } from '@wis/games'
import { expect, it } from 'vitest'
import { houseMatch } from '../../testing/stored-kit-matches.ts'
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
