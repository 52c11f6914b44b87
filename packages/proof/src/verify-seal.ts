import type { Difference } from './difference.ts'
import type { ReadExport } from './game-proof.ts'
import { isSignedBy } from './signing.ts'

/**
 * Checks that the end counts and signs all lines above it. If trusted keys are named, the key must be one of them.
 */
export function* sealDifferences(match: ReadExport, trustedKeys: readonly string[]): Generator<Difference> {
  const { header, entries, end, endLine: line } = match
  const { key } = header.platform
  const head = entries.at(-1)?.hash ?? 'the hash of a last entry'
  const count = entries.length
  if (end.entries !== count)
    yield { line, what: 'entry-count', expected: `${count}`, found: `${end.entries}` }
  if (end.head !== head) yield { line, what: 'head', expected: head, found: end.head }
  if (trustedKeys.length > 0 && !trustedKeys.includes(key)) {
    yield { line: match.line, what: 'key', expected: trustedKeys.join(' or '), found: key }
  }
  if (!isSignedBy(key, end.head, end.signature)) {
    yield { line, what: 'signature', expected: `head signed by ${key}`, found: end.signature }
  }
}
