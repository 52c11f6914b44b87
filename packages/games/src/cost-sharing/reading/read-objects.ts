import type { Seat } from '@wis/engine'
import { clausesOf } from '../../contract/reading/meant/clauses.ts'
import { deniesSomething } from '../../contract/reading/meant/denials.ts'
import { firstIn, listUnder, wholeOf } from '../../contract/reading/meant/entries-meant.ts'
import type { Levels, ObjectsOfAnswer } from '../../contract/reading/meant/entries-meant.ts'
import { plainForm } from '../../contract/reading/mentions.ts'
import { entriesIn, objectsIn } from '../../contract/reading/objects-in.ts'

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

type Entries = Levels[number]

const shareNames = ['shares', 'proposal', 'propose', 'split', 'allocation', 'distribution']
const supportNames = ['support', 'vote', 'supported', 'accept']

/**
 * What objects say: shares, with NaN for a number that is none, whom they support, and `propose`, `support` or
 * other words. Undefined if there are none that have to do with shares.
 */
export function readObjects({ levels, raw }: ObjectsOfAnswer, reader: Reader) {
  const listedIn = (entries: Entries) => listUnder(entries, shareNames, reader.seats)?.map(shareOf)
  const shares = firstIn(levels, (entries) => listedIn(entries) ?? namedIn(entries, reader))
  const support = firstIn(levels, (entries) => supportIn(entries, reader))
  if (shares === undefined && support === undefined && raw === undefined) return undefined
  return { shares, support, move: raw === undefined ? undefined : meantBy(raw) }
}
export type Given = NonNullable<ReturnType<typeof readObjects>>

function meantBy(move: string): string {
  const plain = plainForm(move)
  if (['propose', 'proposal', 'offer', '提出', '提议', '提出方案'].includes(plain)) return 'propose'
  return ['support', 'vote', '支持'].includes(plain) ? 'support' : move
}

/** Shares under the names of the players, such as `"Player 1": 40`. */
function namedIn(entries: Entries, reader: Reader): readonly number[] | undefined {
  const shares = [...Array(reader.seats).keys()].map((seat) => {
    const found = entries.findLast(([name, value]) => {
      return (
        typeof value !== 'object' && /^(?:player|玩家)/iu.test(name) && seatsNamedIn(name, reader)[0] === seat
      )
    })
    return found && shareOf(found[1])
  })
  return shares.every((share) => share !== undefined) ? shares : undefined
}

const shareOf = (value: unknown): number =>
  wholeOf(typeof value === 'string' ? value.replace(/\s*[%％]\s*$/u, '') : value)

/** Whether an object supports nobody clearly: “not Player 3”, “Player 2 or Player 3”, “Player 3?”. */
export const isUnclearSupport = (text: string): boolean =>
  entriesIn(objectsIn(text))
    .flat()
    .some(
      ([name, value]) =>
        supportNames.includes(plainForm(name)) &&
        typeof value === 'string' &&
        (deniesSomething(clausesOf(value)) || /[?？]|(?<![a-z])or(?![a-z])|或|还是/iu.test(value)),
    )

/** A player by name, or by its number counted from 1. */
function supportIn(entries: Entries, reader: Reader): Seat | undefined {
  const value = entries.findLast(([name, given]) => {
    return supportNames.includes(plainForm(name)) && (typeof given === 'string' || typeof given === 'number')
  })?.[1]
  if (typeof value === 'number' || (typeof value === 'string' && /^\s*\d\s*$/.test(value))) {
    const seat = Number(value) - 1
    return Number.isInteger(seat) && seat >= 0 && seat < reader.seats ? seat : undefined
  }
  return typeof value === 'string' ? seatsNamedIn(value, reader)[0] : undefined
}
