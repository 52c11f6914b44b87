import type { Outcome } from '@wis/engine'
import type { GameView } from '../contract/game-kit.ts'
import type { BoardShape } from './board.ts'
import type { LineEvent, LineRuleset } from './events.ts'
import { lineMoments } from './moments.ts'
import { say } from './say.ts'
import { lineScene } from './scene.ts'
import { blankLine, evolveLine } from './state.ts'
import type { LineState } from './state.ts'

/** What whoever watches a match of such a game needs of it. */
export const lineView = (
  id: string,
  shape: BoardShape,
  usual: LineRuleset,
): GameView<LineState, LineEvent> => ({
  id,
  rules: {
    blank: blankLine(shape, usual),
    evolve: (state, event) => evolveLine(shape, state, event),
    audience: () => 'everyone',
    outcome,
  },
  wire: { say: (event, teller) => say(shape, event, teller) },
  results: {},
  scene: (state) => lineScene(shape, state),
  moments: lineMoments,
})

function outcome({ ending, ended, ruleset }: LineState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { points } = ending
  const best = Math.max(...points)
  const places = points.map((own) => (own === best ? 1 : 2))
  const reason = ruleset.games === 1 ? (ended[0]?.reason ?? 'line') : 'games-played'
  return { kind: 'decided', places, teams: [0, 1], points, reason }
}
