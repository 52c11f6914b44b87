/** NUL and lone surrogates, which PostgreSQL cannot store and UTF-8 cannot write. */
const unstorable = /[\0\p{Cs}]/u

export const notStorable = 'contains a character that cannot be stored'

/** The one rule for text from any source: the API, a form, a socket, an address or an agent’s line. */
export const isStorable = (text: string): boolean => !unstorable.test(text)

const mostNamed = 8

/** The places in a value with text that breaks the rule, field names included. A few places are enough. */
export function unstorableIn(value: unknown): readonly string[] {
  const found: string[] = []
  const left: (readonly [path: string, value: unknown])[] = [['', value]]
  // Without recursion, because a million nested lists must not use up the stack.
  for (let next = left.pop(); next && found.length < mostNamed; next = left.pop()) {
    const [path, one] = next
    if (typeof one === 'string' && !isStorable(one)) found.push(path)
    if (typeof one !== 'object' || one === null) continue
    for (const [name, inner] of Object.entries(one)) {
      const place = path === '' ? shown(name) : `${path}.${shown(name)}`
      if (isStorable(name)) left.push([place, inner])
      else found.push(place)
    }
  }
  return found.slice(0, mostNamed)
}

/** A name that is safe to repeat in a message. */
const shown = (name: string) => name.slice(0, 60).replace(/[\0\p{Cs}]/gu, '\ufffd')
