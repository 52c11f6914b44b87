import type { InBoth } from '@wis/engine'
import type { GameKit, HousePlayer } from './contract/game-kit.ts'
import { kits } from './kits.ts'

/** A house player as an agent of the platform. */
export interface HouseAgentOfKit {
  readonly slug: string
  readonly name: InBoth<string>
  readonly character: InBoth<string>
  readonly player: HousePlayer<unknown>
}

/**
 * The house agents of a game. If a table has more seats than the game has house players, the strongest of them come
 * again under other names, until the house alone can fill a table.
 */
export function houseOfKit({ id, house, setup, older }: GameKit): readonly HouseAgentOfKit[] {
  const seats = Math.max(...setup.presets.map(({ players }) => players))
  const strongest = house.toSorted((one, other) => other.strength - one.strength)
  const again = Array.from({ length: Math.max(0, seats - house.length) }, (_, place) => ({
    player: strongest[place % house.length] ?? house[0],
    number: 2 + Math.floor(place / house.length),
  }))
  return [...house.map((player) => ({ player, number: 1 })), ...again].map(({ player, number }) => {
    // The agents of the house were called by their own names when there was one game.
    const slug = older ? player.slug : `${id}-${player.slug}`
    const { name, character } = player
    if (number === 1) return { slug, name, character, player }
    const numbered = { en: `${name.en} ${number}`, zh: `${name.zh}${number}` }
    return {
      slug: `${slug}-${number}`,
      name: (number === 2 && player.twin) || numbered,
      character: {
        en: `The same program as ${name.en}, for a second seat.`,
        zh: `与${name.zh}是同一个程序，用来坐另一个座位。`,
      },
      player,
    }
  })
}

/** The house player that is this agent, with its game. */
export function housePlayerCalled(
  slug: string,
): { readonly kit: GameKit; readonly player: HousePlayer<unknown> } | undefined {
  for (const kit of kits) {
    const found = houseOfKit(kit).find((one) => one.slug === slug)
    if (found) return { kit, player: found.player }
  }
  return undefined
}
