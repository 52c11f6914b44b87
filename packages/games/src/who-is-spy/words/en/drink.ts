import type { PairList } from '../word-pair.ts'

export const drink: PairList = [
  ['tea', 'coffee', 'easy'],
  ['beer', 'wine', 'easy'],
  ['juice', 'smoothie', 'medium'],
  ['cola', 'lemonade', 'medium'],
  ['whiskey', 'rum', 'hard'],
  ['champagne', 'cider', 'medium'],
  ['espresso', 'cappuccino', 'medium'],
  ['cocoa', 'chai', 'medium'],
]
