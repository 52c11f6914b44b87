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

/** The sections of the documentation that hold a text, those first whose title does. */
export async function searchDocs(text: string, locale: Locale): Promise<readonly FoundSection[]> {
  const wanted = text.toLowerCase()
  const found: { readonly section: FoundSection; readonly isTitle: boolean }[] = []
  for (const page of docPages)
    for (const source of page === 'api' ? [] : docSources[page]) {
      const document = await readDocument(source, locale)
      for (const { title, id, words } of document === undefined ? [] : sectionsOf(document)) {
        const isTitle = title.toLowerCase().includes(wanted)
        const at = words.toLowerCase().indexOf(wanted)
        if (!isTitle && at < 0) continue
        const address = `/docs/${page}${id === '' ? '' : `#${id}`}`
        found.push({ isTitle, section: { title, address, text: excerpt(words, Math.max(0, at)) } })
      }
    }
  const inOrder = [...found.filter(({ isTitle }) => isTitle), ...found.filter(({ isTitle }) => !isTitle)]
  return inOrder.slice(0, mostFound).map(({ section }) => section)
}

interface Section {
  readonly title: string
  /** Empty for the title of the page itself. */
  readonly id: string
  readonly words: string
}

export function sectionsOf(document: string): readonly Section[] {
  const sections: { title: string; id: string; words: string }[] = []
  for (const token of markdownTokens(document)) {
    if (token.type === 'heading' && 'text' in token) {
      const [, title = '', given] = /^(.*?)\s*(?:\{#([\w-]+)\})?$/.exec(String(token.text)) ?? []
      const isPage = 'depth' in token && token.depth === 1
      sections.push({ title: plain(title), id: isPage ? '' : (given ?? slug(title)), words: '' })
      continue
    }
    const section = sections.at(-1)
    if (section) section.words = `${section.words} ${plain(token.raw)}`.trim()
  }
  return sections
}

/** Without the signs of the markup. */
const plain = (text: string) =>
  text
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[`*_[\]|]|^#+ /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function excerpt(words: string, at: number): string {
  const from = Math.max(0, at - around)
  const cut = words.slice(from, at + 2 * around).trim()
  return `${from > 0 ? '… ' : ''}${cut}${at + 2 * around < words.length ? ' …' : ''}`
}
