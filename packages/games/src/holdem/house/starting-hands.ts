import { ranks, rankOf, suitOf } from '../cards/card.ts'
import type { Hole } from '../schema.ts'

/** Pairs by their rank twice; else the higher rank, the lower, and `s` for one suit or `o` for two. */
const strong = 'AA KK QQ JJ TT AKs AKo AQs 99 AQo AJs'
const playable = '88 77 66 55 AJo ATs ATo A9s A9o A8s KQs KQo KJs KJo KTs QJs QTs JTs'

const strongHands = new Set(strong.split(' '))
const playableHands = new Set(playable.split(' '))

/** The name of two hole cards in the table. */
export function startingHand([one, other]: Hole): string {
  const [high, low] = [rankOf(one), rankOf(other)].sort((a, b) => b - a)
  const name = `${ranks[high ?? 0]}${ranks[low ?? 0]}`
  if (high === low) return name
  return `${name}${suitOf(one) === suitOf(other) ? 's' : 'o'}`
}

export function gradeOf(hole: Hole): 'strong' | 'playable' | 'weak' {
  const name = startingHand(hole)
  return strongHands.has(name) ? 'strong' : playableHands.has(name) ? 'playable' : 'weak'
}
