import { kitCalled } from '@wis/games'
import type { Language } from '@wis/games'
import type { MatchRow } from '@wis/protocol'
import { areMany } from '../match/names.ts'
import type { matchTitle } from '../match/names.ts'
import { exampleScene } from './example-scene.ts'
import { isTogether } from './names.ts'

/**
 * What a match of many players is called before its reader knows how it ended: what there is to find out, such as who
 * “is the spy”, or who wins if the cards lie open. Undefined where its players make a title.
 */
export function questionOfMatch(
  t: Parameters<typeof matchTitle>[0],
  locale: Language,
  { game, seats }: Pick<MatchRow, 'game' | 'seats'>,
  isOpen = false,
): string | undefined {
  const count = seats.length
  if (!areMany(seats)) return undefined
  const guess = isOpen ? undefined : guessIn(game, locale)
  if (guess) return t('whoHides', { count, that: guess.that[locale] })
  return t(isTogether(game) ? 'oneTeam' : 'whoWins', { count })
}

/** What readers guess in a game where somebody hides. How close such a match was tells who won. */
export function guessIn(game: string, locale: Language) {
  const kit = kitCalled(game)
  return kit && exampleScene(kit, locale).guess
}
