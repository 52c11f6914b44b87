import { memo } from './memo.ts'

/** The case of a letter that is looked at: Greek Η reads as H, but η as n. */
export type Reading = 'small' | 'capital'

/**
 * Letters that read as a Latin letter: of Cyrillic, Greek, Coptic, Armenian, Georgian, Cherokee, Lisu and Deseret,
 * and small capitals. A letter is listed if either of its cases looks like one, so that the reading of a text never
 * depends on its case.
 */
export const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аαɑᴀⲁꭺꓮ',
  b: 'вьβϐʙⲃᏼꓐ',
  c: 'сᴄⲥꮯꓚ𐐽ↄ',
  d: 'ԁᴅꭰꓓ',
  e: 'еєεҽᴇⲉꭼꓰ',
  f: 'ϝғꜰꓝ',
  g: 'ԍɡɢꮐꓖց',
  h: 'нһʜⲏꮋꓧհ',
  i: 'іιɪıɩⲓꭵꓲ',
  j: 'јϳᴊꭻꓙյ',
  k: 'кκᴋⲕꮶꓗ',
  l: 'ӏʟꮮꓡ',
  m: 'мᴍⲙꮇꓟ',
  n: 'пɴⲛꓠոռ',
  o: 'оοօσᴏⲟꓳ𐐬',
  p: 'рρᴘⲣꮲꓑ',
  q: 'ԛգզꞯ',
  r: 'гʀꭱꓣ',
  s: 'ѕꜱꮪꓢտ𐑈',
  t: 'тτᴛⲧꭲꓔ',
  u: 'սᴜꓴ',
  v: 'ѵᴠꮩꓦ',
  w: 'ԝѡωᴡꮃꓪա',
  x: 'хχⲭꓫ',
  y: 'уүγʏⲩꓬყ',
  z: 'ζᴢⲍꮓꓜ',
  "'": 'ʼʻʽʹˈꞌ’‘‛′＇',
}

/** Greek letters whose cases read as different Latin letters. */
const byReading: Readonly<Record<Reading, Readonly<Record<string, string>>>> = {
  small: { n: 'η', u: 'υμ', v: 'ν' },
  capital: { h: 'η', m: 'μ', n: 'ν', y: 'υ' },
}

const tables = { small: tableFor('small'), capital: tableFor('capital') }
const pattern = new RegExp(`[${[...tables.small.keys()].join('')}]`, 'gu')

/** Replaces every look-alike in a decomposed, case-folded text. */
function readAsLatin(text: string, reading: Reading): string {
  const table = tables[reading]
  return text.replace(pattern, (letter) => table.get(letter) ?? letter)
}

function tableFor(reading: Reading): ReadonlyMap<string, string> {
  const listed = [...Object.entries(lookAlikes), ...Object.entries(byReading[reading])]
  return new Map(listed.flatMap(([read, letters]) => [...letters].map((letter) => [letter, read] as const)))
}

/** A text with the results of folding it. */
export interface Folded {
  readonly text: string
  readonly folded: string
  readonly key: string
  /**
   * The key of its other reading. Only Greek letters have two readings, because their small and capital forms may look
   * like different Latin letters.
   */
  readonly otherKey: string | undefined
}

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
