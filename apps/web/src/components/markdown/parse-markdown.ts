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
      /** The address that its own words give it, where it is named by others: `## Words {#id}`. */
      readonly wordsId?: string
      readonly children: readonly Inline[]
    }
  | { readonly kind: 'paragraph' | 'quote'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly ListItem[] }
  | { readonly kind: 'table'; readonly head: Row; readonly rows: readonly Row[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }

/** A line of a list, and the lists inside of it. */
export interface ListItem {
  readonly children: readonly Inline[]
  readonly inside: readonly Block[]
}

type Row = readonly (readonly Inline[])[]

const listItem = /^(?:[-*]|\d+[.)])\s+/
/** Lists inside of lists are indented as well. */
const indentedCode = /^ {4}(?!\s*(?:[-*]|\d+[.)])\s)\S/
const tableRow = /^\s*\|.*\|\s*$/
const startsBlock = /^(#{1,4}\s|\s*(?:[-*]|\d+[.)])\s|>|```|\s*\|.*\|\s*$|(?:-{3,}|\*{3,})\s*$)/

/** The part of Markdown that our own documents use; HTML is text like any other. */
export function parseMarkdown(source: string): readonly Block[] {
  return withOwnIds(blocksOf(source))
}

/** Headings that read the same are told apart by a number. */
function withOwnIds(blocks: readonly Block[]): readonly Block[] {
  const seen = new Map<string, number>()
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block
    const times = (seen.get(block.id) ?? 0) + 1
    seen.set(block.id, times)
    return times === 1 ? block : { ...block, id: `${block.id}-${times}` }
  })
}

function blocksOf(source: string): readonly Block[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n')
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const taken = takeBlock(lines.slice(at))
    if (taken.block) blocks.push(taken.block)
    at += taken.lines
  }
  return blocks
}

interface Taken {
  readonly block?: Block
  /** At least one, so that the reading ends. */
  readonly lines: number
}

