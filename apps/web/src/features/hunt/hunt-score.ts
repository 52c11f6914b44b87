import type { Seat } from '@wis/engine'
import type { Sought } from './suspicion.ts'

/** What was believed at one moment, and who was still sought then. */
export interface Stated {
  readonly chances: readonly number[]
  readonly sought: Sought
}

/** Brier's score: the squared distance of the chances from the truth, seat by seat. */
const distance = (chanceOf: (seat: Seat) => number, { seats }: Sought, hidden: readonly Seat[]) =>
  seats.reduce((sum, seat) => sum + (chanceOf(seat) - (hidden.includes(seat) ? 1 : 0)) ** 2, 0)

/**
 * Points by Brier's rule: 100 for whoever was certain and right after each speech, 0 for whoever suspected all alike, and
 * less for whoever was misled. Undefined where there was nothing to find out.
 */
export function huntPoints(stated: readonly Stated[], hidden: readonly Seat[]): number | undefined {
  let [own, even] = [0, 0]
  for (const { chances, sought } of stated) {
    own += distance((seat) => chances[seat] ?? 0, sought, hidden)
    even += distance(() => sought.count / sought.seats.length, sought, hidden)
  }
  return even === 0 ? undefined : 100 * (1 - own / even)
}

interface Stakes {
  readonly most: readonly Seat[]
  readonly right: number
  readonly wrong: number
}

/** What a guess would earn if those hid who are suspected most, and if those hid who are suspected least. */
export function stakesOf(stated: Stated): Stakes {
  const { chances, sought } = stated
  const bySuspicion = sought.seats.toSorted((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0))
  const [most, least] = [bySuspicion.slice(0, sought.count), bySuspicion.slice(-sought.count)]
  return { most, right: huntPoints([stated], most) ?? 0, wrong: huntPoints([stated], least) ?? 0 }
}

/** Whether those who hide were suspected more than all the others at the end. */
export function isFound(last: Stated | undefined, hidden: readonly Seat[]): boolean {
  if (!last) return false
  const { chances, sought } = last
  const of = (isHidden: boolean) =>
    sought.seats.filter((seat) => hidden.includes(seat) === isHidden).map((seat) => chances[seat] ?? 0)
  return Math.min(...of(true)) > Math.max(...of(false))
}

/** Each chance that was stated, in thousandths, with the truth. */
export function statementsOf(stated: readonly Stated[], hidden: readonly Seat[]) {
  const all = stated.flatMap(({ chances, sought }) =>
    sought.seats.map((seat) => ({
      thousandths: Math.round((chances[seat] ?? 0) * 1000),
      happened: hidden.includes(seat),
    })),
  )
  return { stated: all.map(({ thousandths }) => thousandths), happened: all.map(({ happened }) => happened) }
}
