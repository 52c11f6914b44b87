import { docPages } from '../../app/docs/doc-pages.ts'
import { docSources } from '../../app/docs/doc-sources.ts'
import { markdownTokens, slug } from '../../components/markdown/parse-markdown.ts'
import type { Locale } from '../../i18n/locale.ts'
import { readDocument } from '../../server/document/documents.ts'

export interface FoundSection {
  readonly title: string
  readonly address: string
  readonly text: string
}

const mostFound = 8
const around = 70

/** The sections of the documentation that hold a text: in their titles, in their sentences, or in their examples. */
export async function searchDocs(text: string, locale: Locale): Promise<readonly FoundSection[]> {
  const wanted = text.toLowerCase()
  const found: { readonly section: FoundSection; readonly rank: number }[] = []
  for (const page of docPages)
    for (const source of page === 'api' ? [] : docSources[page]) {
      const document = await readDocument(source, locale)
      for (const { title, id, words, code } of document === undefined ? [] : sectionsOf(document)) {
        const rank = [title, words, code].findIndex((part) => part.toLowerCase().includes(wanted))
        if (rank < 0) continue
        const address = `/docs/${page}${id === '' ? '' : `#${id}`}`
        const at = Math.max(0, words.toLowerCase().indexOf(wanted))
        found.push({ rank, section: { title, address, text: excerpt(words, at) } })
      }
    }
  const inOrder = found.toSorted((one, other) => one.rank - other.rank)
  return inOrder.slice(0, mostFound).map(({ section }) => section)
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
    section[part] = `${section[part]} ${plain(token.raw)}`.trim()
  }
  return sections
}

/** Without the signs of the markup. */
const plain = (text: string) =>
  text
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[`*_[\]|]|^#+ |:?-{3,}:?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function excerpt(words: string, at: number): string {
  const from = startOfWord(words, Math.max(0, at - around))
  const cut = words.slice(from, at + 2 * around).trim()
  return `${from > 0 ? '… ' : ''}${cut}${at + 2 * around < words.length ? ' …' : ''}`
}

/** The place at or after this one at which a word begins. */
function startOfWord(words: string, at: number): number {
  const gap = words.indexOf(' ', at)
  return at === 0 || gap < 0 || gap > at + 20 ? at : gap + 1
}