function takeBlock(lines: readonly string[]): Taken {
  const first = lines[0] ?? ''
  if (first.trim() === '') return { lines: 1 }
  const heading = /^(#{1,4})\s+(.*?)\s*#*$/.exec(first)
  if (heading) return { block: headingOf(heading[1] ?? '#', heading[2] ?? ''), lines: 1 }
  if (/^(-{3,}|\*{3,})\s*$/.test(first)) return { block: { kind: 'rule' }, lines: 1 }
  if (first.startsWith('```')) return takeCode(lines)
  if (indentedCode.test(first)) return takeIndentedCode(lines)
  if (tableRow.test(first)) return takeTable(lines)
  if (listItem.test(first)) return takeList(lines)
  if (first.startsWith('>')) return takeQuote(lines)
  return takeParagraph(lines)
}

function headingOf(marks: string, text: string): Block {
  const level = ([1, 2, 3, 4] as const).find((other) => other === marks.length) ?? 4
  const [, words = text, id] = /^(.*?)\s*\{#([^\s}]+)\}$/.exec(text) ?? []
  if (id === undefined) return { kind: 'heading', level, id: slug(text), children: parseInline(text) }
  return { kind: 'heading', level, id, wordsId: slug(words), children: parseInline(words) }
}

function takeCode(lines: readonly string[]): Taken {
  const end = lines.findIndex((line, place) => place > 0 && line.startsWith('```'))
  const last = end === -1 ? lines.length : end
  return { block: { kind: 'code', text: lines.slice(1, last).join('\n') }, lines: last + 1 }
}

function takeIndentedCode(lines: readonly string[]): Taken {
  const own = takeWhile(lines, (line) => /^ {4}/.test(line))
  return { block: { kind: 'code', text: own.map((line) => line.slice(4)).join('\n') }, lines: own.length }
}

function takeTable(lines: readonly string[]): Taken {
  const own = takeWhile(lines, (line) => tableRow.test(line))
  const rows = own.map(cellsOf).filter((cells) => !cells.every((cell) => /^:?-+:?$/.test(cell)))
  const [head = [], ...body] = rows.map((cells) => cells.map(parseInline))
  return { block: { kind: 'table', head, rows: body }, lines: own.length }
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
}

function takeList(lines: readonly string[]): Taken {
  const isOrdered = /^\d/.test(lines[0] ?? '')
  const isOwnItem = (line: string) => listItem.test(line) && /^\d/.test(line) === isOrdered
  const goesOn = (line: string) => isIndented(line) || isOwnItem(line)
  const own = takeWhile(lines, (line, place) => {
    if (line.trim() !== '') return goesOn(line)
    return goesOn(lines.slice(place).find((later) => later.trim() !== '') ?? '')
  })
  const groups: string[][] = []
  for (const line of own) {
    if (isOwnItem(line)) groups.push([line.replace(listItem, '')])
    else groups.at(-1)?.push(line)
  }
  return { block: { kind: 'list', isOrdered, items: groups.map(itemOf) }, lines: own.length }
}

function isIndented(line: string): boolean {
  return /^\s+\S/.test(line)
}

/** The first lines are the item's own text; what follows a blank line or is a list is inside of it. */
function itemOf(lines: readonly string[]): ListItem {
  const text = takeWhile(lines, (line) => line.trim() !== '' && !/^\s+(?:[-*]|\d+[.)])\s/.test(line))
  const inside = lines.slice(text.length).map((line) => line.replace(/^ {2,3}/, ''))
  return {
    children: parseInline(joined(text.map((line) => line.trim()))),
    inside: blocksOf(inside.join('\n')),
  }
}

function takeQuote(lines: readonly string[]): Taken {
  const own = takeWhile(lines, (line) => line.startsWith('>'))
  const text = joined(own.map((line) => line.replace(/^>\s?/, '')))
  return { block: { kind: 'quote', children: parseInline(text) }, lines: own.length }
}

function takeParagraph(lines: readonly string[]): Taken {
  const [first = '', ...rest] = lines
  const own = [first, ...takeWhile(rest, (line) => line.trim() !== '' && !startsBlock.test(line))]
  return { block: { kind: 'paragraph', children: parseInline(joined(own)) }, lines: own.length }
}

/** Lines of Chinese go on without a space. */
const joined = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/(?<=[\p{sc=Han}，。；：、！？（）“”])\n(?=[\p{sc=Han}，。；：、！？（）“”])/gu, '')
    .replaceAll('\n', ' ')

function takeWhile(
  lines: readonly string[],
  belongs: (line: string, place: number) => boolean,
): readonly string[] {
  const end = lines.findIndex((line, place) => !belongs(line, place))
  return end === -1 ? lines : lines.slice(0, end)
}

const inline =
  /`([^`]+)`|\*\*(.+?)\*\*|(?<!\w)[*_]([^*_\s](?:[^*_]*[^*_\s])?)[*_](?!\w)|\[([^\]]+)\]\(([^)\s]+)\)/

export function parseInline(text: string): readonly Inline[] {
  const match = inline.exec(text)
  if (!match) return text === '' ? [] : [{ kind: 'text', text }]
  const [whole, code, strong, emphasis, label, address] = match
  return [
    ...parseInline(text.slice(0, match.index)),
    inlineOf({ whole, code, strong, emphasis, label, address }),
    ...parseInline(text.slice(match.index + whole.length)),
  ]
}

type Found = Readonly<Record<'code' | 'strong' | 'emphasis' | 'label' | 'address', string | undefined>> & {
  readonly whole: string
}

function inlineOf({ whole, code, strong, emphasis, label, address }: Found): Inline {
  if (code !== undefined) return { kind: 'code', text: code }
  if (strong !== undefined) return { kind: 'strong', children: parseInline(strong) }
  if (emphasis !== undefined) return { kind: 'emphasis', children: parseInline(emphasis) }
  if (label !== undefined && address !== undefined && isSafe(address)) {
    return { kind: 'link', address, children: parseInline(label) }
  }
  return { kind: 'text', text: label ?? whole }
}

/** Places of our own and https: nothing that runs. */
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
