import type { Language } from '@wis/engine'
import { findStrategy } from '@wis/protocol'

/** The name of a strategy in a language. One that its owner wrote has the name that the owner gave it. */
export const strategyNameIn = (language: Language, id: string): string =>
  findStrategy(id)?.name[language] ?? id
