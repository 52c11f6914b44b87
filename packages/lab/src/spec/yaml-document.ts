import { mostLevels } from '@wis/engine'
import { Composer, Lexer, LineCounter, Parser, YAMLParseError } from 'yaml'
import type { CST, Document } from 'yaml'

export interface YamlDocument {
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
