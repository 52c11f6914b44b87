import type { Face } from '../cards.ts'
import type { HeldCard } from '../hand.ts'
import type { HanabiState } from '../state.ts'
import { believed, nextToGo } from './beliefs.ts'
import { cluedHand } from './clued-hand.ts'
import type { ClueMove } from './clued-hand.ts'
import { isDead, isLastCopy, isPlayable, keyOf } from './knowledge.ts'
import type { Gone } from './knowledge.ts'

/** What a clue is worth that makes a card playable, and one that saves a last copy from being discarded next. */
export const worthOfPlay = 10
const worthOfSave = 8
const worthOfMisplay = -100
/** A card that is not what its holder will take it for leads to a wrong play later. */
const worthOfLie = -30
const worthOfDouble = -12

interface Compared {
  readonly before: HeldCard
  readonly after: HeldCard
  readonly face: Face
}

/** What its holder would do after a clue, weighed by what the cards really are. */
export function worthOf(state: HanabiState, clue: ClueMove, gone: Gone): number {
  const hand = state.hands[clue.to] ?? []
  const after = cluedHand(state, clue)
  const next = nextToGo(hand)
  const hasPlay = hand.some((held) => believed(held, state, gone).plays)
  const others = touchedElsewhere(state, clue)
  return hand.reduce((sum, before, index) => {
    const told = after[index]
    if (!told || !before.face) return sum
    const compared = { before, after: told, face: before.face }
    const isSaved = before === next && told.touch !== null && !hasPlay && isLastCopy(before.face, state)
    const isDouble = hand.some((held, at) => at !== index && isSameTouched(held, after[at], before.face))
    return (
      sum +
      worthOfCard(state, compared, gone) +
      (isSaved ? worthOfSave : 0) +
      (before.touch === null && told.touch && (isDouble || others.has(keyOf(before.face)))
        ? worthOfDouble
        : 0)
    )
  }, 0)
}

function worthOfCard(state: HanabiState, { before, after, face }: Compared, gone: Gone): number {
  const was = believed(before, state, gone)
  const is = believed(after, state, gone)
  const fits = isPlayable(face, state.tops)
  if (is.plays && !fits) return was.plays ? 0 : worthOfMisplay
  if (is.plays) return was.plays ? 0 : worthOfPlay + (state.ruleset.ranks - face.rank) / 10
  const isTaken = is.faces.some((one) => keyOf(one) === keyOf(face))
  if (after.touch && !isTaken && !isDead(face, state) && was.faces.some((one) => keyOf(one) === keyOf(face)))
    return worthOfLie
  const lostPlay = was.plays ? -worthOfPlay : 0
  if (before.touch === null && after.touch) return lostPlay + (isDead(face, state) ? -3 : 1)
  return lostPlay + (is.faces.length < was.faces.length && !isDead(face, state) ? 0.5 : 0)
}

const isSameTouched = (held: HeldCard, after: HeldCard | undefined, face: Face | null) =>
  face !== null && held.face !== null && keyOf(held.face) === keyOf(face) && after?.touch !== null

/** The cards in the hands of all others that clues have touched. */
function touchedElsewhere({ hands }: HanabiState, { to }: ClueMove): ReadonlySet<number> {
  const others = hands.filter((_, seat) => seat !== to).flat()
  return new Set(others.flatMap(({ face, touch }) => (face && touch ? [keyOf(face)] : [])))
}
