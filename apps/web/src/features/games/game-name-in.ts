import { kitCalled } from '@wis/games'
import type { Language } from '@wis/games'

/** The name of a game, or its id if the platform has it no longer. */
export const gameNameIn = (locale: Language, game: string): string =>
  kitCalled(game)?.texts[locale].name ?? game
