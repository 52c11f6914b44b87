import { proofsApart } from './games-apart.ts'
import { kitIds, kitOf } from './kit/kit-of.ts'
import type { ReadableGames } from './read-export.ts'

export const allGames: ReadableGames = { apart: proofsApart, kitIds, kitOf }
