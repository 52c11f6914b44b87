import type { Language, Seat } from '@wis/engine'
import type { Teller } from './game-kit.ts'

/** The words beside an answer. */
export interface Words {
  /** Null for a seat that says nothing. */
  readonly text: string | null
  readonly cut: boolean
}

/** What a seat said beside its move, after the sentence about the move. */
export const saidBeside = (words: string, language: Language): string =>
  language === 'zh' ? `并说：“${words}”` : ` Says: “${words}”`

/** What a seat did, with the words beside it. */
export function withWords(
  { seat, text, cut }: Words & { readonly seat: Seat },
  deed: string,
  { language, nameOf }: Teller,
): string {
  const words = text === null ? '' : `${text}${cut ? '…' : ''}`
  const done = language === 'zh' ? `${nameOf(seat)}${deed}。` : `${nameOf(seat)} ${deed}.`
  return words === '' ? done : `${done}${saidBeside(words, language)}`
}
