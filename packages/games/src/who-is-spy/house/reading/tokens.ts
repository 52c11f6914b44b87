import type { Language } from '@wis/engine'
import { memo } from '../../../words-in-speech/memo.ts'

/** The common form of texts that differ only in spacing, case and punctuation. */
export const keyOf = memo(5_000, (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ''),
)

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

/** The common root of related English forms: steam, steams, steaming; bake, baked, baking. */
export function stem(token: string): string {
  const bare = withoutEnding(token.length > 3 && isPlural(token) ? singular(token) : token)
  if (bare.length > 2 && bare.endsWith('e')) return bare.slice(0, -1)
  return bare.length > 2 && bare.endsWith('y') ? `${bare.slice(0, -1)}i` : bare
}

function isPlural(token: string): boolean {
  return token.endsWith('s') && !token.endsWith('ss') && !token.endsWith('us') && !token.endsWith('is')
}

function singular(token: string): string {
  return token.endsWith('ies') ? `${token.slice(0, -3)}y` : token.slice(0, -1)
}

function withoutEnding(token: string): string {
  for (const ending of ['ing', 'ed', 'ly']) {
    if (!token.endsWith(ending)) continue
    const rest = token.slice(0, -ending.length)
    if (rest.length >= 3 && hasVowel(rest)) return undoubled(rest)
  }
  return token
}

function hasVowel(text: string): boolean {
  for (const letter of text) if ('aeiouy'.includes(letter)) return true
  return false
}

/** The "runn" of running becomes "run"; the "fall" of falling stays. */
function undoubled(rest: string): string {
  const last = rest.at(-1)
  return last !== undefined && last === rest.at(-2) && !'lsz'.includes(last) ? rest.slice(0, -1) : rest
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

/** Words that say nothing about the thing described. */
const englishStopWords: ReadonlySet<string> = new Set(
  `a about after again all also always am an and another any anybody anyone anything are aren as at away back be
  because been before being both but by came can cannot come could couldn day did didn do does doesn doing don down
  each either else enough even ever every everybody everyone everything few find first for found from get gets give
  go goes going good got had half hardly has have he her here him his how i if in into is isn it its itself just keep
  kind know last least less let like ll little long look lot made make makes many may maybe me mean might mine more
  most much must my myself near nearly need never next no nobody none not nothing now of off often old on once one
  only onto or other others our out over own people perhaps person place player put quite rather re really right
  round said same say says see seen seem shall she should shouldn since so some somebody someone something sometimes
  soon still such sure take than that the their them then there these they thing things think this those though
  through time times to today together too two under until up upon us use used usually ve very want was wasn way we
  well went were what when where whether which while who whole whose why will with without won word words would
  wouldn yes yet you your yours yourself agree clue describe`.split(/\s+/),
)

/** Single characters that carry no picture of their own. Pairs of characters are always kept. */
const chineseStopCharacters: ReadonlySet<string> = new Set(
  '的了是在有和就都也它你我他她们人会不很一这那个么着过还要到说上下来去得能可把被给让跟与或而但又再才只没吗呢吧啊呀哦嗯谁什怎样里中为以于从向对等几多少大小好最更太真些每各次时候家玩同',
)

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
