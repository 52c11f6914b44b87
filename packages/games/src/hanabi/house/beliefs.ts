import type { Face } from '../cards.ts'
import type { FirstTouch, Hand, HeldCard } from '../hand.ts'
import type { HanabiState } from '../state.ts'
import { isDead, isLastCopy, isPlayable, possibleFaces } from './knowledge.ts'
import type { Gone } from './knowledge.ts'

/** What the holder of a card takes it for, by the clues and by what the conventions say about them. */
export interface Belief {
  readonly faces: readonly Face[]
  /** Everything that it may be can be played now. */
  readonly plays: boolean
  /** Nothing that it may be can ever be played. */
  readonly dead: boolean
}

/**
 * The conventions: a clue touches no card that is of no use at that time. It points at the oldest card that no clue has
 * touched, which can then be played or must not be discarded. If it does not touch that one, then it points at the newest
 * of the cards that it is the first to touch, and that one can be played.
 */
export function believed(held: HeldCard, state: HanabiState, gone: Gone): Belief {
  const possible = possibleFaces(held, gone, state)
  const faces = held.touch?.isMeant ? promised(held.touch, possible, state) : possible
  return {
    faces,
    plays: faces.length > 0 && faces.every((face) => isPlayable(face, state.tops)),
    dead: possible.every((face) => isDead(face, state)),
  }
}

/** What the first clue said about a card, by how things stood then. */
function promised(
  touch: FirstTouch,
  possible: readonly Face[],
  { ruleset }: Pick<HanabiState, 'ruleset'>,
): readonly Face[] {
  const { tops, wasNewest, wasOldest, withOldest } = touch
  const then = { ...touch, ruleset }
  const wanted = possible.filter((face) => !isDead(face, then))
  if (wasOldest)
    return orElse(
      wanted.filter((face) => isPlayable(face, tops) || isLastCopy(face, then)),
      wanted,
    )
  if (!wasNewest || withOldest) return wanted
  return orElse(
    wanted.filter((face) => isPlayable(face, tops)),
    wanted,
  )
}

const orElse = (faces: readonly Face[], all: readonly Face[]) => (faces.length > 0 ? faces : all)

/** The card that is discarded next: the oldest one that no clue has touched. */
export const nextToGo = (hand: Hand): HeldCard | undefined => hand.find(({ touch }) => touch === null)
