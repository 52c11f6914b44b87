import type { InBoth, Seat } from '@wis/engine'
import type { Scene, ScenePart, SeatScene } from '../contract/scene.ts'
import { endReasons } from './events.ts'
import { pays } from './points.ts'
import { endings } from './say.ts'
import { chameleonGuess } from './sought.ts'
import { awaited } from './state.ts'
import type { ChameleonState } from './state.ts'

/** The table by what is known in this state. */
export function chameleonScene(state: ChameleonState): Scene {
  const asked = awaited(state)
  return {
    caption: captionOf(state),
    seats: Array.from({ length: state.ruleset.players }, (_, seat) => seatOf(state, seat, asked)),
    parts: [cluesOf(state), pointsTable, ...ballotsOf(state), ...guessOf(state)],
    guess: chameleonGuess(state),
  }
}

function seatOf(state: ChameleonState, seat: Seat, asked: readonly Seat[]): SeatScene {
  return {
    seat,
    name: state.aliases[seat] ?? '',
    isAsked: asked.includes(seat),
    ...(state.out.includes(seat) && { isOut: true }),
    note: noteOf(state, seat),
  }
}

function noteOf({ chameleon, out, accused }: ChameleonState, seat: Seat): InBoth<string> | null {
  if (out.includes(seat)) return { en: 'out', zh: '离场' }
  const isAccused = seat === accused
  if (seat === chameleon)
    return isAccused
      ? { en: 'chameleon · accused', zh: '变色龙 · 被指认' }
      : { en: 'chameleon', zh: '变色龙' }
  return isAccused ? { en: 'accused', zh: '被指认' } : null
}

const cluesOf = ({ clues, out }: ChameleonState): ScenePart => ({
  kind: 'speeches',
  name: { en: 'Clues', zh: '线索' },
  speeches: clues.map(({ seat, text }) => ({ seat, text, tone: out.includes(seat) ? 'bad' : 'plain' })),
  grows: true,
})

/** Before all have voted there are only the ballots that the reader knows. */
function ballotsOf({ revealed, cast }: ChameleonState): readonly ScenePart[] {
  const ballots = revealed ?? cast
  return ballots.length === 0 ? [] : [{ kind: 'ballots', name: { en: 'Votes', zh: '投票' }, ballots }]
}

function guessOf({ guess, chameleon }: ChameleonState): readonly ScenePart[] {
  if (!guess || chameleon === null) return []
  const { text, right } = guess
  return [
    {
      kind: 'speeches',
      name: { en: 'The chameleon names the word', zh: '变色龙猜词' },
      speeches: [{ seat: chameleon, text, tone: right ? 'good' : 'bad' }],
    },
  ]
}

/** What every ending pays. */
const pointsTable: ScenePart = {
  kind: 'table',
  name: { en: 'Points', zh: '得分' },
  columns: [
    { en: 'Chameleon', zh: '变色龙' },
    { en: 'Each of the others', zh: '其余每人' },
  ],
  rows: endReasons.map((reason) => ({ name: endings[reason], values: pays[reason] })),
}

/** The topic stands in every caption, and the word for those who know it. */
function captionOf(state: ChameleonState): InBoth<string> {
  const { topic, word } = state
  const now = nowOf(state)
  if (topic === '') return now
  const [en, zh] = word === null ? ['', ''] : [` The word: ${word}.`, `秘密词：${word}。`]
  return { en: `${now.en} Topic: ${topic}.${en}`, zh: `${now.zh}主题：${topic}。${zh}` }
}

function nowOf({ phase, ending, order, clues }: ChameleonState): InBoth<string> {
  if (ending?.kind === 'void') return { en: 'The match is void.', zh: '对局无效。' }
  if (ending) return endings[ending.reason]
  switch (phase) {
    case 'clue':
      return {
        en: `Clue ${clues.length + 1} of ${order.length}.`,
        zh: `线索：第${clues.length + 1}条，共${order.length}条。`,
      }
    case 'vote':
      return { en: 'All vote in secret.', zh: '大家各自暗中投票。' }
    case 'guess':
      return { en: 'The chameleon is caught, and may name the word.', zh: '变色龙被抓住，可以说出秘密词。' }
    default:
      return order.length === 0
        ? { en: 'The match has not begun.', zh: '对局尚未开始。' }
        : { en: 'The answers are in.', zh: '回答已齐。' }
  }
}
