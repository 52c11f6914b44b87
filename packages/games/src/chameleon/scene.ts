import type { InBoth, Seat } from '@wis/engine'
import type { Scene, ScenePart, SceneNotice, SceneTalk, SceneWords, SeatScene } from '../contract/scene.ts'
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
    parts: [...wordsOf(state), cluesOf(state), pointsTable, ...ballotsOf(state), ...guessOf(state)],
    talk: chameleonTalk(state),
    secrets: [{ name: { en: 'The secret word', zh: '秘密词' }, text: state.word, side: 'good' }],
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
    ...saidBy(state, seat),
    ...(state.chameleon !== null && { side: seat === state.chameleon ? 'bad' : 'good' }),
  }
}

function saidBy({ clues }: ChameleonState, seat: Seat): Pick<SeatScene, 'said'> {
  const text = clues.findLast((clue) => clue.seat === seat)?.text ?? null
  return text === null ? {} : { said: text }
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

/** The words of the topic, where the ruleset tells them all. */
function wordsOf({ topic, words, word, guess }: ChameleonState): readonly ScenePart[] {
  if (!words || topic === '') return []
  const named = guess && !guess.right ? guess.text : null
  return [
    {
      kind: 'words',
      name: { en: topic, zh: topic },
      words: words.map((text) => ({
        text,
        ...(text === word && { isSecret: true }),
        ...(text === named && { isWrong: true }),
      })),
    },
  ]
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

function chameleonTalk(state: ChameleonState): SceneTalk {
  const now = newest(state)
  return {
    speaker: now?.kind === 'words' ? now.seat : null,
    now,
    ballots: state.phase === 'over' || state.guess ? [] : (state.revealed ?? []),
  }
}

/** The newest words or the newest event. */
function newest(state: ChameleonState): SceneWords | SceneNotice | null {
  const { phase, ending, clues, guess, chameleon, topic, revealed, order } = state
  const words = (seat: Seat, text: string | null): SceneWords => ({ kind: 'words', seat, text, note: null })
  const notice = (title: InBoth<string>, text: InBoth<string> | null): SceneNotice => ({
    kind: 'notice',
    title,
    text,
    tone: 'plain',
  })
  if (ending?.kind === 'decided') return endNotice(state, ending.reason)
  if (ending) return notice({ en: 'The match is void', zh: '对局无效' }, null)
  if (guess && chameleon !== null) return words(chameleon, guess.text)
  if (phase === 'guess')
    return notice(
      { en: 'The chameleon is caught', zh: '变色龙被抓住' },
      { en: 'It may still name the word.', zh: '它还可以猜出秘密词。' },
    )
  if (revealed) return null
  if (phase === 'vote')
    return notice({ en: 'The vote', zh: '投票' }, { en: 'All vote in secret.', zh: '大家各自暗中投票。' })
  const clue = clues.at(-1)
  if (clue) return words(clue.seat, clue.text)
  if (topic === '') return null
  const first = state.aliases[order[0] ?? 0] ?? ''
  return notice(
    { en: topic, zh: topic },
    order.length === 0 ? null : { en: `${first} gives the first clue.`, zh: `${first}给第一条线索。` },
  )
}

/** The endings, as short as a table has room for. */
const verdicts: Readonly<Record<(typeof endReasons)[number], InBoth<string>>> = {
  caught: { en: 'The chameleon is caught', zh: '变色龙被抓住' },
  'word-named': { en: 'Caught, but the word is named', zh: '被抓住，但猜中了词' },
  'other-accused': { en: 'The chameleon escapes', zh: '变色龙逃脱' },
  'nobody-accused': { en: 'The chameleon escapes', zh: '变色龙逃脱' },
  'too-few-left': { en: 'Too few are left', zh: '剩下的玩家太少' },
}

function endNotice({ word, guess }: ChameleonState, reason: (typeof endReasons)[number]): SceneNotice {
  const [own, other] = pays[reason]
  const named = guess?.text ?? null
  return {
    kind: 'notice',
    title: verdicts[reason],
    text:
      word === null
        ? null
        : {
            en: `The word was “${word}”.${named === null ? '' : ` The chameleon named “${named}”.`}`,
            zh: `秘密词是“${word}”。${named === null ? '' : `变色龙猜的是“${named}”。`}`,
          },
    tone: own > other ? 'bad' : 'good',
  }
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
