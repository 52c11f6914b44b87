/** Remembers the answers of a pure function of a text. Starts afresh when there are too many. */
export function memo<Answer>(limit: number, answer: (text: string) => Answer): (text: string) => Answer {
  let known = new Map<string, Answer>()
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    // A new map, because a cleared one keeps its old entries alive until the next full garbage collection.
    if (known.size >= limit) known = new Map()
    const fresh = answer(text)
    known.set(text, fresh)
    return fresh
  }
}
