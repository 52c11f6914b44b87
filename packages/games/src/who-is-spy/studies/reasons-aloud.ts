import type { Seat } from '@wis/engine'
import type { StudiedAnswer } from '../../contract/studies.ts'
import type { SpyState } from '../state.ts'
import { withTail } from './after-hearing.ts'

type Answer = StudiedAnswer<SpyState>

/** The strategy with which a model says itself whom it suspects. Nothing is added to such a speech. */
export const reasonsAloud = 'reasons-aloud'

/**
 * A speech that ends with whom the seat suspects, how much, and why, made of what it believes. Its private reasons
 * never go to the table: they may hold its word. An agent that tells no beliefs speaks as ever.
 */
export function withReasons(answer: Answer): string {
  const { text, beliefs, strategy } = answer
  if (strategy === reasonsAloud || !beliefs) return text
  return withTail(answer, reasonsOf(answer, beliefs))
}

function reasonsOf(answer: Answer, beliefs: Readonly<Record<string, number>>): readonly string[] {
  const { state, turn } = answer
  const { aliases, language } = state
  const others = state.living.filter((seat) => seat !== turn.seat)
  const heard = others.filter((seat) => lastWords(state, seat) !== undefined)
  const chance = (seat: Seat) => beliefs[aliases[seat] ?? ''] ?? 0
  const [suspect] = heard.toSorted((one, other) => chance(other) - chance(one))
  const words = phrases[language]
  if (suspect === undefined) return [words.nobody]
  const name = aliases[suspect] ?? ''
  const share = Math.round(100 * chance(suspect))
  // The suspect may have said the very word that this seat may not say.
  return [words.because(name, share, shortened(lastWords(state, suspect) ?? '')), words.without(name, share)]
}

function lastWords({ rounds }: SpyState, seat: Seat): string | undefined {
  const speech = rounds.flatMap(({ speeches }) => speeches).findLast((one) => one.seat === seat)
  return speech?.kind === 'given' ? speech.text : undefined
}

const longestQuote = 40

function shortened(text: string): string {
  const characters = [...text.replace(/["“”]/gu, '')]
  return characters.length > longestQuote
    ? `${characters.slice(0, longestQuote).join('')}…`
    : characters.join('')
}

const phrases = {
  en: {
    nobody: 'I have no reason to suspect anybody yet.',
    because: (name: string, share: number, quote: string) =>
      `I suspect ${name} (${share} %), because “${quote}” fits the others least.`,
    without: (name: string, share: number) =>
      `I suspect ${name} (${share} %), whose clues fit the others least.`,
  },
  zh: {
    nobody: '目前我还没有理由怀疑谁。',
    because: (name: string, share: number, quote: string) =>
      `我怀疑${name}（${share} %），因为“${quote}”和大家说的最对不上。`,
    without: (name: string, share: number) => `我怀疑${name}（${share} %），他说的和大家最对不上。`,
  },
} as const
