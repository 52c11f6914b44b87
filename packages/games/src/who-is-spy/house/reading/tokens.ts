import type { Language } from '@wis/engine'
import { stem } from './stem.ts'
import { chineseStopCharacters, englishStopWords } from './stop-words.ts'

/** The content words of a text, however it is phrased: without order, repetitions or empty words. */
export function tokens(text: string, language: Language): readonly string[] {
  const found = new Set<string>()
  if (language === 'en') addEnglish(text.toLowerCase(), found)
  else addChinese(text.toLowerCase(), found)
  return [...found]
}

function addEnglish(text: string, found: Set<string>): void {
  for (const run of runs(text)) {
    const apostrophe = run.search(/['’]/)
    const word = apostrophe < 0 ? run : run.slice(0, apostrophe)
    if (word.length > 1 && !englishStopWords.has(word)) found.add(stem(word))
  }
}

/** Chinese is written without spaces, so characters and neighbouring pairs of them stand for words. */
function addChinese(text: string, found: Set<string>): void {
  for (const run of runs(text)) {
    if (!isHan(run.charCodeAt(0))) found.add(run)
    else addCharacters(run, found)
  }
}

function addCharacters(run: string, found: Set<string>): void {
  for (let i = 0; i < run.length; i++) {
    const character = run.charAt(i)
    if (!chineseStopCharacters.has(character)) found.add(character)
    if (i + 1 < run.length) found.add(run.slice(i, i + 2))
  }
}

/** The stretches of a text that are written in one script without a break. */
function runs(text: string): readonly string[] {
  const found: string[] = []
  let start = 0
  let inside = false
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 0
    const goesOn = inside && isLetter(code) && isHan(code) === isHan(text.charCodeAt(start))
    if (goesOn) continue
    if (inside) found.push(text.slice(start, i))
    start = i
    inside = isLetter(code)
  }
  return found
}

/** Letters, digits, and the apostrophes inside words. */
function isLetter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 39
  return isHan(code) || code === 0x2019 || letterOrDigit.test(String.fromCharCode(code))
}

const letterOrDigit = /[\p{L}\p{N}]/u

function isHan(code: number): boolean {
  return code >= 0x3400 && code <= 0x9fff
}
