/** Everything that no database stores, or that no reader sees. Lines may end and be set in. */
const strange = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u

/** The paths of texts that hold characters of that kind, or halves of characters. */
export function strangeTexts(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value === 'string') return isStrange(value) ? [path.join('.')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    isStrange(key) ? [path.join('.')] : strangeTexts(part, [...path, key]),
  )
}

/** Of a character that is stored as two, either half alone. */
const half = /\p{Surrogate}/u

const isStrange = (text: string) => strange.test(text) || half.test(text)
