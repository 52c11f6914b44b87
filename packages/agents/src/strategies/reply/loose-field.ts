import { fieldNames, normalName } from './fields.ts'
import type { Field } from './fields.ts'

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

export function unescaped(text: string): string {
  return text.replace(/\\(?:[nrt]|u([0-9a-f]{4})|(.))/gi, (_, code?: string, character?: string) =>
    code === undefined ? (character ?? ' ') : String.fromCharCode(Number.parseInt(code, 16)),
  )
}
