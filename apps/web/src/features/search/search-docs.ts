import { docPages } from '../../app/docs/doc-pages.ts'
import { docSources } from '../../app/docs/doc-sources.ts'
import { markdownTokens, slug } from '../../components/markdown/parse-markdown.ts'
import type { Locale } from '../../i18n/locale.ts'
import { readDocument } from '../../server/document/documents.ts'

export interface FoundSection {
  /** The page that it is a section of. */
  readonly page: (typeof docPages)[number]
  readonly title: string
  readonly address: string
  readonly text: string
}

export const mostSections = 8
const around = 70

/**
 * The sections of the documentation that hold a text. The one that is called so comes first. Then those whose sentences
 * hold it as a whole word: with it in the title, too, then without; then those that hold it within a word. Those with it in
 * an example, or in the title alone, come last. The excerpt of each shows it, or its title; of data in braces it shows the
 * one field.
 */
export async function searchDocs(text: string, locale: Locale): Promise<readonly FoundSection[]> {
  const wanted = text.toLowerCase()
  const found: { readonly section: FoundSection; readonly rank: number }[] = []
  for (const page of docPages)
    for (const source of page === 'api' ? [] : docSources[page]) {
      const document = await readDocument(source, locale)
      for (const { title, id, words, code } of document === undefined ? [] : sectionsOf(document)) {
        const holds = (...parts: readonly string[]) =>
          parts.every((part) => part.toLowerCase().includes(wanted))
        const isNamed = title.toLowerCase() === wanted
        const isWord = wordAt(words, wanted) >= 0
        const rank = [
          isNamed,
          isWord && holds(title),
          isWord,
          holds(words),
          holds(code),
          holds(title),
        ].indexOf(true)
        if (rank < 0) continue
        const address = `/docs/${page}${id === '' ? '' : `#${id}`}`
        const excerpt = (part: string) => {
          const at = Math.max(0, wordAt(part, wanted), part.toLowerCase().indexOf(wanted))
          return excerptOf(part, at, at + wanted.length)
        }
        const ofCode = !holds(words) && holds(code) ? excerpt(code) : undefined
        const shown =
          ofCode === undefined
            ? excerpt(words)
            : isData.test(ofCode)
              ? `… ${fieldWith(code, wanted)} …`
              : ofCode
        found.push({ rank, section: { page, title, address, text: shown } })
      }
    }
  const inOrder = found.toSorted((one, other) => one.rank - other.rank)
  return inOrder.slice(0, mostSections).map(({ section }) => section)
}

/** JSON, of which an excerpt is one field: several lines of it are hard to read. */
const isData = /"\s*:/

/** The field of data that holds a text. */
function fieldWith(data: string, wanted: string): string {
  const at = data.toLowerCase().indexOf(wanted)
  const from = Math.max(...[',', '{', '['].map((sign) => data.lastIndexOf(sign, at))) + 1
  const ends = [',', '}', ']'].map((sign) => data.indexOf(sign, at + wanted.length)).filter((end) => end >= 0)
  const to = Math.min(data.length, ...ends)
  return data.slice(Math.max(from, at - around), Math.min(to, at + wanted.length + around)).trim()
}

interface Section {
  readonly title: string
  /** Empty for the title of the page itself. */
  readonly id: string
  readonly words: string
  /** Its examples. */
  readonly code: string
}

export function sectionsOf(document: string): readonly Section[] {
  const sections: { title: string; id: string; words: string; code: string }[] = []
  for (const token of markdownTokens(document)) {
    if (token.type === 'heading' && 'text' in token) {
      const [, title = '', given] = /^(.*?)\s*(?:\{#([\w-]+)\})?$/.exec(String(token.text)) ?? []
      const isPage = 'depth' in token && token.depth === 1
      sections.push({ title: plain(title), id: isPage ? '' : (given ?? slug(title)), words: '', code: '' })
      continue
    }
    const section = sections.at(-1)
    if (!section) continue
    const part = token.type === 'code' ? 'code' : 'words'
    const lines = (token.type === 'paragraph' ? [token.raw] : joined(token.raw).split('\n')).map(plain)
    section[part] = [section[part], ...lines].filter((line) => line !== '').join(part === 'code' ? ' ' : '\n')
  }
  return sections
}

/** An item of a list in one line, also where its source has several. */
const joined = (raw: string) => raw.replaceAll(/\n[ \t]+(?!(?:[-*>|]|\d+\.)\s?)/g, ' ')

/** Without the signs of the markup. */
const plain = (text: string) =>
  text
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/^\s*(?:[-*>] |\d+\. |\|)|\|\s*$/gm, '')
    .replaceAll(/[`*_[\]]|^#+ |:?-{3,}:?/gm, '')
    .replaceAll(/(?:\s*\|\s*)+/g, ' · ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Where a text holds another as a whole word, or -1. */
export function wordAt(text: string, wanted: string): number {
  const low = text.toLowerCase()
  const isLetter = (letter = '') => /[\p{L}\p{N}]/u.test(letter)
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + 1))
    if (!isLetter(low[at - 1]) && !isLetter(low[at + wanted.length])) return at
  return -1
}

const endOfSentence = /[.!?:;]\s|[。！？：；]/g

/**
 * The words around a place, of its line alone: from the beginning of its sentence if that is near, else from the beginning
 * of a word, to the end of one.
 */
export function excerptOf(words: string, at: number, end: number): string {
  const line = words.lastIndexOf('\n', at - 1) + 1
  const ends = [...words.slice(line, at).matchAll(endOfSentence)]
    .map(({ index, 0: { length } }) => index + length)
    .filter((end) => !isInBraces(words.slice(line, line + end)))
  const sentence = line + (ends.at(-1) ?? 0)
  const isWhole = at - sentence <= 2 * around
  const from = isWhole ? sentence : startOfWord(words, at - around)
  const close = words.indexOf('\n', end)
  const last = close < 0 ? words.length : close
  const to = Math.min(last, endOfWord(words, Math.max(end, at + 2 * around), end))
  const shown = words.slice(from, to).trim()
  return `${isWhole ? '' : '… '}${shown}${to < last && !/[.!?。！？]$/.test(shown) ? ' …' : ''}`
}

/** Whether a text ends within braces, where no sentence begins. */
const isInBraces = (text: string) => text.lastIndexOf('{') > text.lastIndexOf('}')

/** The place at or before this one at which a word ends, but not before the least. */
function endOfWord(words: string, at: number, least: number): number {
  if (at >= words.length) return words.length
  const gap = words.lastIndexOf(' ', at)
  return gap < Math.max(least, at - 20) ? at : gap
}

/** The place at or after this one at which a word begins. */
function startOfWord(words: string, at: number): number {
  const gap = words.indexOf(' ', at)
  return at === 0 || gap < 0 || gap > at + 20 ? at : gap + 1
}
