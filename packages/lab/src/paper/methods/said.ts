import type { InBoth, Language } from '@wis/engine'

/** A sentence of the methods. Nothing is said of what a study does not have. */
export type Said = InBoth<string>

export const languageNames: Readonly<Record<Language, Said>> = {
  en: { en: 'English', zh: '英文' },
  zh: { en: 'Chinese', zh: '中文' },
}

/** `A`, `A and B`, `A, B and C`. */
export function listed(names: readonly string[]): Said {
  const last = names.at(-1) ?? ''
  const before = names.slice(0, -1)
  return {
    en: before.length === 0 ? last : `${before.join(', ')} and ${last}`,
    zh: names.join('、'),
  }
}

export function listedBoth(names: readonly Said[]): Said {
  return { en: listed(names.map(({ en }) => en)).en, zh: listed(names.map(({ zh }) => zh)).zh }
}

export const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

/** Sentences as a paragraph. In Chinese no spaces part them. */
export function paragraph(sentences: readonly (Said | null)[]): Said {
  const said = sentences.filter((one) => one !== null)
  return { en: said.map(({ en }) => en).join(' '), zh: said.map(({ zh }) => zh).join('') }
}

/** A text without the full stop at its end, to stand within a sentence. */
export const within = (text: string) => text.replace(/[.。]$/, '')
