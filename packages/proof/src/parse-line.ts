const quoted = /"[^"\\]*(?:\\.[^"\\]*)*"/g
/** No export nests nearly as deeply; whoever walks through a value later needs no limit of their own. */
const mostDepth = 100
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
    const bare = text.replace(quoted, '')
    return members - root === namesIn(bare) && depthOf(bare) <= mostDepth ? value : undefined
  } catch {
    return undefined
  }
}

function isAmbiguous(value: unknown): boolean {
  if (typeof value === 'string') return halfCharacter.test(value)
  return typeof value === 'number' && !Number.isFinite(value)
}

/** How many names are written down, those that a parser drops because they come again included. */
function namesIn(bare: string): number {
  return bare.split(':').length - 1
}

/** How many objects and lists stand in each other, at most. */
function depthOf(bare: string): number {
  let [depth, deepest] = [0, 0]
  for (let at = 0; at < bare.length; at++) {
    const mark = bare[at]
    if (mark === '[' || mark === '{') deepest = Math.max(deepest, ++depth)
    else if (mark === ']' || mark === '}') depth -= 1
  }
  return deepest
}
