/** Chance, derived and never stored. The same seed and position give the same numbers for ever. */
export interface Rng {
  /** The next number, at least 0 and below 1. */
  next(): number
  /** A whole number, at least 0 and below `bound`. */
  int(bound: number): number
  pick<T>(items: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
}

/** The generator for the ruling that starts at entry `position` of the match with this seed. */
export function rngAt(seed: string, position: number): Rng {
  return new SeededRng(seed, position)
}

/** A class, because every ruling gets a generator of its own, and closures take longer to make than most rulings. */
class SeededRng implements Rng {
  readonly #seed: string
  readonly #position: number
  /** Seeded at the first draw, because most rulings leave nothing to chance. */
  #draw: (() => number) | undefined

  constructor(seed: string, position: number) {
    this.#seed = seed
    this.#position = position
  }

  next(): number {
    this.#draw ??= smallFastCounter(fourWords(`${this.#seed}:${this.#position}`))
    return this.#draw()
  }

  int(bound: number): number {
    return Math.floor(this.next() * bound)
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  shuffle<T>(items: readonly T[]): T[] {
    const pool = [...items]
    const order: T[] = []
    while (pool.length > 0) order.push(...pool.splice(this.int(pool.length), 1))
    return order
  }
}

type FourWords = readonly [number, number, number, number]

/** Four independent FNV-1a hashes of the text, each finished with an avalanche step. */
function fourWords(text: string): FourWords {
  return [hash(text, 0x811c9dc5), hash(text, 0x9e3779b9), hash(text, 0x7f4a7c15), hash(text, 0x85ebca6b)]
}

function hash(text: string, start: number): number {
  let word = start
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193)
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
  return (word ^ (word >>> 15)) >>> 0
}

/** Chris Doty-Humphrey's sfc32, a small generator that passes the usual statistical batteries. */
function smallFastCounter([first, second, third, fourth]: FourWords): () => number {
  let a = first
  let b = second
  let c = third
  let counter = fourth
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) next()
  return next
}
