import { jsonIn } from '@wis/engine'

/** The JSON objects in a text, fenced or not, in order. Broken ones are left out. */
export function objectsIn(text: string): readonly object[] {
  return spansIn(text).flatMap(([start, end]) => {
    const value = jsonIn(text.slice(start, end))
    return typeof value === 'object' && value !== null ? [value] : []
  })
}

/** The text around the JSON objects in it, and around what is broken of them. */
export function withoutObjects(text: string): string {
  const spans = spansIn(text)
  const ends = [0, ...spans.map(([, end]) => end)]
  return ends.map((from, at) => text.slice(from, spans[at]?.[0])).join(' ')
}

/** The names that an object in a text gives to two different values, of which a reader of JSON would keep the last. */
export function namesGivenTwice(text: string): readonly string[] {
  return spansIn(text).flatMap(([start, end]) => {
    const named: Map<string, string>[] = []
    const twice: string[] = []
    for (const [token, name, value = ''] of text.slice(start, end).matchAll(namesAndBraces)) {
      if (token === '{') named.push(new Map())
      else if (token === '}') named.pop()
      else if (name !== undefined) {
        const known = named.at(-1)
        if (known?.has(name) && known.get(name) !== value) twice.push(name)
        known?.set(name, value)
      }
    }
    return twice
  })
}

/** A name with the value behind it, if that is short; a text; a brace. */
const namesAndBraces =
  /"((?:[^"\\]|\\.)*)"\s*:\s*(?:("(?:[^"\\]|\\.)*"|-?[\w.]+|\[[^[\]]*\])\s*(?=[,}]))?|"(?:[^"\\]|\\.)*"|[{}]/gu

/**
 * The places where outermost braces open and close. Braces inside strings do not count. Reads every character once.
 */
function spansIn(text: string): readonly (readonly [number, number])[] {
  const spans: [number, number][] = []
  let depth = 0
  let start = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i)
    if (inString) {
      if (character === '\\') i++
      else if (character === '"') inString = false
    } else if (character === '"') inString = depth > 0
    else if (character === '{') {
      if (depth++ === 0) start = i
    } else if (character === '}' && depth > 0 && --depth === 0) spans.push([start, i + 1])
  }
  return spans
}

/** How deep an answer may lie in others, such as in the call of a tool. */
const deepest = 5
/** The names under which the call of a tool has its answer, often as a text of JSON. */
const callNames = new Set(['arguments', 'parameters', 'input', 'args'])

type NamedValue = readonly [name: string, value: unknown]

/**
 * The entries of these objects, and of the objects within them. The outermost come first, level by level. What stands
 * under some names may be left out.
 */
export function entriesIn(
  objects: readonly object[],
  isClosed: (name: string) => boolean = () => false,
): readonly (readonly NamedValue[])[] {
  const levels: NamedValue[][] = []
  let level: readonly object[] = objects
  while (level.length > 0 && levels.length < deepest) {
    const entries = level.flatMap((object): NamedValue[] => Object.entries(object))
    levels.push(entries)
    level = entries.filter(([name]) => !isClosed(name)).flatMap(within)
  }
  return levels
}

function within([name, value]: NamedValue): readonly object[] {
  if (typeof value === 'object' && value !== null) return [value]
  return typeof value === 'string' && callNames.has(name) ? objectsIn(value) : []
}
