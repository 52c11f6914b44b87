import { expect, it } from 'vitest'
import { keptOf, keptText } from './form-state.ts'

it('keeps every field of a form but secrets, whatever a program calls them', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['constructor', 'one'],
    ['__proto__', 'two'],
    ['toString', 'three'],
    ['languages', 'en'],
    ['languages', 'zh'],
    ['token', 'hf_secret'],
    ['$ACTION_ID', 'x'],
  ] as const)
    form.append(name, value)
  const kept = keptOf(form)
  expect(Object.entries(kept)).toEqual([
    ['constructor', ['one']],
    ['__proto__', ['two']],
    ['toString', ['three']],
    ['languages', ['en', 'zh']],
  ])
  expect(keptText(kept, 'languages')).toBe('en')
})
