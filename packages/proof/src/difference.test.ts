import { expect, it } from 'vitest'
import { contrast } from './difference.ts'

const long = 'x'.repeat(300)

it('two events are told apart by the members that differ', () => {
  const told = contrast({ type: 'speech', seat: 1, text: 'a' }, { type: 'speech', seat: 1, text: 'b' })
  expect(told).toEqual({ expected: 'text "a"', found: 'text "b"' })
})

it('two long texts are shown from their first difference, even if it is late', () => {
  const { expected, found } = contrast(
    { type: 'speech', text: `${long} a` },
    { type: 'speech', text: `${long} b` },
  )
  expect(expected).toBe(`…${'x'.repeat(23)} a"`)
  expect(found).toBe(`…${'x'.repeat(23)} b"`)
})

it('long texts that differ from the beginning are cut at the end', () => {
  const { expected } = contrast({ type: 'speech', text: `a${long}` }, { type: 'speech', text: `b${long}` })
  expect(expected).toMatch(/^text "ax+…$/)
})
