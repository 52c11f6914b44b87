import type { PairList } from '../word-pair.ts'

export const animals: PairList = [
  ['cat', 'rabbit', 'easy'],
  ['wolf', 'fox', 'medium'],
  ['lion', 'tiger', 'medium'],
  ['frog', 'toad', 'hard'],
  ['crocodile', 'alligator', 'hard'],
  ['bee', 'wasp', 'medium'],
  ['butterfly', 'moth', 'medium'],
  ['dolphin', 'shark', 'easy'],
  ['horse', 'donkey', 'medium'],
  ['sheep', 'goat', 'medium'],
  ['duck', 'goose', 'hard'],
  ['owl', 'eagle', 'easy'],
  ['octopus', 'squid', 'hard'],
  ['pigeon', 'seagull', 'medium'],
]
