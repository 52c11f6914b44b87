import type { Factor } from '../../contract/studies.ts'
import type { Pair } from '../../season-words/word-order.ts'
import type { Ruleset } from '../rulesets.ts'
import type { SpyState } from '../state.ts'

const speakers = ({ players }: Ruleset) => Array.from({ length: players }, (_, place) => String(place + 1))

/** A fair comparison gives each of these to everybody equally often. */
export const spyFactors: readonly Factor<Ruleset>[] = [
  { id: 'role', name: { en: 'Role', zh: '身份' }, levels: () => ['spy', 'civilian'] },
  { id: 'word', name: { en: 'Word of the pair', zh: '词对中的词' }, levels: () => ['first', 'second'] },
  { id: 'position', name: { en: 'Place among the speakers', zh: '发言顺序' }, levels: speakers },
]

export function spyLayout(
  { aliases, spy, dealt, rounds }: SpyState,
  [first]: Pair,
): readonly Readonly<Record<string, string>>[] {
  const order = rounds[0]?.order ?? []
  return [...aliases.keys()].map((seat) => ({
    role: seat === spy ? 'spy' : 'civilian',
    word: dealt[seat] === first ? 'first' : 'second',
    position: String(order.indexOf(seat) + 1),
  }))
}
