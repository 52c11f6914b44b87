import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { hanabi } from './kit.ts'
import type { HanabiRuleset } from './table.ts'
import { random, standard } from './testing/open-table.ts'

const small: HanabiRuleset = {
  ...standard,
  colours: 2,
  ranks: 2,
  handSize: 1,
  tokens: 1,
  lives: 2,
  bombed: 'keep',
}

/** Two colours with three ones and one two each. The cards are 0 (a one), 1 (a two), 2 and 3 alike. */
interface Small {
  readonly left: readonly number[]
  readonly own: number
  /** Null if the other seat has no card any more. */
  readonly other: number | null
  readonly tops: readonly [number, number]
  readonly tokens: number
  readonly lives: number
  readonly last: number | null
}

type Chances = ReadonlyMap<string, number>

const known = new Map<string, Chances>()
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The chances of all endings if the seat to act, and everybody after it, chooses among the legal moves by chance. */
function endings(position: Small): Chances {
  const key = JSON.stringify(position)
  const found = known.get(key) ?? mixed(choices(position).map((chances) => [1, chances]))
  known.set(key, found)
  return found
}

function mixed(parts: readonly (readonly [number, Chances])[]): Chances {
  const all = new Map<string, number>()
  const whole = sum(parts.map(([weight]) => weight))
  for (const [weight, chances] of parts)
    for (const [end, chance] of chances) all.set(end, (all.get(end) ?? 0) + (chance * weight) / whole)
  return all
}

function choices(position: Small): readonly Chances[] {
  const { tokens, other, own, tops, lives } = position
  const colour = own < 2 ? 0 : 1
  const fits = tops[colour] === own % 2
  const higher: Small['tops'] = colour === 0 ? [tops[0] + 1, tops[1]] : [tops[0], tops[1] + 1]
  const finished = fits && own % 2 === 1
  const played = fits
    ? { ...position, tops: higher, tokens: finished ? 1 : tokens }
    : { ...position, lives: lives - 1 }
  // The clues to a single card are its colour and its rank.
  const clued = () => passed({ ...position, tokens: 0 }, false)
  return [
    passed(played, true),
    ...(tokens === 0 ? [passed({ ...position, tokens: 1 }, true)] : []),
    ...(tokens === 1 && other !== null ? [clued(), clued()] : []),
  ]
}

function passed(position: Small, isLaid: boolean): Chances {
  const { lives, tops, last, left, own, other } = position
  const end = (reason: string) => new Map([[`${reason} ${sum(tops)}`, 1]])
  if (lives === 0) return end('lives')
  if (sum(tops) === 4) return end('completed')
  if (last === 1) return end('deck')
  const next = { ...position, last: last === null ? null : last - 1 }
  const isEmpty = sum(left) === 0
  if (!isLaid || isEmpty) return turned(next, isLaid ? null : own, other)
  return mixed(
    left.flatMap((count, card) => {
      if (count === 0) return []
      const rest = left.with(card, count - 1)
      return [
        [count, turned({ ...next, left: rest, last: sum(rest) === 0 ? 2 : null }, card, other)] as const,
      ]
    }),
  )
}

function turned(position: Small, mine: number | null, theirs: number | null): Chances {
  if (theirs === null) throw new Error('a seat without a card is to act')
  return endings({ ...position, own: theirs, other: mine })
}

function exactEndings(): Chances {
  const deck = [3, 1, 3, 1]
  return mixed(
    deck.flatMap((count, own) =>
      deck.map((_, other) => {
        const rest = deck.with(own, count - 1)
        const ways = count * (rest[other] ?? 0)
        const left = rest.with(other, Math.max(0, (rest[other] ?? 0) - 1))
        const position = { left, own, other, tops: [0, 0], tokens: 1, lives: 2, last: null } as const
        return [ways, ways === 0 ? new Map() : endings(position)] as const
      }),
    ),
  )
}

it(
  'chance against chance ends as an enumeration of all deals and moves says',
  { tags: ['nightly'], timeout: 30_000 },
  () => {
    const matches = 2_000
    const counts = new Map<string, number>()
    for (let number = 0; number < matches; number++) {
      const players = [random, random]
      const { state } = playHouse(hanabi, {
        seed: `chance-${number}`,
        ruleset: small,
        language: 'en',
        players,
      })
      const score = state.ending?.kind === 'decided' ? state.ending.points[0] : -1
      const end = `${state.reason} ${score}`
      counts.set(end, (counts.get(end) ?? 0) + 1)
    }
    const exact = exactEndings()
    expect(sum([...exact.values()])).toBeCloseTo(1, 12)
    expect([...exact.keys()]).toEqual(expect.arrayContaining([...counts.keys()]))
    for (const [end, chance] of exact) {
      const deviation = Math.sqrt(matches * chance * (1 - chance))
      expect(Math.abs((counts.get(end) ?? 0) - matches * chance), end).toBeLessThan(3.5 * deviation + 1)
    }
  },
)
