import type { Scene } from '@wis/games'
import { isOver, placeAt } from './scene-player.ts'
import type { KnownOfMatch, PlayerStep } from './scene-player.ts'

interface Opened extends Pick<KnownOfMatch, 'status' | 'steps'> {
  /** The number of the entry that an address names. */
  readonly at: number | undefined
  readonly catchesUp?: boolean
}

/**
 * Where a match opens: at the entry of its address, a running one at its newest step, or at its deal for whoever catches up,
 * and a replay at its first act.
 */
export function openingPlace({ steps, at, status, catchesUp = false }: Opened): number {
  if (catchesUp) return 0
  if (at !== undefined) return placeAt(steps, at)
  return isOver({ status }) ? firstAct(steps) : Math.max(0, steps.length - 1)
}

/**
 * The step at which the table shows what its players did first. It never is the end. A match without one, or in which it
 * takes a player out, opens when the table is laid and players are asked for the first time.
 */
function firstAct(steps: readonly PlayerStep[]): number {
  const laid = tableLaid(steps)
  const asked = askedIn(steps[laid]?.scene)
  if (asked.length === 0) return laid
  const first = steps.findIndex(
    ({ scene, say, at }, place) =>
      place > laid && say !== null && at !== steps[laid]?.at && !isWaiting(askedIn(scene), asked),
  )
  const act = steps[first]
  // An act that takes a player out, such as a fold, says little of the game.
  if (!act || isWithoutSome(act)) return laid
  const shown = asked.length > 1 ? lastOfMoment(steps, first) : first
  return shown < steps.length - 1 ? shown : laid
}

/** What happens in one moment, such as the deal of all hands, belongs together. */
function tableLaid(steps: readonly PlayerStep[]): number {
  const asked = Math.max(
    0,
    steps.findIndex(({ scene }) => askedIn(scene).length > 0),
  )
  const later = steps.findIndex(({ at }, place) => place > asked && at !== steps[asked]?.at)
  return later < 0 ? asked : later - 1
}

const isWithoutSome = ({ scene }: PlayerStep) => scene?.seats.some(({ isOut }) => isOut) === true

/** What players chose in secret is shown after the last choice, and before the next question. */
function lastOfMoment(steps: readonly PlayerStep[], first: number): number {
  const later = steps.findIndex(
    ({ scene, at }, place) => place > first && (at !== steps[first]?.at || askedIn(scene).length > 0),
  )
  return later < 0 ? steps.length - 1 : later - 1
}

/** Whether some of those who were asked together have answered, and others have not. */
const isWaiting = (now: readonly number[], asked: readonly number[]) =>
  now.length > 0 && now.length < asked.length && now.every((seat) => asked.includes(seat))

const askedIn = (scene: Scene | null | undefined): readonly number[] =>
  scene?.seats.filter(({ isAsked }) => isAsked).map(({ seat }) => seat) ?? []
