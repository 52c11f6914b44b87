/** The first and the last byte of a range, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The range that a Range header asks for in a file of this size (RFC 9110). Undefined if it asks for everything, for
 * several ranges, or in an unknown way. Null if the file has no such bytes.
 */
export function byteRange(header: string | null, size: number): ByteRange | null | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '')
  if (!asked) return undefined
  const [from, to] = [asked[1] ?? '', asked[2] ?? '']
  if (from === '' && to === '') return undefined
  if (from === '') return lastBytes(Number(to), size)
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first < size ? { first, last } : null
}

const lastBytes = (count: number, size: number) =>
  count === 0 || size === 0 ? null : { first: Math.max(0, size - count), last: size - 1 }
