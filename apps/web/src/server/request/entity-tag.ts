/** Whether an If-None-Match header names this tag. Weak and strong tags are equal for a read. */
export function matchesTag(header: string | null, tag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}
