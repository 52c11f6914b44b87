/** A pure function of a text that remembers its answers, and starts afresh when there are too many. */
export function memo<Answer>(limit: number, answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    if (known.size >= limit) known.clear()
    const fresh = answer(text)
    known.set(text, fresh)
    return fresh
  }
}
