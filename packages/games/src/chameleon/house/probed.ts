import { rngAt } from '@wis/engine'
import type { Rng, Seat } from '@wis/engine'
import type { HouseProbe } from '../../contract/game-kit.ts'
import { predictionAbout } from '../../contract/odd-one-probe.ts'
import { firstOrderProbe, predictionsProbe } from '../probes.ts'
import type { ChameleonState } from '../state.ts'

/** Whom a seat would suspect, with what it knows in this state. */
type Suspects = (state: ChameleonState, seat: Seat, rng: Rng) => Seat

/** What a player of the house answers beside the game: whom it suspects, and whom it would suspect in the others' place. */
export function probedBy(
  suspects: Suspects,
  { probe, state, seat, seed }: HouseProbe<ChameleonState>,
): Readonly<Record<string, string>> | undefined {
  const rng = rngAt(`${seed}/${probe}`, state.clues.length)
  const nameOf = (one: Seat) => state.aliases[one] ?? ''
  const suspect = state.chameleon ?? suspects(state, seat, rng)
  if (probe === firstOrderProbe.id)
    return { role: suspect === seat ? 'chameleon' : 'other', chameleon: nameOf(suspect) }
  if (probe !== predictionsProbe.id) return undefined
  const others = state.candidates.filter((other) => other !== seat)
  return Object.fromEntries(
    others.map((other) => {
      // The one that is suspected knows that it is the chameleon. All others think like this seat.
      const theirs = other === suspect ? other : suspects({ ...state, chameleon: null }, other, rng)
      return [predictionAbout(other), nameOf(theirs)]
    }),
  )
}
