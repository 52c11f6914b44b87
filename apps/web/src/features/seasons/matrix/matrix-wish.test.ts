import { expect, it } from 'vitest'
import { parseMatrixWish } from './matrix-section.tsx'

it('takes agents from one field or from many, each once and twelve at the most', () => {
  expect(parseMatrixWish({ agents: 'fox,granny,fox', top: '6' })).toEqual({
    top: 6,
    agents: ['fox', 'granny'],
  })
  expect(parseMatrixWish({ agents: ['fox', 'granny'] })).toEqual({ top: 8, agents: ['fox', 'granny'] })
  const many = Array.from({ length: 20 }, (_, place) => `agent-${place}`)
  expect(parseMatrixWish({ agents: many }).agents).toHaveLength(12)
})

it('one agent alone is dropped, because there is nobody to compare, and so are invalid values', () => {
  expect(parseMatrixWish({ agents: 'fox', top: '99' })).toEqual({ top: 8, agents: [] })
  expect(parseMatrixWish({ agents: ["'; drop", 'fox'] })).toEqual({ top: 8, agents: [] })
})
