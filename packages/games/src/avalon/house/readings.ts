import type { Seat } from '@wis/engine'
import type { Role } from '../roles.ts'
import { isEvil, roles, seenBy } from '../roles.ts'
import type { Quest, Settled } from '../table.ts'

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

/** How well each deal explains what everybody saw. */
export interface Reading {
  quest(quest: Quest): readonly number[]
  settled(settled: Settled): readonly number[]
}

/** The same fact is read at many turns, and by every seat. */
function once<Fact extends object>(keyOf: (fact: Fact) => string, weigh: (fact: Fact, deal: Deal) => number) {
  const byFact = new WeakMap<Fact, readonly number[]>()
  const byKey = new Map<string, readonly number[]>()
  return (fact: Fact): readonly number[] => {
    const known = byFact.get(fact)
    if (known) return known
    const key = keyOf(fact)
    const weights = byKey.get(key) ?? deals.map((deal) => weigh(fact, deal))
    if (byKey.size >= mostKept) byKey.clear()
    byKey.set(key, weights)
    byFact.set(fact, weights)
    return weights
  }
}
const mostKept = 1_000

const questKey = ({ team, fails }: Quest) => `${team.join()} ${fails}`
const settledKey = ({ leader, team, voted, approvals }: Settled) =>
  `${leader} ${team.join()} ${voted} ${approvals.join()}`

const evilOn = ({ evil }: Deal, team: readonly Seat[]) => team.filter((seat) => evil[seat]).length

const nothing = deals.map(() => 1)

/** Counts only what is certain: a fail needs an evil player. */
export const logical: Reading = {
  quest: once(questKey, ({ team, fails }, deal) => (fails <= evilOn(deal, team) ? 1 : 0)),
  settled: () => nothing,
}

/** How likely so many fails are with so many evil players on a quest. */
const failChances = [
  [1, 0, 0],
  [0.15, 0.85, 0],
  [0.05, 0.75, 0.2],
] as const

/** Knows how each role likes to vote and to choose. */
export const psychological: Reading = {
  quest: once(questKey, ({ team, fails }, deal) => failChances[evilOn(deal, team)]?.[fails] ?? 0),
  settled: once(settledKey, ({ leader, team, voted, approvals }, deal) => {
    const isClean = evilOn(deal, team) === 0
    const clean = cleanChance(deal.roles[leader])
    const chosen = isClean ? clean : 1 - clean
    if (!voted) return chosen
    return approvals.reduce((chance, approves, seat) => {
      const likely = approvalChance(deal.roles[seat], isClean)
      return chance * (approves ? likely : 1 - likely)
    }, chosen)
  }),
}

function approvalChance(role: Role | undefined, isClean: boolean): number {
  switch (role) {
    case 'morgana':
    case 'assassin':
      return isClean ? 0.4 : 0.72
    case 'merlin':
      return isClean ? 0.85 : 0.3
    default:
      return isClean ? 0.62 : 0.5
  }
}

/** How likely a leader with this role takes nobody who is evil. */
function cleanChance(role: Role | undefined): number {
  if (role === 'morgana' || role === 'assassin') return 0.06
  return role === 'merlin' ? 0.8 : 0.45
}
