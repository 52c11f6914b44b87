export interface CutText {
  readonly text: string
  readonly cut: boolean
}

/** The first `limit` code points of a text, well formed. */
export function cutText(text: string, limit: number): CutText {
  if (text.length <= limit) return { text: storable(text), cut: false }
  const end = lengthOf(text, limit)
  return { text: storable(text.slice(0, end)), cut: end < text.length }
}

/** A text without breaks, so that nobody can write a line in the name of another seat. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** The number of code units in the first `limit` code points. */
function lengthOf(text: string, limit: number): number {
  let end = 0
  for (let kept = 0; kept < limit && end < text.length; kept++) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  }
  return end
}

/**
 * The text with a replacement character for lone surrogates and NUL, which canonical JSON or a database cannot hold.
 */
export function storable(text: string): string {
  const wellFormed = text.toWellFormed()
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '\uFFFD') : wellFormed
}
