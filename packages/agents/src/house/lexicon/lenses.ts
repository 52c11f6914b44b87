import { optics } from '../reading/lens.ts'
import type { Language } from '../reading/tokens.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { thesaurus } from './thesaurus.ts'

type Optics = ReturnType<typeof optics>

const written = { en: english, zh: chinese } as const
const ready = new Map<Language, Optics>()

/** The lenses of a language; its lexicon is prepared when it is first asked for. */
export function lenses(language: Language): Optics {
  const prepared = ready.get(language) ?? optics(thesaurus(written[language], language))
  ready.set(language, prepared)
  return prepared
}

/** Every word the house agents have something to say about. */
export function knownWords(language: Language): readonly string[] {
  return written[language].flatMap(({ words }) => words)
}
