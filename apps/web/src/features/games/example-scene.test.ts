import { kits } from '@wis/games'
import { expect, it } from 'vitest'
import { locales } from '../../i18n/locale.ts'
import { exampleScene, playedScene } from './example-scene.ts'

it('the kept pictures are those of the matches that are played for them', async () => {
  const games = kits.map((kit) => {
    const scenes = locales.map((locale) => `"${locale}":${JSON.stringify(playedScene(kit, locale))}`)
    return `"${kit.id}":{${scenes.join(',\n')}}`
  })
  await expect(`{${games.join(',\n')}}\n`).toMatchFileSnapshot('example-scenes.json')
})

it('a game without a kept picture is played once', () => {
  const other = { ...kits[0], id: 'from-outside' }
  const scene = exampleScene(other, 'en')
  expect(scene.seats).toHaveLength(kits[0].setup.presets[0].players)
  expect(exampleScene(other, 'en')).toBe(scene)
})
