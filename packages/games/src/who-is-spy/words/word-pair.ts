import type { Language } from '../events.ts'

export const domains = [
  'food',
  'drink',
  'animals',
  'plants',
  'home',
  'clothing',
  'body',
  'jobs',
  'places',
  'transport',
  'tools',
  'technology',
  'sport',
  'games',
  'music',
  'art',
  'school',
  'nature',
  'weather',
  'festivals',
  'people',
  'media',
] as const
export type Domain = (typeof domains)[number]

/** Two words so close that one honest clue can fit both. Difficulty is a guess until matches measure it. */
export interface WordPair {
  readonly id: string
  readonly language: Language
  readonly words: readonly [string, string]
  readonly domain: Domain
  readonly difficulty: 'easy' | 'medium' | 'hard'
}

/** How the pairs of a domain are listed: first word, second word, expected difficulty. */
export type PairList = readonly (readonly [string, string, WordPair['difficulty']])[]
