function isWhiteSpace(character: string): boolean {
  // Most texts begin and end with a visible character of ASCII, and every vote comes through here three times.
  if (character > ' ' && character <= '~') return false
  return /\p{White_Space}/u.test(character)
}

/** Without white space at its ends, as Unicode has it: U+0085 is some, the byte order mark is none. Linear. */
export function trimmed(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isWhiteSpace(text.charAt(start))) start += 1
  while (end > start && isWhiteSpace(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
