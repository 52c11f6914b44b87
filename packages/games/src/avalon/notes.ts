import type { Language, Seat } from '@wis/engine'
import type { FieldValues } from '../contract/field.ts'
import { cutText } from '../contract/reading/cut-text.ts'
import { intentionsFor } from './intentions/catalogue.ts'
import { roles } from './roles.ts'
import type { Role } from './roles.ts'

/** A seat may guess a role, or only a side. */
export const guessable = [...roles, 'good', 'evil'] as const
export type Guessable = (typeof guessable)[number]

export interface RoleGuess {
  readonly seat: Seat
  readonly value: Guessable
  readonly certainty: number | null
}

/** What a seat notes beside what it says. Only the lab reads it and, after the end, everybody. */
export interface Notes {
  readonly guesses: readonly RoleGuess[]
  /** Ids of the catalogue. */
  readonly intentions: readonly string[]
  readonly thinking: string | null
  /** How it expects the others to take its words. */
  readonly expects: string | null
  /** What it first meant to say. */
  readonly draft: string | null
}

/** The number of code points that a noted text may have. */
export const noteLimits: Readonly<Record<Language, number>> = { en: 1_500, zh: 500 }
export const mostIntentions = 3

/** The notes in an answer, not yet compared with what is open to the seat. */
export function notesIn({ guesses, intentions, thinking, expects, draft }: FieldValues): Notes {
  return {
    guesses: Array.isArray(guesses) ? (guesses as readonly RoleGuess[]) : [],
    intentions: Array.isArray(intentions) ? (intentions as readonly string[]) : [],
    thinking: textOf(thinking),
    expects: textOf(expects),
    draft: textOf(draft),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

export interface Noting {
  readonly seat: Seat
  readonly role: Role | null
  readonly quest: number
  readonly language: Language
}

/** The notes that are kept: about others, with intentions that are open to the seat. Undefined if nothing is left. */
export function keptNotes(
  { guesses, intentions, ...texts }: Notes,
  { seat, role, quest, language }: Noting,
): Notes | undefined {
  const open = intentionsFor(role, quest).map(({ id }) => id)
  const kept = (text: string | null) => {
    const { text: line } = cutText((text ?? '').replace(/\s+/gu, ' ').trim(), noteLimits[language])
    return line.trim() === '' ? null : line.trim()
  }
  const notes: Notes = {
    guesses: guesses.filter((guess) => guess.seat !== seat),
    intentions: open.filter((id) => intentions.includes(id)).slice(0, mostIntentions),
    thinking: kept(texts.thinking),
    expects: kept(texts.expects),
    draft: kept(texts.draft),
  }
  const isEmpty =
    notes.guesses.length === 0 &&
    notes.intentions.length === 0 &&
    notes.thinking === null &&
    notes.expects === null &&
    notes.draft === null
  return isEmpty ? undefined : notes
}
