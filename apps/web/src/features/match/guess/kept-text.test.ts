import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptText } from './kept-text.ts'

/** A storage that takes texts of up to ten characters. */
const stored = new Map<string, string>()
beforeEach(() => {
  const localStorage = {
    getItem: (place: string) => stored.get(place) ?? null,
    setItem: (place: string, text: string) => {
      if (text.length > 10) throw new DOMException('full', 'QuotaExceededError')
      stored.set(place, text)
    },
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

it('keeps a text, and tells its listeners', () => {
  const kept = keptText('here')
  const heard: (string | null)[] = []
  const stop = kept.listen(() => heard.push(kept.read()))
  kept.keep('one')
  stop()
  kept.keep('two')
  expect(heard).toEqual(['one'])
  expect(keptText('here').read()).toBe('two')
})

it('that the storage has no room for lasts as long as the page, and the older one stays stored', () => {
  const kept = keptText('here')
  kept.keep('short')
  kept.keep('a text that is too long')
  expect(kept.read()).toBe('a text that is too long')
  expect(keptText('here').read()).toBe('short')
  kept.keep('again')
  expect(kept.read()).toBe('again')
})
