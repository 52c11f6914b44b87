import { expect, it } from 'vitest'
import { playthrough } from '../contract/testing/playthrough.ts'
import { avalon } from './kit.ts'
import { recorded } from './testing/recorded.ts'

it.each(Object.entries(recorded))('a match by the rules of %s goes as recorded', async (name, written) => {
  await expect(playthrough(avalon, written)).toMatchFileSnapshot(`goldens/${name}.txt`)
})
