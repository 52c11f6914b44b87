import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { usualGame } from './usual-game.ts'

/**
 * The kit of a game whose matches are dealt, counted and exported by its kit alone. Undefined for the oldest game, which
 * has its own way for each of these.
 */
export const plainKit = (game: string): GameKit | undefined =>
  game === usualGame ? undefined : kitCalled(game)
