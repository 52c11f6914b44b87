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
export const oneLine = (text: string): string =>
  (/\s\s|[^\S ]/u.test(text) ? text.replace(/\s+/gu, ' ') : text).trim()

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

function isWhiteSpace(character: string): boolean {
  // Most texts begin and end with a visible ASCII character, and every vote passes here three times.
  if (character > ' ' && character <= '~') return false
  return /\p{White_Space}/u.test(character)
}

/**
 * Removes white space at the ends as Unicode defines it: U+0085 is white space, the byte order mark is not. Linear.
 */
export function trimmed(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isWhiteSpace(text.charAt(start))) start += 1
  while (end > start && isWhiteSpace(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
