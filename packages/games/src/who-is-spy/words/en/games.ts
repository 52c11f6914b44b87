import type { PairList } from '../word-pair.ts'

export const games: PairList = [
  ['chess', 'checkers', 'medium'],
  ['poker', 'blackjack', 'hard'],
  ['crossword', 'sudoku', 'medium'],
  ['lottery', 'bingo', 'medium'],
]
