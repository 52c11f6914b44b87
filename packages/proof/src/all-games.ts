import { format1 } from './format-1/proof.ts'
import type { ReadableGames } from './game-proof.ts'
import { kitIds, kitOf } from './kit/kit-of.ts'

export const allGames: ReadableGames = { format1, kitIds, kitOf }
