import type { PairList } from '../word-pair.ts'

export const jobs: PairList = [
  ['baker', 'butcher', 'easy'],
  ['doctor', 'nurse', 'medium'],
  ['lawyer', 'judge', 'easy'],
  ['plumber', 'electrician', 'medium'],
  ['waiter', 'bartender', 'medium'],
  ['barber', 'hairdresser', 'hard'],
  ['pilot', 'astronaut', 'easy'],
  ['carpenter', 'bricklayer', 'medium'],
  ['firefighter', 'paramedic', 'medium'],
  ['gardener', 'farmer', 'medium'],
]
