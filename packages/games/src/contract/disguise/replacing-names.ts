export interface Replaced {
  readonly by: string
  /** Only the name in exactly these letters is meant. */
  readonly isExact?: boolean
  /** It begins with a capital where the name does in the text. */
  readonly followsCase?: boolean
}

/**
 * Puts other names into a text, the longest first, because one may begin as another does. A name is none within a longer
 * word: `edge` has the characters that make it longer.
 */
export function replacingNames(
  names: ReadonlyMap<string, Replaced>,
  edge = 'a-z0-9',
): (text: string) => string {
  if (names.size === 0) return (text) => text
  const known = new Map([...names].map(([name, replaced]) => [name.toLowerCase(), { name, ...replaced }]))
  const isPart = new RegExp(`[${edge}]`, 'iu')
  const all = [...names.keys()].toSorted((one, other) => other.length - one.length)
  const ways = all.map((name) => {
    const before = isPart.test(name.slice(0, 1)) ? `(?<![${edge}])` : ''
    const after = isPart.test(name.slice(-1)) ? `(?![${edge}])` : ''
    return `${before}${name.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`)}${after}`
  })
  const found = new RegExp(ways.join('|'), 'giu')
  return (text) =>
    text.replaceAll(found, (said) => {
      const replaced = known.get(said.toLowerCase())
      if (!replaced || (replaced.isExact && replaced.name !== said)) return said
      return replaced.followsCase && /^\p{Lu}/u.test(said) ? capital(replaced.by) : replaced.by
    })
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
