export { otherKits } from './every-other-kit.ts'

/** What the oldest types of the API say of entries and rules. */
export { publishedEntry, publishedRuleset } from './content/generated/published.ts'
export type { PublishedEntry } from './content/generated/published.ts'

/** What checks the exports of the games that are older than the contract. */
export { olderExports } from './content/generated/older-exports.ts'
