import { answerFacts, answerMetrics } from '../contract/answer-facts.ts'
import type { GameKit } from '../contract/game-kit.ts'
import type { Results } from '../contract/results.ts'
import type { Scene } from '../contract/scene.ts'
import { afterSlips } from '../contract/slips-text.ts'
import { saidBy } from '../contract/slips.ts'
import { presets, ruleset } from './events.ts'
import type { Event, Ruleset } from './events.ts'
import { house } from './house.ts'
import { labelOf, rules } from './rules.ts'
import type { Move } from './rules.ts'
import { awaited, wonBy } from './state.ts'
import type { State } from './state.ts'
import { wire } from './wire.ts'

const results: Results<State> = {
  roles: {},
  facts: { rounds: { en: 'Rounds', zh: '轮数' }, ...answerFacts },
  metrics: answerMetrics,
  of: ({ ending, asked, rounds, refused, missed }) => {
    if (ending?.kind !== 'decided') return []
    return ending.points.map((points, seat) => {
      const answers = (asked[seat]?.step ?? 1) - 1
      const slips = { refused: refused[seat] ?? 0, missed: missed[seat] ?? 0 }
      const facts = { rounds: rounds.length, answers, ...slips }
      return { place: ending.places[seat] ?? 1, team: seat, role: null, points, facts }
    })
  },
}

/** The table as data. A page draws it, and a reader of screens hears it. */
function scene(state: State): Scene {
  const [round, of] = [state.rounds.length, state.ruleset.rounds]
  const [asked, tone] = [awaited(state), 'plain' as const]
  const rows = state.aliases.map((_, seat) => {
    const cells = state.rounds.map(({ choices }) => ({ text: labelOf(choices[seat] ?? 'rock'), tone }))
    return { seat, cells, total: wonBy(state, seat) }
  })
  return {
    caption: { en: `${round} of ${of} rounds are over.`, zh: `已完成${round}轮，共${of}轮。` },
    seats: state.aliases.map((name, seat) => ({ seat, name, isAsked: asked.includes(seat), note: null })),
    parts: [{ kind: 'rounds', name: { en: 'Choices', zh: '出拳' }, rows }],
  }
}

const english = ({ rounds, slips }: Ruleset) =>
  `Best of ${rounds} rounds. Both choose rock, paper or scissors at once. Rock beats scissors, scissors beat ` +
  `paper, paper beats rock. Each round won is a point.\n${afterSlips(slips, 'en')}`
const chinese = ({ rounds, slips }: Ruleset) =>
  `共${rounds}轮，先胜过半数者获胜。双方同时选择石头、剪刀或布：石头胜剪刀，剪刀胜布，布胜石头。` +
  `每胜一轮得1分。\n${afterSlips(slips, 'zh')}`

export const newGameKit: GameKit<Ruleset, null, State, Move, Event> = {
  id: 'new-game',
  rules,
  wire,
  house,
  results,
  scene,
  moveOf: (event) => (event.type === 'choice-made' ? saidBy(event.seat, event.choice) : undefined),
  setup: { ruleset, presets, draw: () => null },
  board: { order: 'skill', columns: ['refused-rate'] },
  texts: {
    en: { name: 'New game', tagline: 'Rock, paper or scissors: both show at once.', rules: english },
    zh: { name: '石头剪刀布', tagline: '石头、剪刀、布，双方同时出拳。', rules: chinese },
  },
}
