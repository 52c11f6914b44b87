import { kitCalled } from '@wis/games'

interface Played {
  readonly game: string
}

/** Whether the matches of a season are about pairs of words. */
export const isOfWords = ({ game }: Played) => kitCalled(game)?.setup.brings === 'word-pairs'
