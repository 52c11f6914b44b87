import { otherKitLoaders } from './content/generated/other-kit-loaders.ts'
import { viewLoaders } from './content/generated/view-loaders.ts'
import type { GameKit, GameView } from './contract/game-kit.ts'
import type { OlderExports } from './contract/older-exports.ts'

/** What whoever watches a match of this game needs, and nothing else of it. Undefined if the platform has no such game. */
export const loadView = async (id: string): Promise<GameView | undefined> => viewLoaders.get(id)?.()

/** The kit of one of `otherKits` alone, for a browser. */
export const loadOtherKit = async (id: string): Promise<GameKit | undefined> => otherKitLoaders.get(id)?.()

export const otherKitIds: readonly string[] = [...otherKitLoaders.keys()]

/** What checks exports that are older than the contract, for a browser. */
export const loadOlderExports = async (): Promise<readonly OlderExports[]> =>
  (await import('./content/generated/older-exports.ts')).olderExports
