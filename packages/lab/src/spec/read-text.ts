import { mostLevels } from '@wis/engine'
import { Composer, Lexer, LineCounter, Parser, stringify, YAMLParseError } from 'yaml'
import type { CST, Document, YAMLError } from 'yaml'
import { specFault } from './faults-of-issue.ts'
import type { SpecFault } from './faults-of-issue.ts'

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

interface YamlDocument {
  readonly document: Document.Parsed
  readonly lines: LineCounter
}

/**
 * A YAML text as a document, with its errors. Undefined if it is nested too deeply.
 *
 * The library reads in two halves. The first one finds the parts of a text, and keeps those that are open on a stack of
 * its own, whose height is the depth of the text as the library understands it. The second half calls itself for each
 * level, so it gets no text in which that stack was too high.
 */
export function yamlDocument(text: string): YamlDocument | undefined {
  const lines = new LineCounter()
  const parts = partsOf(text, lines)
  if (!parts) return undefined
  // A key that is no text would be written as YAML again with all that it holds, once for each level.
  const [document, second] = new Composer({ stringKeys: true }).compose(parts, true, text.length)
  if (!document) throw new Error('the composer makes a document of any text')
  if (second) {
    const [start, end] = second.range
    document.errors.push(new YAMLParseError([start, end], 'MULTIPLE_DOCS', 'one document is enough'))
  }
  return { document, lines }
}

/** Nothing is read once too many parts are open. */
function partsOf(text: string, lines: LineCounter): readonly CST.Token[] | undefined {
  const parser = new Parser(lines.addNewLine)
  const parts: CST.Token[] = []
  lines.addNewLine(0)
  for (const token of new Lexer().lex(text)) {
    parts.push(...parser.next(token))
    if (parser.stack.length > mostLevels) return undefined
  }
  parts.push(...parser.end())
  return parts
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
