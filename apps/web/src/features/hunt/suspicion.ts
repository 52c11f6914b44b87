import type { Seat } from '@wis/engine'

/** The steps of a slider. Each doubles the odds of its seat, and the first one rules it out. */
export const mostSuspicion = 10
export const evenSuspicion = 5
/** Where a press on a name puts its slider. */
export const strongSuspicion = 8

/** How many hide, and among which seats. */
export interface Sought {
  readonly count: number
  /** The seats that are still at the table. */
  readonly seats: readonly Seat[]
}

const weightOf = (step: number) => (step === 0 ? 0 : 2 ** (step - evenSuspicion))

/** How likely each seat hides by these steps. All chances add up to the number of those who hide, and none is above 1. */
export function chancesOf(steps: readonly number[], { count, seats }: Sought): readonly number[] {
  const chances = steps.map(() => 0)
  let open = seats
  let left = Math.min(count, seats.length)
  while (open.length > 0 && left > 0) {
    const weights = open.map((seat) => weightOf(steps[seat] ?? evenSuspicion))
    const sum = weights.reduce((total, weight) => total + weight, 0)
    const shares = weights.map((weight) => (sum === 0 ? left / open.length : (left * weight) / sum))
    const isFull = shares.map((share) => share >= 1)
    const full = open.filter((_, place) => isFull[place])
    if (full.length === 0) {
      for (const [place, seat] of open.entries()) chances[seat] = shares[place] ?? 0
      break
    }
    for (const seat of full) chances[seat] = 1
    open = open.filter((_, place) => !isFull[place])
    left -= full.length
  }
  return chances
}

/** The chances in whole percent, which add up as they do. Those that lose most by cutting are rounded up. */
export function percentsOf(chances: readonly number[]): readonly number[] {
  const exact = chances.map((chance) => 100 * chance)
  const cut = exact.map((percent) => Math.floor(percent + 1e-9))
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  const lost = (place: number) => Math.round(1e6 * ((exact[place] ?? 0) - (cut[place] ?? 0)))
  const raised = [...exact.keys()]
    .toSorted((one, other) => lost(other) - lost(one))
    .slice(0, Math.round(sum(exact)) - sum(cut))
  return cut.map((percent, place) => percent + (raised.includes(place) ? 1 : 0))
}

/** The step of a seat whose chance comes nearest to a place on its slider. Of equal ones, the step stays as it is. */
export function stepNear(chance: number, seat: Seat, steps: readonly number[], sought: Sought): number {
  const now = steps[seat] ?? evenSuspicion
  const all = Array.from({ length: mostSuspicion + 1 }, (_, step) => step)
  const distance = (step: number) => Math.abs((chancesOf(steps.with(seat, step), sought)[seat] ?? 0) - chance)
  return all.reduce((best, step) => (distance(step) < distance(best) ? step : best), now)
}

/** How far each key moves a slider, in steps. */
const moves: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 2,
  End: mostSuspicion,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageDown: -2,
  Home: -mostSuspicion,
}

/** The step after a key; undefined for a key that moves nothing. */
export function stepAfter(key: string, step: number): number | undefined {
  const by = moves[key]
  return by === undefined ? undefined : Math.min(mostSuspicion, Math.max(0, step + by))
}
