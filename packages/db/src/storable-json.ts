/** Escapes of NUL and of lone surrogates: JSON can express them, PostgreSQL's jsonb cannot store them. */
const unstorable = /\\u(?:0000|d[89a-f][0-9a-f]{2})/
/** Any escape. An escaped backslash is matched whole, so that text after it that only looks like an escape stays. */
const escapes = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g

/** JSON that PostgreSQL accepts, of any text from an agent. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  if (!unstorable.test(json)) return json
  // JSON.stringify writes whole surrogate pairs unescaped, so every escaped surrogate is a lone one.
  return json.replace(escapes, (escape) => (unstorable.test(escape) ? '\\ufffd' : escape))
}
