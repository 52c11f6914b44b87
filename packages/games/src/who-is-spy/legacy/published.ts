import type { SpyEntry } from '../schema.ts'

/** Entries and rules as the oldest types of the API have them. */
export { spyEntry as publishedEntry, spyRuleset as publishedRuleset } from '../schema.ts'
export type PublishedEntry = SpyEntry
