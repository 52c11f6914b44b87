/** Escapes of NUL, and of halves of a pair that stand alone: JSON can name them, PostgreSQL's jsonb cannot keep them. */
const unstorable = /\\u(?:0000|d[89a-f][0-9a-f]{2})/
/** Any escape: an escaped backslash is taken whole, so that what merely looks like an escape after it stays. */
const escapes = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g

/** JSON of anything an agent may have said, such that PostgreSQL takes it. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  if (!unstorable.test(json)) return json
  // JSON.stringify writes whole pairs as they are, so that every escape of a half is of one that stands alone.
  return json.replace(escapes, (escape) => (unstorable.test(escape) ? '\\ufffd' : escape))
}
