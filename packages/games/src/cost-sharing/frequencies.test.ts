import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { costSharing } from './kit.ts'

const [arena] = costSharing.setup.presets
const [random] = costSharing.house

/** Which seats stand behind the same shares: a letter for each, or a dash for a seat that stands behind none. */
type Pattern = string

/** The same letters for the same pattern, from the first seat on. */
function canonical(letters: readonly string[]): Pattern {
  const names = new Map<string, string>()
  const nameOf = (letter: string) => {
    if (letter === '-') return letter
    names.set(letter, names.get(letter) ?? 'abc'.charAt(names.size))
    return names.get(letter) ?? ''
  }
  return letters.map(nameOf).join('')
}

/** The chance of each pattern at the end: 231 proposals and one support for each seat that stands are equally likely. */
function exactPatterns(acts: number): ReadonlyMap<Pattern, number> {
  let patterns = new Map<Pattern, number>([['---', 1]])
  for (let act = 0; act < acts; act++) {
    const next = new Map<Pattern, number>()
    const add = (pattern: Pattern, chance: number) => next.set(pattern, (next.get(pattern) ?? 0) + chance)
    for (const [pattern, chance] of patterns) {
      if (pattern === 'aaa') {
        add(pattern, chance)
        continue
      }
      const letters = [...pattern]
      const standing = letters.filter((letter) => letter !== '-')
      const distinct = [...new Set(standing)]
      const each = chance / (231 + standing.length)
      const becomes = (letter: string) => canonical(letters.with(act % 3, letter))
      for (const letter of [...standing, ...distinct]) add(becomes(letter), each)
      add(becomes('x'), each * (231 - distinct.length))
    }
    patterns = next
  }
  return patterns
}

it(
  'random play ends with the patterns that the chain says, and hardly ever agrees',
  { tags: ['nightly'], timeout: 60_000 },
  () => {
    const exact = exactPatterns(15)
    expect([...exact.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    const matches = 2_000
    const counts = new Map<Pattern, number>()
    for (let number = 0; number < matches; number++) {
      const { state } = playHouse(costSharing, {
        seed: `chance-${number}`,
        ruleset: arena,
        language: 'en',
        players: [random, random, random],
      })
      const pattern = canonical(state.stands.map((shares) => shares?.join() ?? '-'))
      counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
    }
    expect([...counts.keys()].every((pattern) => exact.has(pattern))).toBe(true)
    for (const [pattern, chance] of exact) {
      const error = Math.sqrt(chance * (1 - chance) * matches)
      expect(Math.abs((counts.get(pattern) ?? 0) - chance * matches), pattern).toBeLessThan(4 * error + 1)
    }
  },
)
