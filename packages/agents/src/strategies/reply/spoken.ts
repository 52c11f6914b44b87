import type { Beside } from '@wis/games'

/** A model's words to its user, before and after its words to the table. */
const preamble =
  /^(?:sure|okay|ok|certainly|of course|alright|absolutely|here(?:'s| is| are)|好的|当然|没问题|以下是|这是)[^\n:：]{0,120}[:：]\s*(?:\n+(?=\s*\S)|(?=["“「『]))/iu
const afterword =
  /\n\s{0,20}[(（[]?(?:note|explanation|reasoning|rationale|reason|注|备注|说明|解释|理由|思考)[^\n:：]{0,40}[:：][\s\S]*$/iu
const pairs = ['""', "''", '“”', '‘’', '「」', '『』', '«»', '``', '<>', '＂＂']

interface Speaker {
  readonly alias: string
  /** Code points kept of a speech. */
  readonly turn: { readonly limit: number }
}

/** A text as it is said aloud: on one line, without markup, quotation marks or the speaker's own name before it. */
export function spoken(text: string, { alias, turn }: Speaker): string {
  const plain = withoutMarkdown(printable(text)).trim().replace(preamble, '').replace(afterword, '')
  const line = plain.replace(/\s+/g, ' ').trim()
  const said = withoutQuotes(withoutName(withoutQuotes(line), alias))
  return cut(said === '' ? line : said, turn.limit)
}

/** Removes control characters and halves of characters, which no database accepts. */
export function printable(text: string): string {
  return text.replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, ' ')
}

/** The first code points of a text. */
export function cut(text: string, limit: number): string {
  return text.length <= limit ? text : [...text.slice(0, 2 * limit)].slice(0, limit).join('')
}

function withoutName(line: string, alias: string): string {
  if (!line.toLowerCase().startsWith(alias.toLowerCase())) return line
  const rest = /^\s*(?:[(（][^)）]{0,20}[)）])?\s*(?:says?|said|说)?\s*[:：]\s*(.+)$/u.exec(
    line.slice(alias.length),
  )
  return rest?.[1] ?? line
}

function withoutQuotes(line: string): string {
  const pair = pairs.find(([open = '', close = '']) => line.startsWith(open) && line.endsWith(close))
  if (!pair || line.length < 3) return line
  const inner = line.slice(1, -1)
  return [...pair].some((quote) => inner.includes(quote)) ? line : inner.trim()
}

/** A reply as it was read: the move, as the rules read it, and what the model said beside it. */
export interface ReadReply extends Beside {
  readonly text: string
}

export const longestReasoning = 4_000

/** The text without fences, emphasis, headings, bullets and block quotes. Its lines stay where they are. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/^[ \t]*```[^\n]*$/gm, '')
    .replace(/```/g, '')
    .replace(/\*{2,3}|__|~~/g, '')
    .replace(/(?<![\p{L}\p{N}*])\*(?! )([^*\n]{1,2000})(?<! )\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`([^`\n]{0,2000})`/g, '$1')
    .replace(/^[ \t]{0,20}(?:#{1,6}[ \t]+|>[ \t]?|[-*•+][ \t]+)/gm, '')
}

/** Only the beginning and the end of a longer reply are read, so that a flood of text delays nobody's turn. */
const longestRead = { beginning: 4_000, end: 12_000 }

export function withoutMiddle(reply: string): string {
  const { beginning, end } = longestRead
  return reply.length <= beginning + end ? reply : `${reply.slice(0, beginning)}\n${reply.slice(-end)}`
}
