import { kinds, perKind } from '../things.ts'
import type { PerKind } from '../things.ts'
import type { Mention, Owner } from './clauses.ts'

type Divided = { readonly take: PerKind } | 'unclear' | 'contradictory'

/**
 * What a speaker would take, by all that a text names. Things that nobody is named for are the speaker's. Of a kind
 * that is not named, the speaker takes none; if only the other one's things are named, the speaker takes the rest.
 */
export function divisionBy(mentions: readonly Mention[], counts: PerKind): Divided {
  const own = amountsOf(mentions, 'me', counts)
  const others = amountsOf(mentions, 'you', counts)
  if (own === 'contradictory' || others === 'contradictory') return 'contradictory'
  const takesRest = mentions.some(({ what, owner }) => what === 'rest' && owner === 'me')
  const isNamed = own.some((amount) => amount !== undefined)
  if (!isNamed && others.every((amount) => amount === undefined)) return 'unclear'
  const take = perKind((index) => {
    const [mine, yours] = [own[index], others[index]]
    if (mine !== undefined) return mine
    if (isNamed && !takesRest) return 0
    return (counts[index] ?? 0) - (yours ?? 0)
  })
  const isConsistent = others.every((yours, index) => {
    const mine = take[index] ?? 0
    return mine >= 0 && (yours === undefined || yours + mine === counts[index])
  })
  return isConsistent ? { take } : 'contradictory'
}

type Amounts = readonly (number | undefined)[]

function amountsOf(mentions: readonly Mention[], whose: Owner, counts: PerKind): Amounts | 'contradictory' {
  const amounts = kinds.map((kind, index) => {
    const named = mentions
      .filter(({ what, owner }) => what === kind && (owner ?? 'me') === whose)
      .map(({ count }) => count ?? counts[index])
    return [...new Set(named)]
  })
  if (amounts.some((named) => named.length > 1)) return 'contradictory'
  return amounts.map(([amount]) => amount)
}
