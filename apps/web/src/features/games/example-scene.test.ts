import { kits } from '@wis/games'
import { expect, it } from 'vitest'
import { keptText } from '../../testing/kept-text.ts'
import { exampleScene, playedScene, withWholeSpeeches } from './example-scene.ts'
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

it('where a speech would be cut, nobody speaks', () => {
  const [kit] = kits
  const scene = exampleScene(kit, 'en')
  expect(withWholeSpeeches(scene)).toBe(scene)
  const seats = scene.seats.map((seat) => ({ ...seat, said: '说'.repeat(40) }))
  for (const seat of withWholeSpeeches({ ...scene, seats }).seats) expect(seat.said).toBeUndefined()
})
