import { spyMoveOf, whoIsSpy } from '@wis/games'
import type { SpyState } from '@wis/games'
import type { DifferenceKind } from '../difference.ts'
import type { CheckedRules } from '../game-proof.ts'

const kinds: Readonly<Record<string, DifferenceKind>> = {
  'match-opened': 'deal',
  'spy-chosen': 'deal',
  'word-dealt': 'deal',
  'round-opened': 'order',
  'speech-given': 'speech',
  'speech-missed': 'speech',
  'fouls-called': 'fouls',
  'vote-opened': 'candidates',
  'vote-cast': 'vote',
  'votes-revealed': 'ballots',
  'seat-eliminated': 'elimination',
}

export const checkedSpy: CheckedRules<SpyState> = {
  rules: whoIsSpy,
  moveOf: spyMoveOf,
  kindOf: ({ type }) => kinds[type] ?? 'ending',
  ownVoids: ['nobody-alive'],
}
