import { expect, it } from 'vitest'
import { readPairs } from './season-pairs.ts'

it('takes a pair from each line, however its words are parted, and passes over empty lines', () => {
  const { pairs, faults } = readPairs('tea, coffee\r\n\nlion\ttiger\n茶，咖啡\n  boat | ship  ', 'en')
  expect(pairs.map(({ words }) => words.join('+'))).toEqual([
    'tea+coffee',
    'lion+tiger',
    '茶+咖啡',
    'boat+ship',
  ])
  expect(faults).toEqual([])
})

it.each([
  ['tea', 'not-two-words'],
  ['tea, coffee, milk', 'not-two-words'],
  ['tea, !!', 'not-two-words'],
  ['Tea, tea', 'same-word'],
  ['ice cream, Ice-Cream', 'same-word'],
  ['tea, te\u200ba', 'not-two-words'],
  [`tea, ${'x'.repeat(41)}`, 'too-long'],
])('says what is wrong with “%s”: %s', (line, fault) => {
  expect(readPairs(`\n${line}`, 'en')).toEqual({ pairs: [], faults: [{ line: 2, fault }] })
})

it('takes a pair once, whichever word comes first', () => {
  const { pairs, faults } = readPairs('tea, coffee\nCoffee, Tea', 'en')
  expect(pairs).toHaveLength(1)
  expect(faults).toEqual([{ line: 2, fault: 'twice' }])
})
