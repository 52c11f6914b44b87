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
