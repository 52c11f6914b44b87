import { kitCalled } from '@wis/games'

/** Whether players of a game say anything in words, so that its matches have a language. */
export const isSpoken = (game: string): boolean => kitCalled(game)?.setup.words !== undefined
