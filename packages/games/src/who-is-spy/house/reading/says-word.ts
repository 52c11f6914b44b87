import type { Language } from '@wis/engine'
import { keyOf } from './key.ts'
import { stem } from './stem.ts'

/** Whether a text might count as saying the word. In doubt it says yes. */
export function saysWord(text: string, word: string, language: Language): boolean {
  const name = keyOf(word)
  if (name === '' || !keyOf(text).includes(name)) return false
  if (language === 'zh' || name.length > 6 || /\s/.test(word.trim())) return true
  const root = stem(name)
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((token) => token === name || stem(token) === root)
}
