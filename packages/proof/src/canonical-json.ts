import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const halfCharacter = /\p{Surrogate}/u

/**
 * The one spelling of a value (RFC 8785): names in code-unit order, no white space, numbers as JavaScript writes
 * them. Throws for a value that has no spelling in that standard. An undefined member is left out.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) return canonicalObject(value)
  return canonicalScalar(value)
}

function canonicalObject(value: object): string {
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${canonicalScalar(name)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}

function canonicalScalar(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'string' && !halfCharacter.test(value)) return JSON.stringify(value)
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value)
  throw new RangeError(`not canonical JSON: ${typeof value} ${JSON.stringify(String(value))}`)
}

/** SHA-256 of a text in UTF-8, as lower-case hex. Runs the same in a browser and on a server. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
