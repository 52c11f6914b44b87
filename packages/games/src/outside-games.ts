import type { GameKit } from './contract/game-kit.ts'
import type { GamePackage } from './contract/game-package.ts'

/** A game from an npm package, and the code that a browser loads of it. */
export interface OutsideGame {
  readonly kit: GameKit & { readonly package: GamePackage }
  readonly code: { readonly kit: string; readonly view: string }
}

/** A package that is named in the settings and is not played here. */
export interface RefusedGame {
  readonly name: string
  /** A sentence. */
  readonly why: string
}

export interface OutsideGames {
  readonly games: readonly OutsideGame[]
  readonly refused: readonly RefusedGame[]
}

/** Where `loadOutsideGames` of `@wis/outside-games` puts them before anything asks for a game. A process may hold several copies of this module. */
const place = Symbol.for('wis.outside-games')

export const outsideGames = (): OutsideGames =>
  (Reflect.get(globalThis, place) as OutsideGames | undefined) ?? { games: [], refused: [] }
