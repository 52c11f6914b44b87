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
 * A number for each seat: each after the name of its seat or before it, or exactly so many numbers in the order of the
 * seats. A pair of numbers for one seat is contradictory, and so are numbers among names that do not tell whose they are.
 */
export function sharesIn(text: string, reader: Reader): readonly number[] | 'contradictory' | undefined {
  const before = sharesBefore(text, reader)
  const named = sharesAfter(text, reader)
  if (before && named && before.some((share, seat) => share !== named[seat])) return 'contradictory'
  if (before ?? named) return before ?? named
  const found = tokensIn(text, reader)
  const numbers = found.flatMap(({ number }) => number ?? [])
  if (numbers.length === reader.seats) return isList(text) ? numbers : 'contradictory'
  const [first, second] = [numbers.slice(0, reader.seats), numbers.slice(reader.seats)]
  const isRepeated =
    second.length === reader.seats && first.every((number, index) => number === second[index])
  if (isRepeated) return first
  return numbers.length > reader.seats ? 'contradictory' : undefined
}

/** Shares behind the names of their seats, as in “Player 1: 40, I pay 30 …”. */
function sharesAfter(text: string, reader: Reader): readonly number[] | 'contradictory' | undefined {
  const byName = new Map<Seat, Set<number>>()
  let owner: Seat | undefined
  for (const { seat, number } of tokensIn(text, reader)) {
    if (seat !== undefined) owner = seat
    if (number === undefined || owner === undefined) continue
    byName.set(owner, (byName.get(owner) ?? new Set()).add(number))
    owner = undefined
  }
  const shares = [...Array(reader.seats).keys()].map((seat) => [...(byName.get(seat) ?? [])])
  if (shares.some((numbers) => numbers.length === 0)) return undefined
  return shares.some((numbers) => numbers.length > 1) ? 'contradictory' : shares.map(([only = NaN]) => only)
}

const amountOfSeat =
  /(?<![\d.])(?<number>\d{1,9})[ \t]*(?:[%％]|per ?cent)?[ \t]*[(（=]?[ \t]*(?:(?:for|to|by|from|is|goes to|paid by)(?![a-z])|归|给|由)?[ \t]*(?:(?:player|airline|玩家|航空公司)[ \t]*(?<player>\d)(?!\d)|(?<me>(?:me|myself)(?![a-z])|我))/giu

/** Shares before the names of their seats, as in “40 for Player 2, 30 for me …”, if no other numbers stand there. */
function sharesBefore(text: string, reader: Reader): readonly number[] | undefined {
  if (tokensIn(text, reader).filter(({ number }) => number !== undefined).length !== reader.seats)
    return undefined
  const shares = new Map<Seat, number>()
  for (const { groups = {} } of text.matchAll(amountOfSeat))
    shares.set(
      groups['me'] === undefined ? Number(groups['player']) - 1 : reader.seat,
      Number(groups['number']),
    )
  const inOrder = [...Array(reader.seats).keys()].flatMap((seat) => shares.get(seat) ?? [])
  return inOrder.length === reader.seats ? inOrder : undefined
}

/** What may stand between two numbers of a list. */
const betweenNumbers = /[\s%％/,，、;；:：∶|&+()（）[\]-]|per ?cent|points?|cents?|and|then|和|与|比|分/giu

/** Whether nothing but numbers stands between the first number and the last one. */
function isList(text: string): boolean {
  const places = [...text.matchAll(tokens)].filter(({ groups }) => /^\d+$/u.test(groups?.['number'] ?? ''))
  const [first, last] = [places[0]?.index ?? 0, places.at(-1)?.index ?? 0]
  return !/[\p{L}]/u.test(text.slice(first, last).replace(betweenNumbers, ' '))
}
