import type { Entry } from '@wis/engine'
import { replay } from '@wis/engine'
import type { GameKit, Scene } from '@wis/games'
import { isInTheMiddle } from '../../features/scene/tiles/pictured-parts.ts'

/** How far the match has come, unless somebody is out by then or nothing lies on the table. */
const [usual, earliest, latest] = [0.5, 0.1, 0.7]

/** So many moments are looked at, because each is played from the beginning. */
export const mostLooks = 24

/** How many cards lie in each of the places that a table has for common cards. */
const commonCards = ({ parts }: Pick<Scene, 'parts'>): readonly number[] =>
  parts.flatMap((part) => (part.kind === 'cards' && part.places ? [part.cards.length] : []))

/** Whether there is something to see where a game has its cards, its board, its pot and its offers. */
export const isTelling = (scene: Pick<Scene, 'parts'>): boolean =>
  commonCards(scene).every((cards) => cards > 0) &&
  scene.parts.every((part) => {
    if (part.kind === 'grid') return part.cells.some((seat) => seat !== null)
    if (part.kind === 'chips') return part.seat !== null || part.amount > 0
    return part.kind !== 'offers' || (part.offers.at(-1)?.shares.length ?? 0) > 0
  })

/**
 * What a small picture needs of a finished match while it was still open and all were in, so that the picture does not
 * tell how it goes on.
 */
export function openingScene({ rules, scene }: GameKit, log: readonly Entry[]): Scene | undefined {
  const [half = 0, first = 0, last = 0] = [usual, earliest, latest].map((share) =>
    Math.ceil(log.length * share),
  )
  let [whole, other]: (Scene | undefined)[] = []
  const step = Math.ceil((last - first) / mostLooks) || 1
  for (const count of [...downFrom(half, first, step), ...downFrom(last, half + 1, step).reverse()]) {
    const now = scene(replay(rules, log.slice(0, count)), null)
    other ??= now
    if (now.seats.some(({ isOut }) => isOut === true) || now.parts.some(isWon)) continue
    if (isTelling(now)) return pictured(now)
    whole ??= now
  }
  const chosen = whole ?? other
  return chosen && pictured(chosen)
}

/** The first game of several tells who leads. */
const isWon = (part: Scene['parts'][number]) => part.kind === 'grid' && part.line.length > 0

const downFrom = (most: number, least: number, step: number) =>
  Array.from(
    { length: Math.ceil(Math.max(0, most - Math.max(1, least) + 1) / step) },
    (_, at) => most - at * step,
  )

/** A page carries the scenes of many matches. */
export function pictured({ caption, seats, parts }: Scene): Scene {
  const said = parts.findLast(
    (part) => (part.kind === 'speeches' && part.speeches.length > 0) || part.kind === 'ballots',
  )
  return {
    caption,
    seats,
    parts: parts.filter((part) => part === said || part.kind === 'quests' || isInTheMiddle(part)),
  }
}
