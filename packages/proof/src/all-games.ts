import type { ReadableGames } from './game-proof.ts'
import { proofsApart } from './games-apart.ts'
import { kitIds, kitOf } from './kit/kit-of.ts'

export const allGames: ReadableGames = { apart: proofsApart, kitIds, kitOf }
