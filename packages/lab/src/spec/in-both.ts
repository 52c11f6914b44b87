import { z } from 'zod'

/** A text for both languages, or one for each. */
export const inBoth = (most: number) => {
  const text = z.string().trim().min(1).max(most)
  return z.preprocess(
    (value) => (typeof value === 'string' ? { en: value, zh: value } : value),
    z.strictObject({ en: text, zh: text }),
  )
}
