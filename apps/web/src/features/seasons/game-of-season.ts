import { kitCalled } from '@wis/games'
import type { Language } from '@wis/games'

interface Played {
  readonly game: string
}

/** Whether the matches of a season are about words, and about a spy. */
export const isOfWords = ({ game }: Played) => kitCalled(game)?.setup.brings === 'word-pairs'

/** Its id if the platform has the game no longer. */
export const gameNameIn = (locale: Language, { game }: Played) => kitCalled(game)?.texts[locale].name ?? game
