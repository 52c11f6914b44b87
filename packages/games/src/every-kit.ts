import { kits as kitsOfFolders } from './content/generated/kits.ts'
import type { GameKit } from './contract/game-kit.ts'
import { outsideGames } from './outside-games.ts'

const withOutside = (): readonly [GameKit, ...GameKit[]] => [
  ...kitsOfFolders,
  ...outsideGames().games.map(({ kit }) => kit),
]

/** Every game of the platform, and those of packages that this installation names. */
export const kits = /* @__PURE__ */ withOutside()
