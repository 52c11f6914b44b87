import type { InBoth } from '@wis/engine'
import { colourNames, coloursOf, faceName, ranksOf } from './cards.ts'
import type { DeckSize } from './cards.ts'
import type { HeldCard } from './hand.ts'
import type { Clue } from './schema.ts'

export const nothingTold: InBoth<string> = { en: 'nothing told', zh: '没有提示' }

/** What the clues say about a card, or null if they say nothing. */
export function toldAbout({ colours, ranks }: HeldCard, size: DeckSize): InBoth<string> | null {
  const [colour, ...otherColours] = colours
  const [rank, ...otherRanks] = ranks
  if (!colour || rank === undefined) return null
  const knowsColour = otherColours.length === 0 && size.colours > 1
  const knowsRank = otherRanks.length === 0
  if (knowsColour && knowsRank) return faceName({ colour, rank })
  const notColours = coloursOf(size).filter((one) => !colours.includes(one))
  const notRanks = ranksOf(size).filter((one) => !ranks.includes(one))
  const parts = [
    ...(knowsColour ? [colourNames[colour]] : notColours.map((one) => notThis(colourNames[one]))),
    ...(knowsRank ? [rankName(rank)] : notRanks.map((one) => notThis({ en: `${one}`, zh: `${one}` }))),
  ]
  if (parts.length === 0) return null
  return { en: parts.map(({ en }) => en).join(', '), zh: parts.map(({ zh }) => zh).join('、') }
}

const notThis = ({ en, zh }: InBoth<string>): InBoth<string> => ({ en: `not ${en}`, zh: `不是${zh}` })

const rankName = (rank: number): InBoth<string> => ({ en: `rank ${rank}`, zh: `数字${rank}` })

export const clueName = ({ kind, value }: Clue): InBoth<string> =>
  kind === 'colour' ? colourNames[value] : rankName(value)
