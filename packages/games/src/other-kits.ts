import { otherKits as otherKitsOfFolders } from './content/generated/other-kits.ts'
import type { GameKit } from './contract/game-kit.ts'
import { outsideGames } from './outside-games.ts'

const withOutside = (): readonly GameKit[] => [
  ...otherKitsOfFolders,
  ...outsideGames().games.map(({ kit }) => kit),
]

/**
 * The games whose exports go by the contract: all but those with exports of an older format. What checks the others loads no
 * words that house players know.
 */
export const otherKits = /* @__PURE__ */ withOutside()

/** What the oldest types of the API say of entries and rules. */
export { publishedEntry, publishedRuleset } from './content/generated/published.ts'
export type { PublishedEntry } from './content/generated/published.ts'

/** What checks the exports of the games that are older than the contract. */
export { olderExports } from './content/generated/older-exports.ts'
