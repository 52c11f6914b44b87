import { expect, it } from 'vitest'
import { kindHas } from './kind-sql.ts'

it('a trait is asked for by the shorter list of kinds', () => {
  expect(kindHas('hasOwner')).toBe(`a.kind not in ('house')`)
  expect(kindHas('fillsTables', 'kind')).toBe(`kind in ('house')`)
  expect(kindHas('isModel')).toBe(`a.kind in ('hf-model', 'hf-endpoint', 'openai')`)
})
