import type { Audience, Entry, MatchVoided, Outcome, Seat } from '@wis/engine'
import type { GameView } from '../contract/game-kit.ts'
import type { KitMoment } from '../contract/kit-moment.ts'
import { colourNames } from './cards.ts'
import { hanabiPresets } from './presets.ts'
import { say } from './say.ts'
import { hanabiScene } from './scene.ts'
import type { HanabiEvent } from './schema.ts'
import { blankHanabi, evolveHanabi } from './state.ts'
import type { HanabiState } from './state.ts'

/** What whoever watches a match of this game needs of it. */
export const view: GameView<HanabiState, HanabiEvent> = {
  id: 'hanabi',
  rules: { blank: blankHanabi(hanabiPresets[0]), evolve: evolveHanabi, audience, outcome },
  wire: { say },
  results: {},
  scene: hanabiScene,
  moments: hanabiMoments,
}

/** The cards that finished a firework, and those that cost a life. */
export function hanabiMoments(
  log: readonly Entry<HanabiEvent>[],
  nameOf: (seat: Seat) => string,
): readonly KitMoment[] {
  let ranks = Infinity
  return log.flatMap(({ seq, event }): readonly KitMoment[] => {
    if (event.type === 'match-opened') ranks = event.ruleset.ranks
    if (event.type !== 'card-played') return []
    const { seat, fits, rank, colour } = event
    const [name, { en, zh }] = [nameOf(seat), colourNames[colour]]
    if (!fits)
      return [
        {
          seq,
          seat,
          kind: 'life-lost',
          text: { en: `${name} plays a card that does not fit.`, zh: `${name}打出一张接不上的牌。` },
        },
      ]
    if (rank < ranks) return []
    return [
      {
        seq,
        seat,
        kind: 'firework',
        text: { en: `${name} finishes the ${en} firework.`, zh: `${name}完成${zh}烟花。` },
      },
    ]
  })
}

/** A refused answer could say what its writer must not tell, so that its seat alone reads it. */
function audience(event: HanabiEvent | MatchVoided): Audience {
  switch (event.type) {
    case 'deck-shuffled':
      return 'nobody'
    case 'cards-seen':
      return event.readers
    case 'move-refused':
      return [event.seat]
    default:
      return 'everyone'
  }
}

function outcome({ ending, ruleset }: HanabiState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const each = (value: number) => Array.from({ length: ruleset.players }, () => value)
  return {
    kind: 'decided',
    places: each(1),
    teams: each(0),
    points: each(ending.score),
    reason: ending.reason,
  }
}
