import 'server-only'
import { Marked } from 'marked'
import type { MarkedToken, Token, TokenizerExtension, Tokens } from 'marked'

/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly children: readonly Inline[] }

export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 1 | 2 | 3 | 4
      readonly id: string
      /** The address made of its own words, if the heading has an explicit one: `## Words {#id}`. */
      readonly wordsId?: string
      readonly children: readonly Inline[]
    }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'quote'; readonly inside: readonly Block[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly ListItem[] }
  | { readonly kind: 'table'; readonly head: Row; readonly rows: readonly Row[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }

export interface ListItem {
  readonly children: readonly Inline[]
  readonly inside: readonly Block[]
}

type Row = readonly (readonly Inline[])[]

/** CommonMark does not end strong text between a sign and a letter, but Chinese has no space there: `**先试。**再看`. */
const chineseStrong: TokenizerExtension = {
  name: 'strong',
  level: 'inline',
  start: (source) => source.indexOf('**'),
  tokenizer(source) {
    const [raw, text] = /^\*\*([^\s*](?:[^*]*[^\s*])?)\*\*(?!\*)/.exec(source) ?? []
    if (raw === undefined || text === undefined || !/\p{sc=Han}/u.test(text)) return undefined
    return { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) }
  },
}

const marked = new Marked({ gfm: true }).use({ extensions: [chineseStrong] })

/** The top-level tokens of a text. Joined together, they give the text again. */
export function markdownTokens(source: string): readonly Token[] {
  return marked.lexer(source)
}

/** A document of ours as blocks. HTML becomes plain text, and no link can run a script. */
export function parseMarkdown(source: string): readonly Block[] {
  return withOwnIds(blocksOf(markdownTokens(source)))
}

/** Adds a number to headings with the same text. */
function withOwnIds(blocks: readonly Block[]): readonly Block[] {
  const seen = new Map<string, number>()
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block
    const times = (seen.get(block.id) ?? 0) + 1
    seen.set(block.id, times)
    return times === 1 ? block : { ...block, id: `${block.id}-${times}` }
  })
}

function blocksOf(tokens: readonly Token[]): readonly Block[] {
  return tokens.flatMap((token) => blockOf(token as MarkedToken) ?? [])
}

function blockOf(token: MarkedToken): Block | undefined {
  switch (token.type) {
    case 'heading':
      return headingOf(token)
    case 'list':
      return { kind: 'list', isOrdered: token.ordered, items: token.items.map(itemOf) }
    case 'table':
      return { kind: 'table', head: token.header.map(cellOf), rows: token.rows.map((row) => row.map(cellOf)) }
    case 'code':
      return { kind: 'code', text: token.text }
    case 'blockquote':
      return { kind: 'quote', inside: blocksOf(token.tokens) }
    case 'hr':
      return { kind: 'rule' }
    case 'space':
    case 'def':
      return undefined
    case 'html':
      return { kind: 'paragraph', children: [{ kind: 'text', text: token.raw.trim() }] }
    default:
      return { kind: 'paragraph', children: inlinesOf('tokens' in token ? token.tokens : [token]) }
  }
}

function headingOf({ depth, text }: Tokens.Heading): Block {
  const level = ([1, 2, 3, 4] as const).find((other) => other === depth) ?? 4
  const { words, id } = namedHeading(text)
  const children = parseInline(words)
  if (id === undefined) return { kind: 'heading', level, id: slug(words), children }
  return { kind: 'heading', level, id, wordsId: slug(words), children }
}

export function namedHeading(text: string): { readonly words: string; readonly id: string | undefined } {
  const [, words = text, id] = /^(.*?)\s*\{#([^\s}]+)\}$/.exec(text) ?? []
  return { words, id }
}

/** The first lines are the item's own text. Text after a blank line, and lists, are blocks inside it. */
function itemOf({ tokens }: Tokens.ListItem): ListItem {
  const [first, ...others] = tokens.filter(({ type }) => type !== 'space' && type !== 'checkbox')
  const hasText = first?.type === 'text' || first?.type === 'paragraph'
  return {
    children: hasText ? inlinesOf(first.tokens ?? [first]) : [],
    inside: blocksOf(hasText ? others : tokens),
  }
}

export function parseInline(text: string): readonly Inline[] {
  return inlinesOf(new marked.Lexer(marked.defaults).inlineTokens(text))
}

const cellOf = ({ tokens }: Tokens.TableCell) => inlinesOf(tokens)

function inlinesOf(tokens: readonly Token[] | undefined): readonly Inline[] {
  const inlines: Inline[] = []
  for (const inline of (tokens ?? []).flatMap((token) => inlineOf(token as MarkedToken))) {
    const last = inlines.at(-1)
    if (last?.kind === 'text' && inline.kind === 'text') {
      inlines[inlines.length - 1] = { kind: 'text', text: last.text + inline.text }
    } else inlines.push(inline)
  }
  return inlines.map((inline) =>
    inline.kind === 'text' ? { kind: 'text', text: joined(inline.text) } : inline,
  )
}

function inlineOf(token: MarkedToken): readonly Inline[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', children: inlinesOf(token.tokens) }]
    case 'em':
      return [{ kind: 'emphasis', children: inlinesOf(token.tokens) }]
    case 'codespan':
      return [{ kind: 'code', text: token.text }]
    case 'link':
      return isSafe(token.href)
        ? [{ kind: 'link', address: token.href, children: inlinesOf(token.tokens) }]
        : inlinesOf(token.tokens)
    case 'br':
      return [{ kind: 'text', text: '\n' }]
    case 'text':
      return token.tokens ? inlinesOf(token.tokens) : [{ kind: 'text', text: token.text }]
    case 'escape':
    case 'image':
      return [{ kind: 'text', text: token.text }]
    default:
      return 'tokens' in token && token.tokens ? inlinesOf(token.tokens) : [{ kind: 'text', text: token.raw }]
  }
}

/** Lines of Chinese are joined without a space. */
const joined = (text: string) =>
  text
    .replace(/(?<=[\p{sc=Han}，。；：、！？（）“”])\n(?=[\p{sc=Han}，。；：、！？（）“”])/gu, '')
    .replaceAll('\n', ' ')

/** Allows our own addresses and https, and nothing that can run a script. */
function isSafe(address: string): boolean {
  return (
    /^(https:\/\/|[/#]|\.{0,2}\/|[\w-]+(\.[\w-]+)*([/#]|$))/.test(address) && !/^\w+:(?!\/\/)/.test(address)
  )
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
