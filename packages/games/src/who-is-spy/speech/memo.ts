/** A pure function of a text that remembers its answers, and starts afresh when there are too many. */
export function memo<Answer>(limit: number, answer: (text: string) => Answer): (text: string) => Answer {
  let known = new Map<string, Answer>()
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    // A new map, for one that is cleared keeps all it ever held alive until the next full garbage collection.
    if (known.size >= limit) known = new Map()
    const fresh = answer(text)
    known.set(text, fresh)
    return fresh
  }
}
