import { readAsLatin } from './look-alikes.ts'
import type { Reading } from './look-alikes.ts'
import { memo } from './memo.ts'

const ascii = /^[\0-\x7f]*$/
/** Text that hides nothing: ASCII, its full-width forms, everyday Chinese characters and punctuation. */
const plain = /^[\0-\x7f\u4e00-\u9fff\u3000-\u3002\uff01-\uff5e“”…—]*$/
const ignorable = /\p{Default_Ignorable_Code_Point}/gu

/** Text is bounded to 30 marks a letter before it is normalised, which takes quadratic time in their number. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu
const isGreek = /\p{Script=Greek}/u
const neitherLetterNorDigit = /[^\p{L}\p{N}]+/gu
/** What composition has left loose: neither a letter nor a digit, whatever it stands on. */
const marks = /\p{M}+/gu

/** A text as it reads: without disguise, case, compatibility forms or what cannot be seen. */
export function fold(text: string, reading: Reading = 'small'): string {
  if (ascii.test(text)) return text.toLowerCase()
  if (plain.test(text)) return text.normalize('NFKC').toLowerCase()
  // Folding may part a letter from its mark, as ǰ has no capital: so marks go after it.
  const bare = foldCase(visible(text)).replace(marks, '')
  return readAsLatin(bare.normalize('NFKD'), reading).normalize('NFKC').replace(marks, '')
}

/** Two speeches with the same key are the same speech. */
export function key(text: string): string {
  return foldWithKey(text).key
}

/** A text with what is worked out of it. */
export interface Folded {
  readonly text: string
  readonly folded: string
  readonly key: string
  /** Whether its other reading may differ: only Greek letters have two. */
  readonly readsTwoWays: boolean
  /** Of every way it reads: two where a letter's small and capital forms look like different Latin letters. */
  readonly keys: readonly string[]
}

/** Remembered: a speech is compared with those of every later round. */
export const foldWithKey = memo(500, (text): Folded => foldAnew(text, 'small'))

export function foldAnew(text: string, reading: Reading): Folded {
  const folded = fold(text, reading)
  if (plain.test(text)) {
    const key = plainKey(folded)
    return { text, folded, key, readsTwoWays: false, keys: [key] }
  }
  const key = keyOfFolded(folded)
  const readsTwoWays = isGreek.test(visible(text))
  const keys = readsTwoWays ? [key, keyOfFolded(fold(text, 'capital'))] : [key]
  return { text, folded, key, readsTwoWays, keys }
}

export function keyOfFolded(folded: string): string {
  return folded.replace(neitherLetterNorDigit, '')
}

/** The same of plain text, many times quicker: every speech of every match comes through here. */
function plainKey(folded: string): string {
  // What is longer has too many codes to be handed over as arguments.
  if (folded.length > 2000) return keyOfFolded(folded)
  const kept: number[] = []
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at)
    if (isPlainLetterOrDigit(code)) kept.push(code)
  }
  return String.fromCharCode(...kept)
}

function isPlainLetterOrDigit(code: number): boolean {
  if (code > 0x7f) return code >= 0x4e00 && code <= 0x9fff
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
}

/** Whether there is a letter or a digit, of any script, that can be seen. */
export function saysSomething(text: string): boolean {
  return /[a-z0-9\u4e00-\u9fff]/i.test(text) || /[\p{L}\p{N}]/u.test(visible(text))
}

/** Compatibility forms first, then what cannot be seen: the order matters where the one hides in the other. */
function visible(text: string): string {
  return text.replace(tooManyMarks, '$1').normalize('NFKC').replace(ignorable, '')
}

/** Full case folding: up and down again, so that ß becomes ss; the final sigma is the one exception. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}
