import { jsonIn } from '@wis/engine'
import { fieldNames, normalName } from './fields.ts'
import type { Field } from './fields.ts'

const literals: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' }
const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' }
const longestSpace = 40
/** What follows the end of a quoted text in an object. */
const endOfText = /^\s*(?:[,:}\]]|$)/

/**
 * The object that a text means which is almost JSON: quoted the Python way, with a comma too many, or cut off.
 * Undefined if there is none. Reads every character once.
 */
export function mendedObject(text: string): object | undefined {
  const start = text.indexOf('{')
  if (start < 0) return undefined
  const value = jsonIn(asJson(text, start))
  return typeof value === 'object' && value !== null ? value : undefined
}

function asJson(text: string, start: number): string {
  const open: string[] = []
  let json = ''
  for (let i = start; i < text.length;) {
    const character = text.charAt(i)
    if (character === '"' || character === "'") {
      const end = endOfQuoted(text, i)
      json += JSON.stringify(unescaped(text.slice(i + 1, end)))
      i = end + 1
      continue
    }
    const [word] = /^[A-Za-z]+/.exec(text.slice(i, i + 8)) ?? []
    if (word !== undefined) {
      json += literals[word] ?? word
      i += word.length
      continue
    }
    const close = closing[character]
    if (close !== undefined) open.push(close)
    if (character === open.at(-1)) {
      json = withoutComma(json)
      open.pop()
    }
    json += character
    i++
    if (open.length === 0) return json
  }
  return withoutComma(json) + open.toReversed().join('')
}

const quotes: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '「': '」', '`': '`' }
const ends = /^\s*(?:[,，;；}\])\n]|$)/

/**
 * Reads a field of broken JSON: cut off, quoted the Python way, with an extra comma or a line break in a string. Only
 * unmistakable names count here, not "answer" and the like.
 */
export function looseField(text: string, field: Field): string | undefined {
  const names = new Set(fieldNames[field].slice(0, 2).join(',').split(','))
  for (const match of text.matchAll(/["'“「]?([\p{L}_ ]{1,24})["'”」]?\s{0,20}[:：]\s{0,20}(["'“「`])/gu)) {
    const [whole, name = '', quote = ''] = match
    if (!names.has(normalName(name))) continue
    return stringFrom(text, match.index + whole.length, quotes[quote] ?? quote)
  }
  return undefined
}

/** Reads up to a closing quote that is followed by the end of a field, or to the end of the text. */
function stringFrom(text: string, start: number, close: string): string {
  for (let i = start; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === close && ends.test(text.slice(i + 1, i + 40))) return unescaped(text.slice(start, i))
  }
  return unescaped(text.slice(start))
}

function unescaped(text: string): string {
  return text.replace(/\\(?:[nrt]|u([0-9a-f]{4})|(.))/gi, (_, code?: string, character?: string) =>
    code === undefined ? (character ?? ' ') : String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** Looks at the end alone, so that the work stays the same however long the text is. */
function withoutComma(json: string): string {
  const [comma] = /,\s*$/.exec(json.slice(-longestSpace)) ?? []
  return comma === undefined ? json : json.slice(0, -comma.length)
}

/** The place of the closing quote, or the end of the text. An apostrophe within the text does not close it. */
function endOfQuoted(text: string, start: number): number {
  const quote = text.charAt(start)
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === quote && endOfText.test(text.slice(i + 1, i + 40))) return i
  }
  return text.length
}
