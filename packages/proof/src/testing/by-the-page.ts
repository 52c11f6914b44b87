import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// What docs/verify.md says of chance, in plain code that shares nothing with the games, so that the page has to suffice.

const page = readFileSync(new URL('../../../../docs/verify.md', import.meta.url), 'utf8')

/** The generator of the page. */
export function generator(seed: string, position: number) {
  const text = `${seed}:${position}`
  const hash = (start: number) => {
    let h = start
    for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193)
    h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
    h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
    return (h ^ (h >>> 15)) >>> 0
  }
  let [a, b, c, n] = [hash(0x811c9dc5), hash(0x9e3779b9), hash(0x7f4a7c15), hash(0x85ebca6b)]
  const draw = () => {
    const sum = (a + b + n) >>> 0
    n = (n + 1) >>> 0
    a = (b ^ (b >>> 9)) >>> 0
    b = (c + (c << 3)) >>> 0
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0
    return sum
  }
  for (let thrown = 0; thrown < 12; thrown++) draw()
  const below = (bound: number) => Math.floor((draw() * bound) / 2 ** 32)
  const takeOut = <T>(list: T[]): T => list.splice(below(list.length), 1)[0] as T
  return {
    below,
    one: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    takeOut,
    shuffle: <T>(list: readonly T[]): T[] => {
      const left = [...list]
      return list.map(() => takeOut(left))
    },
  }
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type Json = Readonly<Record<string, unknown>>
type Numbers = Readonly<Record<string, number>>

/** A list of the page: `name: word, word`, in English or in Chinese. */
function topics(language: string): readonly { readonly topic: string; readonly words: readonly string[] }[] {
  const from = page.slice(page.indexOf('### The topics'))
  const lists = from.slice(0, from.indexOf('\n## ')).split('And in Chinese:')
  return (lists[language === 'en' ? 0 : 1] ?? '')
    .split('\n')
    .filter((line) => line.includes(': '))
    .map((line) => {
      const [topic = '', words = ''] = line.split(': ')
      return { topic, words: words.split(', ') }
    })
}

const airlines = page
  .slice(page.indexOf('| id '))
  .split('\n\n', 1)
  .join('')
  .split('\n')
  .slice(2)
  .map((row) => {
    const cells = row.split('|').map((cell) => cell.trim().replaceAll('`', ''))
    const [, id, en, zh, flights, passengers, minutes, fleet] = cells
    const numbers = { flights: Number(flights), passengers: Number(passengers), minutes: Number(minutes) }
    return { id, name: { en, zh }, ...numbers, fleet }
  })

const upTo = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, at) => least + at)

function instances(): readonly Json[] {
  const found: Json[] = []
  for (const hats of upTo(1, 7))
    for (const balls of upTo(1, 7))
      for (const apples of upTo(1, 7)) {
        if (hats + balls + apples < 5 || hats + balls + apples > 7) continue
        const valuations = upTo(0, 10).flatMap((hat) =>
          upTo(0, 10).flatMap((ball) => {
            const apple = (10 - hat * hats - ball * balls) / apples
            return apple >= 0 && Number.isInteger(apple) ? [[hat, ball, apple]] : []
          }),
        )
        for (const first of valuations)
          for (const second of valuations) {
            const worth = [0, 1, 2].map((kind) =>
              [first[kind] ?? 0, second[kind] ?? 0].filter((one) => one > 0),
            )
            if (worth.every(({ length }) => length > 0) && worth.some(({ length }) => length === 2))
              found.push({ counts: [hats, balls, apples], values: [first, second] })
          }
      }
  return found
}

/** A deck of hold'em in its order. */
const deck = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit))

