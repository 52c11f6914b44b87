export { findPackage, gameIdOf, UnfitPackage } from './find-package.ts'
export type { FoundPackage } from './find-package.ts'
export { loadGamesHere, loadOutsideGames } from './load-outside-games.ts'
