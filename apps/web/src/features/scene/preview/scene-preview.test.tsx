import { kits } from '@wis/games'
import { stepsOf } from '@wis/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { houseMatch } from '../../../testing/stored-kit-matches.ts'
import { drawnOf, ScenePicture } from './scene-picture.tsx'

it.each(kits.map((kit) => [kit.id, kit] as const))(
  'a table of %s is drawn with letters that the fonts of a picture have',
  (_, kit) => {
    for (const { scene } of stepsOf(kit, houseMatch(kit), 'director')) {
      const text = renderToStaticMarkup(<ScenePicture drawn={drawnOf(scene)} />).replace(/<[^>]*>/g, '')
      expect(text).toMatch(/^[\u0020-\u007e]*$/)
    }
  },
)
