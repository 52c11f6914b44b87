import { mostLevels } from '@wis/engine'
import { stringify } from 'yaml'
import type { LineCounter, YAMLError } from 'yaml'
import { specFault } from './spec-fault.ts'
import type { SpecFault } from './spec-fault.ts'
import { yamlDocument } from './yaml-document.ts'

const longestText = 200_000

/** The reader compares keys with each other, and each mark costs it much more than a letter. */
const mostParts = 5_000
const part = /[\n,[{&!?*]|- /g

export type ReadText =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: SpecFault }

/** Reads YAML or JSON that strangers wrote, in a time that follows its length. */
export function readText(text: string): ReadText {
  if (text.length > longestText) return refused(specFault('', 'too-long-text', { most: String(longestText) }))
  if ((text.match(part)?.length ?? 0) > mostParts)
    return refused(specFault('', 'too-many-parts', { most: String(mostParts) }))
  const read = yamlDocument(text)
  if (!read) return refused(specFault('', 'too-deep', { most: String(mostLevels) }))
  const { document, lines } = read
  const [error] = document.errors
  if (error) return refused(faultOf(error, lines))
  try {
    // Aliases could make a small text expand to a huge document.
    return { ok: true, value: document.toJS({ maxAliasCount: 0 }) }
  } catch (thrown) {
    if (thrown instanceof ReferenceError) return refused(specFault('', 'no-aliases'))
    throw thrown
  }
}

const refused = (fault: SpecFault): ReadText => ({ ok: false, fault })

function faultOf({ message, pos: [from] }: YAMLError, lines: LineCounter): SpecFault {
  const { line, col } = lines.linePos(from)
  const values = { line: String(line), column: String(col) }
  return specFault('', 'not-readable', { ...values, detail: `${message} at line ${line}, column ${col}` })
}

/** A specification as its author could write it. Read again, it is the same. */
export function specText(spec: object): string {
  return stringify(spec, { lineWidth: 100 })
}
