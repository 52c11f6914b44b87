import { expect, it } from 'vitest'
import { stem } from './tokens.ts'

it.each([
  ['steam', 'steams', 'steaming', 'steamed'],
  ['bake', 'bakes', 'baking', 'baked'],
  ['run', 'runs', 'running'],
  ['berry', 'berries'],
  ['box', 'boxes'],
  ['dish', 'dishes'],
  ['slow', 'slowly'],
])('brings the forms of %s together', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

it.each(['glass', 'bus', 'king', 'red', 'string', 'sing'])('leaves %s as it is', (token) => {
  expect(stem(token)).toBe(token)
})
