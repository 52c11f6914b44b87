import type { Seat } from '@wis/engine'
import { isEvil, roles, seenBy } from '../roles.ts'
import type { Role } from '../roles.ts'

/** One way to deal the roles. */
export interface Deal {
  readonly roles: readonly Role[]
  readonly evil: readonly boolean[]
}

function ordersOf(left: readonly Role[]): readonly (readonly Role[])[] {
  if (left.length === 0) return [[]]
  return left.flatMap((role) => ordersOf(left.filter((one) => one !== role)).map((rest) => [role, ...rest]))
}

/** All 120 deals. */
export const deals: readonly Deal[] = ordersOf(roles).map((dealt) => ({
  roles: dealt,
  evil: dealt.map((role) => isEvil(role)),
}))

/** What somebody knows of the deal beside what everybody sees. */
export interface Knowing {
  readonly seat: Seat
  readonly role: Role
  readonly sees: readonly Seat[]
}

const possible = new Map<string, readonly number[]>()

/** The places of the deals that somebody must think possible. */
export function possibleFor({ seat, role, sees }: Knowing): readonly number[] {
  const key = `${seat} ${role} ${sees.join()}`
  const places =
    possible.get(key) ??
    [...deals.keys()].filter((place) => {
      const dealt = deals[place]?.roles ?? []
      return dealt[seat] === role && seenBy(dealt, seat).join() === sees.join()
    })
  possible.set(key, places)
  return places
}
