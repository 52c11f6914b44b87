import type { Language } from '@wis/engine'

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

export const difficulties = ['easy', 'medium', 'hard'] as const

/** Two words so close that one honest clue can fit both. Difficulty is a guess until matches measure it. */
export interface WordPair {
  readonly id: string
  readonly language: Language
  readonly words: readonly [string, string]
  readonly domain: Domain
  readonly difficulty: (typeof difficulties)[number]
}

/** How a pair is listed: first word, second word, expected difficulty. */
export type ListedPair = readonly [string, string, WordPair['difficulty']]
export type PairList = readonly ListedPair[]

/** Words of one kind. Any two of them can be dealt together. */
export interface WordFamily {
  readonly domain: Domain
  readonly words: readonly string[]
}
