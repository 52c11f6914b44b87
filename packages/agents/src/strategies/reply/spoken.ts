import { withoutMarkdown } from './markdown.ts'

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
  return cut(said === '' ? plain : said, turn.limit)
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
