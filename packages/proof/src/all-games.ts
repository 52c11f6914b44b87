import type { ReadableGames } from './game-proof.ts'
import { kitIds, kitOf } from './kit/kit-of.ts'
import { olderProofs } from './proof-of.ts'

export const allGames: ReadableGames = { olderProofs, kitIds, kitOf }
