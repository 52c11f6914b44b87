import { kitLoaders } from './content/generated/kit-loaders.ts'
import { viewLoaders } from './content/generated/view-loaders.ts'
import type { GameKit, GameView } from './contract/game-kit.ts'

/** The code of one game alone, for a browser. Undefined if the platform does not have the game, or no longer. */
export const loadKit = async (id: string): Promise<GameKit | undefined> => kitLoaders.get(id)?.()

/** What whoever watches a match of this game needs, and nothing else of it. */
export const loadView = async (id: string): Promise<GameView | undefined> => viewLoaders.get(id)?.()
