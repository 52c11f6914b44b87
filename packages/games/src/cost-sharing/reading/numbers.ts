import type { Seat } from '@wis/engine'

/** Who reads and writes: the own seat, and how many sit there. */
export interface Reader {
  readonly seat: Seat
  readonly seats: number
}

interface Token {
  /** The seat that a name or a pronoun means, or the number that stands there. */
  readonly seat?: Seat
  readonly number?: number
}

const tokens =
  /(?:player|airline|玩家|航空公司)\s*(?<player>\d)(?!\d)|(?<me>(?<![a-z])(?:i|me|my|mine|myself)(?![a-z])|我)|(?<![\d.])(?<number>\d{1,3}(?:,\d{3})+|\d{1,9})(?![\d.]*\d)/giu

function tokensIn(text: string, { seat, seats }: Reader): readonly Token[] {
  return [...text.matchAll(tokens)].flatMap(({ groups = {} }): readonly Token[] => {
    const { player, me, number } = groups
    if (me !== undefined) return [{ seat }]
    if (number !== undefined) return number.includes(',') ? [] : [{ number: Number(number) }]
    const named = Number(player) - 1
    return named >= 0 && named < seats ? [{ seat: named }] : []
  })
}

/** The seats that a text names, but for the own one by pronouns. */
export function seatsNamedIn(text: string, reader: Reader): readonly Seat[] {
  const named = [...text.matchAll(tokens)].flatMap(({ groups = {} }) => {
    const seat = Number(groups['player'] ?? NaN) - 1
    return seat >= 0 && seat < reader.seats ? [seat] : []
  })
  return [...new Set(named)]
}

/**
 * A number for each seat: each after the name of its seat, or exactly so many numbers in the order of the seats. A pair
 * of numbers for one seat is contradictory.
 */
export function sharesIn(text: string, reader: Reader): readonly number[] | 'contradictory' | undefined {
  const found = tokensIn(text, reader)
  const byName = new Map<Seat, Set<number>>()
  let owner: Seat | undefined
  for (const { seat, number } of found) {
    if (seat !== undefined) owner = seat
    if (number === undefined || owner === undefined) continue
    byName.set(owner, (byName.get(owner) ?? new Set()).add(number))
    owner = undefined
  }
  const seats = [...Array(reader.seats).keys()]
  if (seats.every((seat) => byName.has(seat))) {
    const named = seats.map((seat) => [...(byName.get(seat) ?? [])])
    return named.some((numbers) => numbers.length > 1) ? 'contradictory' : named.map(([only = NaN]) => only)
  }
  const numbers = found.flatMap(({ number }) => number ?? [])
  if (numbers.length === reader.seats) return numbers
  const [first, second] = [numbers.slice(0, reader.seats), numbers.slice(reader.seats)]
  const isRepeated =
    second.length === reader.seats && first.every((number, index) => number === second[index])
  if (isRepeated) return first
  return numbers.length > reader.seats ? 'contradictory' : undefined
}
