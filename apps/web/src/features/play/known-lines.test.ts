import { expect, it } from 'vitest'
import { knownLines, quotedIn } from './known-lines.ts'

it('a board and a list are drawn, so that their introduction is left out', () => {
  expect(knownLines('Game 1 of 2. You are X. The board:\nX X O\n. . .', false)).toEqual([
    'Game 1 of 2. You are X.',
  ])
  expect(knownLines('第 1 局。你是 X。棋盘：\nX X O', false)).toEqual(['第 1 局。你是 X。'])
})

it('beside cards that are drawn there is one sentence, and without any there are three', () => {
  const text = ['Hand 9 of 20.', 'Your cards: Kh 5d.', 'The pot: 3.', 'To call: 1.'].join('\n')
  expect(knownLines(text, true)).toEqual(['Hand 9 of 20.'])
  expect(knownLines(text, false)).toHaveLength(3)
})

it('a secret word stands apart from its sentence, and a long quotation does not', () => {
  expect(quotedIn('Your word is "sneaker". It is round 1.')).toEqual([
    'Your word is ',
    '"sneaker"',
    '. It is round 1.',
  ])
  expect(quotedIn('你的词是“书法”。')[1]).toBe('“书法”')
  expect(quotedIn(`Player 2 says: “${'a long speech '.repeat(4)}”`)).toHaveLength(1)
})
