import { differenceKinds } from '@wis/proof'
import { expect, it } from 'vitest'
import { stepNames, stepsTo } from './check-match.ts'

const states = (what: Parameters<typeof stepsTo>[0]) =>
  stepsTo(what)
    .map(({ state }) => state)
    .join(' ')

it('without a difference every step is right', () => {
  expect(states(undefined)).toBe('right right right right right')
})

it.each([
  ['format', 'wrong unseen unseen unseen unseen'],
  ['chain', 'right wrong unseen unseen unseen'],
  ['signature', 'right right wrong unseen unseen'],
  ['commitment', 'right right right wrong unseen'],
  ['fouls', 'right right right right wrong'],
] as const)('a difference in %s stops the check at its step', (what, expected) => {
  expect(states(what)).toBe(expected)
})

it('the kinds of differences come in the order of the steps', () => {
  const places = differenceKinds.map((what) => stepsTo(what).findIndex(({ state }) => state === 'wrong'))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(places).size).toBe(stepNames.length)
})
