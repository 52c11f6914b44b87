import { parseLine } from './parse-line.ts'

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
