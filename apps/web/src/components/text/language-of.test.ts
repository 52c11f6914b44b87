import { describe, expect, it } from 'vitest'
import { languageOf } from './foreign-text.tsx'

describe('the language attribute of text by users', () => {
  it.each([
    ['熬到大结局', 'zh'],
    ['玩家3 is sure', 'zh'],
    ['It slips through your fingers.', undefined],
  ])('%s: %s', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })
})
