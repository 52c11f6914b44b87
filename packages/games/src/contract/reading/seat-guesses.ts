import type { Seat } from '@wis/engine'
import type { SeatGuess } from '../field.ts'
import { mentionsIn, plainForm } from './mentions.ts'
import type { Spellings } from './mentions.ts'
import { numbersIn, textOf } from './text-of.ts'

/** What is said about one seat. */
interface Item {
  readonly about: string
  readonly said: string
}

/**
 * The guesses about seats in an object with a name for each seat, in a list with one item for each, or in a text with
 * one line for each. An item that names no seat, or several values, is left out; of two about one seat the last counts.
 */
export function guessesIn(
  given: unknown,
  seats: Spellings<Seat>,
  choices: Spellings<string>,
): readonly SeatGuess[] {
  const guesses = itemsIn(given).flatMap(({ about, said }): SeatGuess[] => {
    const [seat, ...otherSeats] = mentionsIn(plainForm(about), seats)
    const [value, ...otherValues] = mentionsIn(plainForm(said), choices)
    if (seat === undefined || value === undefined || otherSeats.length + otherValues.length > 0) return []
    return [{ seat, value, certainty: certaintyIn(said, seats) }]
  })
  const bySeat = new Map(guesses.map((guess) => [guess.seat, guess]))
  return [...bySeat.values()].toSorted((one, other) => one.seat - other.seat)
}

function itemsIn(given: unknown): readonly Item[] {
  if (typeof given === 'string') return given.split(/[\n,;，；、]/u).map(whole)
  if (Array.isArray(given)) return given.map((item) => whole(textOf(item)))
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).map(([about, value]) => ({ about, said: textOf(value) }))
}

const whole = (text: string): Item => ({ about: text, said: text })

/** The number of an alias is none of certainty, and neither is one that no per cent can be. */
function certaintyIn(said: string, { byLength }: Spellings<Seat>): number | null {
  const plain = byLength.reduce((text, { spelling }) => text.replaceAll(spelling, ' '), said.toLowerCase())
  const [certainty, ...others] = numbersIn(plain).filter((one) => one >= 0 && one <= 100)
  return certainty === undefined || others.length > 0 ? null : certainty
}