function cards(
  { deals: count = 0, twice, flopSpot }: Numbers & { readonly twice?: unknown; readonly flopSpot?: unknown },
  by: Chance,
): Json {
  if (flopSpot) return cards({ deals: 1 }, generator('llmarena-risk', 1 + by.below(100)))
  const deals = upTo(1, count).map(() => {
    const left = [...deck]
    const [a, b, c, d, ...board] = upTo(1, 9).map(() => by.takeOut(left))
    return {
      holes: [
        [a, b],
        [c, d],
      ],
      board,
    }
  })
  const order = upTo(0, count - 1)
  const even = twice ? by.shuffle(order.filter((deal) => deal % 2 === 0)) : []
  const odd = twice ? by.shuffle(order.filter((deal) => deal % 2 === 1)) : []
  const again = order.map((at) => ((count + at) % 2 === 0 ? odd : even)[Math.floor(at / 2)])
  return { deals, order: twice ? [...order, ...again] : order }
}

export type Chance = ReturnType<typeof generator>

export interface Dealt {
  readonly game: string
  readonly ruleset: Json
  readonly language: string
  readonly seed: string
}

/** The material of a match. */
export function materialOf({ game, ruleset, language, seed }: Dealt): unknown {
  const by = generator(seed, -3)
  const { auctions = 0, leastValue = 0, mostValue = 0 } = ruleset as Numbers
  const value = () => leastValue + by.below(mostValue - leastValue + 1)
  switch (game) {
    case 'holdem':
      return cards(ruleset as Numbers, by)
    case 'bid':
      return upTo(1, auctions).map(() => [value(), value()])
    case 'chameleon': {
      const { topic, words } = by.one(topics(language))
      return { topic, word: by.one(words), ...(ruleset['listsWords'] === true && { words }) }
    }
    case 'bargain':
      return by.one(instances())
    case 'cost-sharing':
      return by.shuffle(airlines).slice(0, 3)
    default:
      return null
  }
}

/** What the opening draws, as the events that tell it. */
export function openingOf({ game, ruleset, seed }: Dealt): readonly Json[] {
  const by = generator(seed, 0)
  const { players = 0, colours = 0, ranks = 0, handSize = 0 } = ruleset as Numbers
  if (game === 'chameleon') return [{ type: 'chameleon-chosen', seat: by.below(players) }]
  if (game === 'holdem' && ruleset['flopSpot']) return [{ type: 'hand-opened', hand: 1, button: by.below(2) }]
  if (game === 'hanabi') {
    const copies = (rank: number) => (rank === ranks ? 1 : rank === 1 ? 3 : 2)
    const inOrder = ['red', 'yellow', 'green', 'white', 'blue']
      .slice(0, colours)
      .flatMap((colour) =>
        upTo(1, ranks).flatMap((rank) => upTo(1, copies(rank)).map(() => ({ colour, rank }))),
      )
    const shuffled = by.shuffle(inOrder)
    const hands = upTo(0, players - 1).map((holder) => ({
      type: 'cards-seen',
      holder,
      cards: shuffled.slice(holder * handSize, (holder + 1) * handSize),
    }))
    return [{ type: 'deck-shuffled', deck: shuffled }, ...hands]
  }
  if (game === 'liars-dice')
    return upTo(0, players - 1).map((seat) => ({
      type: 'dice-rolled',
      seat,
      dice: dice(by, Number(ruleset['dice'])),
    }))
  if (game !== 'avalon') return []
  const roles = by.shuffle(['merlin', 'percival', 'servant', 'morgana', 'assassin'])
  const shown: Readonly<Record<string, readonly string[]>> = {
    merlin: ['morgana', 'assassin'],
    percival: ['merlin', 'morgana'],
    morgana: ['assassin'],
    assassin: ['morgana'],
  }
  const dealt = roles.map((role, seat) => {
    const sees = upTo(0, 4).filter((other) => shown[role]?.includes(roles[other] ?? ''))
    return { type: 'role-dealt', seat, role, sees }
  })
  return [...dealt, { type: 'proposal-opened', quest: 1, leader: by.below(players) }]
}

/** The dice of a seat that has so many left. */
export const dice = (by: Chance, left: number) =>
  Array.from({ length: left }, () => 1 + by.below(6)).toSorted()
