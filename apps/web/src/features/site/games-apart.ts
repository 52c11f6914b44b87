import { whoIsSpy } from '@wis/games'

/** A game in a few English words, for pictures of links. Without them, its name is shown. */
export const sloganOf: Readonly<Partial<Record<string, string>>> = {
  [whoIsSpy.id]: 'Six players, two words, one spy',
}
