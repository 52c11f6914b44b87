import type { Folded } from './folded.ts'

/** A longer text has too many codes to pass as arguments. */
const longest = 2000

/** The lower case of every ASCII letter and digit by its code. Zero for all other characters. */
const lowerCase = new Uint8Array(0x80)
for (let digit = 0x30; digit <= 0x39; digit++) lowerCase[digit] = digit
for (let letter = 0x61; letter <= 0x7a; letter++) {
  lowerCase[letter] = letter
  lowerCase[letter - 0x20] = letter
}

/** Folds ASCII text several times quicker than any other. Undefined for a text that is long or not ASCII. */
export function foldAscii(text: string): Folded | undefined {
  if (text.length > longest) return undefined
  const kept: number[] = []
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x7f) return undefined
    const lower = lowerCase[code] ?? 0
    if (lower !== 0) kept.push(lower)
  }
  return new FoldedAscii(text, String.fromCharCode(...kept))
}

/** Most speeches are compared by their key alone, so the folded text is made when somebody asks for it. */
class FoldedAscii implements Folded {
  readonly text: string
  readonly key: string
  readonly otherKey = undefined

  constructor(text: string, key: string) {
    this.text = text
    this.key = key
  }

  get folded(): string {
    return this.text.toLowerCase()
  }
}
