import { isDeepJson, mostLevelsOfFile } from '@wis/engine'

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
