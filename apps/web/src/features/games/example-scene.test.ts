import { kits } from '@wis/games'
import { expect, it } from 'vitest'
import { keptText } from '../../testing/kept-text.ts'
import { exampleScene, playedScene } from './example-scene.ts'
import kept from './example-scenes.json'

it('the kept pictures are those of the matches that are played for them', async () => {
  await expect(keptText(kept, playedScene)).toMatchFileSnapshot('example-scenes.json')
})

it('a game without a kept picture is played once', () => {
  const other = { ...kits[0], id: 'from-outside' }
  const scene = exampleScene(other, 'en')
  expect(scene.seats).toHaveLength(kits[0].setup.presets[0].players)
  expect(exampleScene(other, 'en')).toBe(scene)
})
