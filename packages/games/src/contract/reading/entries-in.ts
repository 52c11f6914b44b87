import { objectsIn } from './objects-in.ts'

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
