import { jsonIn } from '@wis/engine'
import { unescaped } from './loose-field.ts'

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
