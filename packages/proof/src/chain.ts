import { canonicalJson, hashText } from './canonical-json.ts'

/** The text before the first entry in the chain: the header without its times, which the entries contain. */
export function rootHash(header: object, hash = hashText): string {
  return hash(canonicalJson({ ...header, startedAt: undefined, endedAt: undefined }))
}

export interface Chained {
  readonly seq: number
  readonly at: string
  readonly event: unknown
}

/** Binds an entry to everything that came before it. */
export function entryHash(previous: string, { seq, at, event }: Chained, hash = hashText): string {
  return hash(previous + canonicalJson({ seq, at, event }))
}
