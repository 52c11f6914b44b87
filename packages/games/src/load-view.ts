import { viewLoaders } from './content/generated/view-loaders.ts'
import type { GameView } from './contract/game-kit.ts'

/** What the site serves of a game from outside. It exports nothing for a game that it does not have. */
interface Served {
  readonly view?: GameView
}

/** What whoever watches a match of this game needs, and nothing else of it. Undefined if the platform has no such game. */
export const loadView = async (id: string): Promise<GameView | undefined> => {
  const { view }: Served = await (viewLoaders.get(id)?.() ??
    ('document' in globalThis
      ? import(/* @vite-ignore */ /* turbopackIgnore: true */ `/games/${id}/view.js`)
      : {}))
  return view
}
