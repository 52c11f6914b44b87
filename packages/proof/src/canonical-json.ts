/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** The one spelling of a value (RFC 8785): keys in code-unit order, no white space, numbers as JavaScript writes them. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return scalar(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.entries(value)
    .flatMap(([key, member]) => (member === undefined ? [] : [[key, member] as const]))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}

/** Array.isArray does not narrow a readonly array. */
const isList = (value: object): value is readonly Json[] => Array.isArray(value)

function scalar(value: null | boolean | number | string): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('JSON has no such number')
  return JSON.stringify(value)
}
