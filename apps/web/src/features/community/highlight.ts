import type { Dialect } from './examples.ts'

export type TokenKind = 'plain' | 'comment' | 'text' | 'keyword'

export interface Token {
  readonly kind: TokenKind
  readonly text: string
}

const words = {
  python: `and as class def elif else except False finally for from if import in is lambda None not or pass raise return
    self True try while with yield`,
  typescript: `as async await break case catch class const continue default else export extends false for from function
    if import in interface let new null of readonly return switch throw true try type undefined void while`,
}

const keywords = (dialect: keyof typeof words) => `\\b(?:${words[dialect].split(/\s+/).join('|')})\\b`

const plainText = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`

const grammars: Readonly<Record<Exclude<Dialect, 'text'>, RegExp>> = {
  python: new RegExp(
    String.raw`(?<comment>#[^\n]*|"""[\s\S]*?""")|(?<text>[fr]?(?:${plainText}))|(?<keyword>${keywords('python')})`,
    'g',
  ),
  typescript: new RegExp(
    String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>${plainText}|\x60(?:[^\x60\\]|\\.)*\x60)|(?<keyword>${keywords('typescript')})`,
    'g',
  ),
}

/** Code in pieces with the same look. Joined together, they always give the code again. */
export function highlight(code: string, dialect: Dialect): readonly Token[] {
  if (dialect === 'text') return [{ kind: 'plain', text: code }]
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(grammars[dialect])) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) })
    tokens.push({ kind: kindOf(match.groups), text: match[0] })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) })
  return tokens
}

function kindOf(groups: Readonly<Record<string, string | undefined>> = {}): TokenKind {
  const { comment, text } = groups
  if (comment !== undefined) return 'comment'
  return text === undefined ? 'keyword' : 'text'
}
