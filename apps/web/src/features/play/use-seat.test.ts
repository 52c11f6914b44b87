import { afterEach, expect, it, vi } from 'vitest'
import { newsOf } from './use-seat.ts'

const ask = () => newsOf('seat', { seen: '', since: -1 }, new AbortController().signal)

afterEach(() => {
  vi.unstubAllGlobals()
})

it('tells a lost connection from a browser that is signed out', async () => {
  const answers = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', answers)
  answers.mockRejectedValueOnce(new TypeError('fetch failed'))
  expect(await ask()).toBe('cutOff')
  answers.mockResolvedValueOnce(new Response(null, { status: 503 }))
  expect(await ask()).toBe('cutOff')
  answers.mockResolvedValueOnce(new Response('{}', { status: 404 }))
  expect(await ask()).toBe('stranger')
})
