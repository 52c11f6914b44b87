import { expect, it } from 'vitest'
import { presets } from '../presets/presets.ts'
import { readSpec, readSpecText } from './read-spec.ts'
import { specText } from './read-text.ts'

it.each(presets())('the preset $id is the same after it was written as text and read', ({ spec }) => {
  expect(readSpecText(specText(spec))).toEqual(readSpec(spec))
})
