/**
 * The files that still name a game and stand outside its folder. The list may only become shorter: no file is added to it,
 * and one that names no game any more comes off it.
 */
export const filesThatNameAGame: readonly string[] = [
  // The door of the package, which names all that the folders of games hold.
  'packages/games/src/index.ts',
  // The example of the published description of the API.
  'packages/protocol/src/api/experiment-routes.ts',
]
