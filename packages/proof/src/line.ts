import { isDeepJson, mostLevelsOfFile } from '@wis/engine'

export interface Line {
  readonly number: number
  readonly text: string
  /** The value that `parseLine` made of the text. */
  readonly value: unknown
}

export function lineOf(text: string, number: number): Line {
  // Without this quick test, a parser would take long to fail at an empty line, and files may hold millions of them.
  return { number, text, value: text.trim() === '' ? undefined : parseLine(text) }
}

const quoted = /"[^"\\]*(?:\\.[^"\\]*)*"/g
const halfCharacter = /\p{Surrogate}/u

/**
 * The value of one line of JSON. Undefined if not every parser reads it alike (RFC 7493): it is broken, repeats a
 * name in an object, has half a character or a number out of range, or is nested too deeply.
 */
export function parseLine(text: string): unknown {
  // Before the parser, which calls itself for each level if it reports every member.
  if (isDeepJson(text, mostLevelsOfFile)) return undefined
  let members = 0
  try {
    const value: unknown = JSON.parse(text, function (this: unknown, name: string, value: unknown) {
      if (!Array.isArray(this)) members += 1
      if (isAmbiguous(name) || isAmbiguous(value)) throw new SyntaxError('ambiguous')
      return value
    })
    const root = 1
    const bare = text.replace(quoted, '')
    return members - root === namesIn(bare) ? value : undefined
  } catch {
    return undefined
  }
}

function isAmbiguous(value: unknown): boolean {
  if (typeof value === 'string') return halfCharacter.test(value)
  return typeof value === 'number' && !Number.isFinite(value)
}

/** The number of names in the text, including repeated names that a parser drops. */
function namesIn(bare: string): number {
  return bare.split(':').length - 1
}

export const isHeader = ({ value }: Line) => hasMember(value, 'format')
export const isEnd = ({ value }: Line) => hasMember(value, 'end')

export function objectIn(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function hasMember(value: unknown, name: string): boolean {
  return memberOf(value, name) !== undefined
}

export function memberOf(value: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(objectIn(value), name)?.value
}
