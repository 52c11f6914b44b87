/** Lone surrogates and NUL, which canonical JSON or a database cannot hold. */
const unstorable = /[\p{Surrogate}\0]/gu
/** Any surrogate or NUL. This search is much quicker, and most texts have none. */
const suspicious = /[\ud800-\udfff\0]/

export interface CutText {
  readonly text: string
  readonly cut: boolean
}

/** The first `limit` code points of a text, well formed. */
export function cutText(text: string, limit: number): CutText {
  const end = text.length <= limit ? text.length : lengthOf(text, limit)
  return { text: storable(text.slice(0, end)), cut: end < text.length }
}

/** The number of code units in the first `limit` code points. */
function lengthOf(text: string, limit: number): number {
  let end = 0
  for (let kept = 0; kept < limit && end < text.length; kept++) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  }
  return end
}

/** The text with a replacement character for everything that cannot be stored. */
export function storable(text: string): string {
  return suspicious.test(text) ? text.replace(unstorable, '\uFFFD') : text
}
