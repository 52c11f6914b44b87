import type { InBoth, Seat } from '@wis/engine'
import type { SceneGuess, SceneNotice, ScenePart, SceneTalk, SceneWords } from '../contract/scene.ts'
import type { Picture } from '../define/picture.ts'
import { endings, pays, phaseOf } from './table.ts'
import type { ChameleonState, EndReason } from './table.ts'

/** The table by what is known in this state. */
export const chameleonScene = (state: ChameleonState): Picture => ({
  caption: captionOf(state),
  // The topic stands in every caption, and the word for those who know it.
  always: toldOf(state),
  out: state.out,
  notes: (seat) => noteOf(state, seat),
  more: (seat) => ({
    ...saidBy(state, seat),
    ...(state.chameleon !== null && { side: seat === state.chameleon ? 'bad' : 'good' }),
  }),
  parts: [...wordsOf(state), cluesOf(state), pointsTable, ...ballotsOf(state), ...guessOf(state)],
  talk: chameleonTalk(state),
  secrets: [{ name: { en: 'The secret word', zh: '秘密词' }, text: state.word, side: 'good' }],
  guess: guessedAt(state),
})

/** Whoever watches may guess from the first clue on. There is one round, and one vote. */
function guessedAt({ clues, ending, chameleon, revealed }: ChameleonState): SceneGuess {
  const round = clues.length > 0 && ending === null ? 1 : 0
  return {
    name: { en: 'chameleon', zh: '变色龙' },
    that: { en: 'is the chameleon', zh: '是变色龙' },
    count: 1,
    round,
    since: round + (revealed ? 1 : 0),
    seats: chameleon === null ? null : [chameleon],
    ...(chameleon !== null && {
      named: (revealed ?? []).map(({ seat, target }) => ({ round: 1, seat, target })),
    }),
  }
}

function saidBy({ clues }: ChameleonState, seat: Seat) {
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
    ballots: state.ending || state.guess ? [] : (state.revealed ?? []),
  }
}

/** The newest words or the newest event. */
function newest(state: ChameleonState): SceneWords | SceneNotice | null {
  const { reason, ending, clues, guess, chameleon, topic, revealed, order } = state
  const phase = phaseOf(state)
  const words = (seat: Seat, text: string | null): SceneWords => ({ kind: 'words', seat, text, note: null })
  const notice = (title: InBoth<string>, text: InBoth<string> | null): SceneNotice => ({
    kind: 'notice',
    title,
    text,
    tone: 'plain',
  })
  if (reason) return endNotice(state, reason)
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
const verdicts: Readonly<Record<EndReason, InBoth<string>>> = {
  caught: { en: 'The chameleon is caught', zh: '变色龙被抓住' },
  'word-named': { en: 'Caught, but the word is named', zh: '被抓住，但猜中了词' },
  'other-accused': { en: 'The chameleon escapes', zh: '变色龙逃脱' },
  'nobody-accused': { en: 'The chameleon escapes', zh: '变色龙逃脱' },
  'too-few-left': { en: 'Too few are left', zh: '剩下的玩家太少' },
}

function endNotice({ word, guess }: ChameleonState, reason: EndReason): SceneNotice {
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
  rows: Object.entries(endings).map(([reason, name]) => ({ name, values: pays[reason as EndReason] })),
}

function toldOf({ topic, word }: ChameleonState): InBoth<string> | undefined {
  const [en, zh] = word === null ? ['', ''] : [` The word: ${word}.`, `秘密词：${word}。`]
  return topic === '' ? undefined : { en: `Topic: ${topic}.${en}`, zh: `主题：${topic}。${zh}` }
}

function captionOf(state: ChameleonState): InBoth<string> | undefined {
  const { reason, order, clues } = state
  if (reason) return endings[reason]
  switch (phaseOf(state)) {
    case 'clue':
      return {
        en: `Clue ${clues.length + 1} of ${order.length}.`,
        zh: `线索：第${clues.length + 1}条，共${order.length}条。`,
      }
    case 'vote':
      return { en: 'All vote in secret.', zh: '大家各自暗中投票。' }
    case 'guess':
      return { en: 'The chameleon is caught, and may name the word.', zh: '变色龙被抓住，可以说出秘密词。' }
    case undefined:
      return order.length === 0 ? undefined : { en: 'The answers are in.', zh: '回答已齐。' }
  }
}
