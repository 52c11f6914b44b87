import { expect, it } from 'vitest'
import { chameleonCredits } from './studies.ts'
import { atTheTable } from './testing.ts'

/** Player 3 is the chameleon, and what it answers if it is caught follows the votes. */
function counted(votes: string, ...guess: readonly (string | undefined)[]) {
  const table = atTheTable()
  table.clues('sweet', 'good', 'round')
  table.votes(votes)
  for (const word of guess) table.answer(2, word)
  return [0, 1, 2].map((seat) => chameleonCredits.of(table.match.state, seat))
}

const rate = (id: string, rows: readonly Readonly<Record<string, number>>[]) => {
  const { of, per } = chameleonCredits.metrics.find((metric) => metric.id === id) ?? expect.fail(id)
  const sum = (names: readonly string[]) =>
    rows.reduce((all, row) => all + names.reduce((one, name) => one + (row[name] ?? 0), 0), 0)
  return [sum(of), sum(per)]
}

it('adds up four games as they add up by hand', () => {
  // Somebody else accused; nobody accused; caught with a wrong word; caught with the right word.
  const games = [counted('100'), counted('120'), counted('220', 'pear'), counted('220', 'mango')]
  const of = (seat: number) => games.map((game) => game[seat] ?? {})
  // As the chameleon 2 + 1 + 0 + 1 of 8 credits, as another 0 + 1 + 2 + 1 of 8.
  expect(rate('credits-chameleon', of(2))).toEqual([4, 8])
  expect(rate('credits-other', of(0))).toEqual([4, 8])
  expect(rate('credits-other', of(2))).toEqual([0, 0])
  // Only the accusation of another deceives. A tied vote does not.
  expect(rate('deceptions', of(2))).toEqual([1, 4])
  expect(rate('deceptions', of(0))).toEqual([0, 0])
  // Two words were named, and one was wrong. It counts for those who knew the word.
  expect(rate('misled-guesses', of(1))).toEqual([1, 2])
  expect(rate('misled-guesses', of(2))).toEqual([0, 0])
})

it('a word that was not named misleads nobody', () => {
  expect(rate('misled-guesses', counted('220', undefined))).toEqual([0, 0])
})
