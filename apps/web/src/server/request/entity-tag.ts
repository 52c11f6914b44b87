/** Whether an If-None-Match header names this tag; strength does not matter for a read. */
export function matchesTag(header: string | null, tag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}
