const quoted = /"[^"\\]*(?:\\.[^"\\]*)*"/g
const halfCharacter = /\p{Surrogate}/u

/**
 * The value of one line of JSON, or undefined where it is none that everybody reads alike (RFC 7493): broken,
 * a name twice in an object, half a character, a number out of range, or nested too deeply.
 */
export function parseLine(text: string): unknown {
  let members = 0
  try {
    const value: unknown = JSON.parse(text, function (this: unknown, name: string, value: unknown) {
      if (!Array.isArray(this)) members += 1
      if (isAmbiguous(name) || isAmbiguous(value)) throw new SyntaxError('ambiguous')
      return value
    })
    const root = 1
    return members - root === namesIn(text) ? value : undefined
  } catch {
    return undefined
  }
}

function isAmbiguous(value: unknown): boolean {
  if (typeof value === 'string') return halfCharacter.test(value)
  return typeof value === 'number' && !Number.isFinite(value)
}

/** How many names are written down, those that a parser drops because they come again included. */
function namesIn(text: string): number {
  return text.replace(quoted, '').split(':').length - 1
}
