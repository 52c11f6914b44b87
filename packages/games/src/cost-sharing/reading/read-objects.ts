import type { Seat } from '@wis/engine'
import { clausesOf } from '../../contract/reading/meant/clauses.ts'
import { deniesSomething } from '../../contract/reading/meant/denials.ts'
import { firstIn, listUnder, wholeOf } from '../../contract/reading/meant/entries-meant.ts'
import type { Levels, ObjectsOfAnswer } from '../../contract/reading/meant/entries-meant.ts'
import { plainForm } from '../../contract/reading/mentions.ts'
import { entriesIn, objectsIn } from '../../contract/reading/objects-in.ts'
import { allSeats } from '../shares.ts'

interface Token {
  /** The seat that a name or a pronoun means, or the number that stands there. */
  readonly seat?: Seat | undefined
  readonly number?: number
}

const tokens =
  /(?:player|airline|玩家|航空公司)\s*(?<player>\d)(?!\d)|(?<me>(?<![a-z])(?:i|me|my|mine|myself)(?![a-z])|我)|(?<![\d.])(?<number>\d{1,3}(?:,\d{3})+|\d{1,9})(?![\d.]*\d)/giu

/** Without the own seat, pronouns mean nobody. */
function tokensIn(text: string, own?: Seat): readonly Token[] {
  return [...text.matchAll(tokens)].flatMap(({ groups = {} }): readonly Token[] => {
    const { player, me, number } = groups
    if (me !== undefined) return [{ seat: own }]
    if (number !== undefined) return number.includes(',') ? [] : [{ number: Number(number) }]
    return allSeats.filter((seat) => seat === Number(player) - 1).map((seat) => ({ seat }))
  })
}

/** The seats that a text names, but for the own one by pronouns. */
export const seatsNamedIn = (text: string): readonly Seat[] => [
  ...new Set(tokensIn(text).flatMap(({ seat }) => seat ?? [])),
]

/**
 * A number for each seat: each after the name of its seat or before it, or exactly so many numbers in the order of the
 * seats. A pair of numbers for one seat is contradictory, and so are numbers among names that do not tell whose they are.
 */
export function sharesIn(text: string, own: Seat): readonly number[] | 'contradictory' | undefined {
  const found = tokensIn(text, own)
  const numbers = found.flatMap(({ number }) => number ?? [])
  const before = numbers.length === allSeats.length ? sharesBefore(text, own) : undefined
  const named = sharesAfter(found)
  if (before && named && before.some((share, seat) => share !== named[seat])) return 'contradictory'
  if (before ?? named) return before ?? named
  if (numbers.length === allSeats.length) return isList(text) ? numbers : 'contradictory'
  const [first, second] = [numbers.slice(0, allSeats.length), numbers.slice(allSeats.length)]
  const isRepeated =
    second.length === allSeats.length && first.every((number, index) => number === second[index])
  if (isRepeated) return first
  return numbers.length > allSeats.length ? 'contradictory' : undefined
}

/** Shares behind the names of their seats, as in “Player 1: 40, I pay 30 …”. */
function sharesAfter(found: readonly Token[]): readonly number[] | 'contradictory' | undefined {
  const shares = allSeats.map((seat) => {
    const own = found.flatMap(({ number }, at) => (found[at - 1]?.seat === seat ? (number ?? []) : []))
    return [...new Set(own)]
  })
  if (shares.some((numbers) => numbers.length === 0)) return undefined
  return shares.some((numbers) => numbers.length > 1) ? 'contradictory' : shares.map(([only = NaN]) => only)
}

const amountOfSeat =
  /(?<![\d.])(?<number>\d{1,9})[ \t]*(?:[%％]|per ?cent)?[ \t]*[(（=]?[ \t]*(?:(?:for|to|by|from|is|goes to|paid by)(?![a-z])|归|给|由)?[ \t]*(?:(?:player|airline|玩家|航空公司)[ \t]*(?<player>\d)(?!\d)|(?<me>(?:me|myself)(?![a-z])|我))/giu

/** Shares before the names of their seats, as in “40 for Player 2, 30 for me …”, if no other numbers stand there. */
function sharesBefore(text: string, own: Seat): readonly number[] | undefined {
  const shares = [...text.matchAll(amountOfSeat)].map(({ groups = {} }) => {
    const seat = groups['me'] === undefined ? Number(groups['player']) - 1 : own
    return [seat, Number(groups['number'])] as const
  })
  const bySeat = new Map(shares)
  const inOrder = allSeats.flatMap((seat) => bySeat.get(seat) ?? [])
  return inOrder.length === allSeats.length ? inOrder : undefined
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
export function readObjects({ levels, raw }: ObjectsOfAnswer) {
  const listedIn = (entries: Entries) => listUnder(entries, shareNames, allSeats.length)?.map(shareOf)
  const shares = firstIn(levels, (entries) => listedIn(entries) ?? namedIn(entries))
  const support = firstIn(levels, supportIn)
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
function namedIn(entries: Entries): readonly number[] | undefined {
  const given = entries.filter(
    ([name, value]) => typeof value !== 'object' && /^(?:player|玩家)/iu.test(name),
  )
  const shares = allSeats.flatMap((seat) => {
    const found = given.findLast(([name]) => seatsNamedIn(name)[0] === seat)
    return found ? [shareOf(found[1])] : []
  })
  return shares.length === allSeats.length ? shares : undefined
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
function supportIn(entries: Entries): Seat | undefined {
  const [, value] =
    entries.findLast(([name, given]) => {
      return (
        supportNames.includes(plainForm(name)) && (typeof given === 'string' || typeof given === 'number')
      )
    }) ?? []
  if (typeof value === 'number' || /^\s*\d\s*$/.test(String(value)))
    return allSeats.find((seat) => seat === Number(value) - 1)
  return typeof value === 'string' ? seatsNamedIn(value)[0] : undefined
}
