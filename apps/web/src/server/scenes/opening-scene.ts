import type { Entry } from '@wis/engine'
import { replay } from '@wis/engine'
import type { GameKit, Scene } from '@wis/games'
import { isInTheMiddle } from '../../features/scene/tiles/pictured-parts.ts'

/** How far the match has come, unless somebody is out by then. */
const shares = [0.5, 0.47, 0.44, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1]

/** How many cards lie in each of the places that a table has for common cards. */
export const commonCards = ({ parts }: Pick<Scene, 'parts'>): readonly number[] =>
  parts.flatMap((part) => (part.kind === 'cards' && part.places ? [part.cards.length] : []))

/**
 * What a small picture needs of a finished match while it was still open and all were in, so that the picture does not
 * tell how it goes on.
 */
export function openingScene({ rules, scene }: GameKit, log: readonly Entry[]): Scene | undefined {
  const seen: Scene[] = []
  for (const share of shares) {
    const until = log.slice(0, Math.ceil(log.length * share))
    if (until.length === 0) continue
    const now = scene(replay(rules, until), null)
    const isWhole = now.seats.every(({ isOut }) => isOut !== true)
    if (isWhole && commonCards(now).every((cards) => cards > 0)) return pictured(now)
    seen.push(now)
  }
  const chosen = seen.find(({ seats }) => seats.every(({ isOut }) => isOut !== true)) ?? seen.at(-1)
  return chosen && pictured(chosen)
}

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
