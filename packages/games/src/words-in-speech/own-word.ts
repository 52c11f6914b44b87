import { fold, foldAnew, foldWithKey, keyOfFolded } from './fold.ts'
import type { Folded, Reading } from './fold.ts'
import { memo } from './memo.ts'

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー'
const hasCjk = new RegExp(`[${cjk}]`, 'u')

/** Runs of letters and digits. A run of Han, kana or Hangul ends where another script begins. */
const tokenPattern = new RegExp(`[${cjk}]+|(?:(?![${cjk}])[\\p{L}\\p{N}])+`, 'gu')
const possessive = /([\p{L}\p{N}])'s(?![\p{L}\p{N}])/gu
const singleLetter = new RegExp(`^(?![${cjk}])\\p{L}$`, 'u')
const leastSpelledOut = 3
const endings = ['', 's', 'es']

/** Whether a speech says this word: as it is, inflected, written together or apart, spelled out or disguised. */
export function saysOwnWord(text: string, word: string): boolean {
  return foldedSaysOwnWord(foldWithKey(text), word)
}

/** Whether a folded speech says this word. */
export function foldedSaysOwnWord(speech: Folded, word: string): boolean {
  if (contains(speech, wantedOf(word))) return true
  if (speech.otherKey === undefined) return false
  return contains(foldAnew(speech.text, 'capital'), wantedAnew(word, 'capital'))
}

/** The patterns for one word. */
interface Wanted {
  readonly isCjk: boolean
  readonly key: string
  readonly apart: readonly string[]
  readonly together: readonly string[]
}

/** The patterns are remembered, because every speech of a match is searched for the same two words. */
const wantedOf = memo(2_000, (word) => wantedAnew(word, 'small'))

function wantedAnew(word: string, reading: Reading): Wanted {
  const folded = fold(word, reading)
  return {
    isCjk: hasCjk.test(folded),
    key: keyOfFolded(folded),
    apart: tokens(folded),
    together: tokens(withPossessives(folded)),
  }
}

function contains(speech: Folded, { isCjk, key, apart, together }: Wanted): boolean {
  if (isCjk) return speech.key.includes(key)
  const [first] = apart
  // In every form of the word its first token stands in the key unbroken. Most speeches end here.
  if (first === undefined || !speech.key.includes(first)) return false
  if (isSpoken(tokens(speech.folded), apart)) return true
  return isSpoken(tokens(withPossessives(speech.folded)), together)
}

function isSpoken(spoken: readonly string[], wanted: readonly string[]): boolean {
  return inSequence(spoken, wanted) || inSequence(joinSpelledOut(spoken), wanted)
}

const tokens = (folded: string): readonly string[] => folded.match(tokenPattern) ?? []

/** The ending 's is part of its token, so that it neither parts a word nor counts as a letter spelled out. */
const withPossessives = (folded: string) => folded.replace(possessive, '$1s')

/** T-e-a, t e a and T.E.A. are read as tea. */
function joinSpelledOut(spoken: readonly string[]): readonly string[] {
  const joined: string[] = []
  let run: string[] = []
  const close = () => {
    joined.push(...(run.length < leastSpelledOut ? run : [run.join('')]))
    run = []
  }
  for (const token of spoken) {
    if (singleLetter.test(token)) run.push(token)
    else {
      close()
      joined.push(token)
    }
  }
  close()
  return joined
}

function inSequence(spoken: readonly string[], wanted: readonly string[]): boolean {
  return spoken.some((_, start) => startsWith(spoken, start, wanted))
}

/** Whether the wanted tokens begin at `start`, each as a token of its own or written together with the next. */
function startsWith(spoken: readonly string[], start: number, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true
  const token = spoken[start]
  if (token === undefined) return false
  return wanted.some(
    (_, last) =>
      isForm(token, wanted.slice(0, last + 1).join('')) &&
      startsWith(spoken, start + 1, wanted.slice(last + 1)),
  )
}

function isForm(token: string, word: string): boolean {
  return token.startsWith(word) && endings.includes(token.slice(word.length))
}
