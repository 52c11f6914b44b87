import type { GameKit, Wire } from '../contract/game-kit.ts'
import type { BoardPart } from '../contract/results.ts'
import { avalonHouse } from './house/house.ts'
import { interintent } from './interintent-strategy.ts'
import { cardsOf, fieldsOf, targetsOf } from './move-fields.ts'
import { avalonMoveOf } from './moves.ts'
import type { AvalonMove } from './moves.ts'
import { observe } from './observe.ts'
import { openedView, sayAll } from './opened-view.ts'
import { avalonPresets, questSizes } from './presets.ts'
import { avalonResults } from './results.ts'
import { roleNames, roles } from './roles.ts'
import { avalonRules } from './rules.ts'
import { avalonEvent, avalonRuleset } from './schema.ts'
import type { AvalonEvent, AvalonRuleset } from './schema.ts'
import type { AvalonState } from './state.ts'
import { avalonStudies } from './studies.ts'
import { avalonTexts } from './texts.ts'
import { view } from './view.ts'

const avalonWire: Wire<AvalonState, AvalonEvent> = {
  round: {
    en: 'The quests, from 1 to 5: talk, teams, votes and cards of a quest have its number.',
    zh: '第几次任务，从1到5：同一次任务的发言、组队、表决和出牌都是这个数。',
  },
  event: avalonEvent,
  fields: fieldsOf,
  legal: (state, { kind, seat }) => {
    if (kind === 'vote') return ['approve', 'reject']
    if (kind === 'quest') return cardsOf(state, seat)
    return kind === 'assassinate'
      ? targetsOf(state, seat).map((other) => state.aliases[other] ?? '')
      : undefined
  },
  observe,
  say: sayAll,
}

/** A board for each side and for each role. */
const avalonParts: readonly BoardPart[] = [
  { id: 'good', name: { en: 'Good', zh: '好人' }, metric: 'good-win-rate' },
  { id: 'evil', name: { en: 'Evil', zh: '坏人' }, metric: 'evil-win-rate' },
  ...roles.map((role) => ({ id: role, name: roleNames[role], metric: `${role}-win-rate` })),
]

export const avalon: GameKit<AvalonRuleset, null, AvalonState, AvalonMove, AvalonEvent> = {
  ...view,
  ...openedView,
  genre: 'talk',
  glyph: 'M4 8l4 4 4-7 4 7 4-4-1.5 9h-13zM6 20h12',
  rules: avalonRules,
  moveOf: avalonMoveOf,
  setup: {
    words: true,
    ruleset: avalonRuleset,
    presets: avalonPresets,
    labels: {
      'refusals.most': { en: 'Refused teams of one quest at most', zh: '每次任务最多否决次数' },
      'refusals.then': { en: 'After the last refused team', zh: '最后一次否决之后' },
      'refusals.then.evil-wins': { en: 'evil wins', zh: '邪恶方获胜' },
      'refusals.then.next-unvoted': { en: 'the next team goes without a vote', zh: '下一支队伍不经表决出发' },
    },
    pointsWithin: () => [0, 1],
    draw: () => null,
  },
  wire: avalonWire,
  house: avalonHouse,
  results: avalonResults,
  board: {
    order: 'win-rate',
    columns: ['good-win-rate', 'evil-win-rate', 'team-selection', 'vote-accuracy', 'merlins-found-rate'],
    parts: avalonParts,
  },
  texts: avalonTexts,
  tension: ({ settled, quests }) => {
    // One vote more or less would have turned it. Half of the votes are too few.
    const isClose = ({ approvals }: (typeof settled)[number]) =>
      Math.abs(2 * approvals.filter(Boolean).length - approvals.length - 0.5) < 2
    return [
      quests.length === questSizes.length,
      settled.some((team) => team.voted && isClose(team)),
      settled.some(({ number, carried }) => number > 2 && !carried),
    ]
  },
  studies: avalonStudies,
  // A speech, a vote and a card of the first quests, with the tries of each.
  check: { mostTurns: 16 },
  strategies: [interintent],
}
