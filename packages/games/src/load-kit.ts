import { otherKitLoaders } from './content/generated/other-kit-loaders.ts'
import type { GameKit } from './contract/game-kit.ts'
import type { OlderExports } from './contract/older-exports.ts'

/** The kit of one of `otherKits` alone, for a browser. */
export const loadOtherKit = async (id: string): Promise<GameKit | undefined> =>
  otherKitLoaders.get(id)?.() ?? served(id)

/**
 * The site serves the kit of a game from outside, and none of a game that it does not have. An id may come from a file that anybody
 * made, so only the name of a game leads to code.
 */
async function served(id: string): Promise<GameKit | undefined> {
  if (!('document' in globalThis) || !/^[\w-]+$/.test(id)) return undefined
  const { kit }: { readonly kit?: GameKit } = await import(
    /* @vite-ignore */ /* turbopackIgnore: true */ `/games/${id}/kit.js`
  )
  return kit
}

export const otherKitIds: readonly string[] = [...otherKitLoaders.keys()]

/** What checks exports that are older than the contract, for a browser. */
export const loadOlderExports = async (): Promise<readonly OlderExports[]> =>
  (await import('./content/generated/older-exports.ts')).olderExports
