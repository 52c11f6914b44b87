import { foldAscii } from './folded-ascii.ts'
import type { Folded } from './folded.ts'
import { readAsLatin } from './look-alikes.ts'
import type { Reading } from './look-alikes.ts'
import { memo } from './memo.ts'

const ascii = /^[\0-\x7f]*$/
/** Text that hides nothing: ASCII, its full-width forms, everyday Chinese characters and punctuation. */
const plain = /^[\0-\x7f\u4e00-\u9fff\u3000-\u3002\uff01-\uff5e“”…—]*$/
const ignorable = /\p{Default_Ignorable_Code_Point}/gu

/** Each letter keeps at most 30 marks before the text is normalised, which takes quadratic time in their number. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu
const isGreek = /\p{Script=Greek}/u
const neitherLetterNorDigit = /[^\p{L}\p{N}]+/gu
/** Marks that composition has left loose. They count as neither a letter nor a digit, whatever they stand on. */
const marks = /\p{M}+/gu

/** A text as a person reads it: without disguise, case, compatibility forms or invisible characters. */
export function fold(text: string, reading: Reading = 'small'): string {
  if (ascii.test(text)) return text.toLowerCase()
  if (plain.test(text)) return text.normalize('NFKC').toLowerCase()
  // Folding may part a letter from its mark (ǰ has no capital), so marks are removed afterwards.
  const bare = foldCase(visible(text)).replace(marks, '')
  return readAsLatin(bare.normalize('NFKD'), reading).normalize('NFKC').replace(marks, '')
}

/** Two speeches with the same key are the same speech. */
export function key(text: string): string {
  return foldWithKey(text).key
}

/** The results are remembered, because a speech is compared with those of every later round, in many matches at once. */
export const foldWithKey = memo(2_000, (text): Folded => foldAscii(text) ?? foldAnew(text, 'small'))

function foldPlain(text: string): Folded {
  const folded = fold(text)
  return { text, folded, key: plainKey(folded), otherKey: undefined }
}

export function foldAnew(text: string, reading: Reading): Folded {
  if (plain.test(text)) return foldPlain(text)
  const folded = fold(text, reading)
  const otherKey = isGreek.test(visible(text)) ? keyOfFolded(fold(text, 'capital')) : undefined
  return { text, folded, key: keyOfFolded(folded), otherKey }
}

export function keyOfFolded(folded: string): string {
  return folded.replace(neitherLetterNorDigit, '')
}

/** Folds plain text many times quicker. Every Chinese speech comes through here. */
function plainKey(folded: string): string {
  // A longer text has too many codes to pass as arguments.
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

/** Whether there is a visible letter or digit of any script. */
export function saysSomething(text: string): boolean {
  return /[a-z0-9\u4e00-\u9fff]/i.test(text) || /[\p{L}\p{N}]/u.test(visible(text))
}

/** Compatibility forms first, then invisible characters: the order matters if one hides in the other. */
function visible(text: string): string {
  return text.replace(tooManyMarks, '$1').normalize('NFKC').replace(ignorable, '')
}

/** Full case folding: up and down again, so that ß becomes ss. The final sigma is the one exception. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}
