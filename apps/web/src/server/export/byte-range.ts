/** The bytes of a file from the one on, and up to the other. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * What a Range header asks of a file of this size (RFC 9110): one range; undefined where it asks for all, for several or in
 * a way that nobody knows, and null where the file has no such bytes.
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
