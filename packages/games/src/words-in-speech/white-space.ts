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
