import type { MatchVoided, Seat } from '@wis/engine'
import { refusalText } from '../contract/asked.ts'
import type { Teller } from '../contract/game-kit.ts'
import type { EndReason } from './events.ts'
import type { ChameleonEvent } from './schema.ts'

/** Why an answer is refused. */
export const faults = {
  'says-nothing': { en: 'it has no letter and no digit', zh: '里面没有任何文字' },
  'not-another-seat': { en: 'it is no vote for another player at the table', zh: '只能投给桌上的另一名玩家' },
  'not-one-word': { en: 'it is not one word alone', zh: '只能说出一个词，不能多说' },
} as const

/** One line about an event. */
export function say(event: ChameleonEvent | MatchVoided, teller: Teller): string | undefined {
  const { language, nameOf } = teller
  const line = (en: string, zh: string) => (language === 'zh' ? zh : en)
  switch (event.type) {
    case 'match-opened':
      return event.words
        ? line(
            `The topic is: ${event.topic}. Its words are: ${event.words.join(', ')}.`,
            `主题：${event.topic}。主题里的词：${event.words.join('、')}。`,
          )
        : line(`The topic is: ${event.topic}.`, `主题：${event.topic}。`)
    case 'chameleon-chosen':
      return line(
        `${nameOf(event.seat)} is the chameleon. The secret word is: ${event.word}.`,
        `${nameOf(event.seat)}是变色龙。秘密词：${event.word}。`,
      )
    case 'word-dealt':
      return event.word === null
        ? line(`${nameOf(event.seat)} is told no word.`, `${nameOf(event.seat)}没有拿到词。`)
        : line(
            `${nameOf(event.seat)} is told the word: ${event.word}.`,
            `${nameOf(event.seat)}拿到了词：${event.word}。`,
          )
    case 'clues-opened':
    case 'match-voided':
      return undefined
    case 'clue-given':
      return event.text === null
        ? line(`${nameOf(event.seat)} says nothing.`, `${nameOf(event.seat)}什么也没说。`)
        : line(`${nameOf(event.seat)}: ${event.text}`, `${nameOf(event.seat)}：${event.text}`)
    case 'word-guessed':
      return guessLine(event, teller)
    case 'move-refused':
    case 'move-missed':
      return refusalText(event, teller, faults)
    case 'match-ended':
      return endLine(event, teller)
    default:
      return voteLine(event, teller)
  }
}

type VoteEvent = Extract<
  ChameleonEvent,
  { readonly type: 'fouls-called' | 'vote-opened' | 'vote-cast' | 'votes-revealed' | 'chameleon-caught' }
>

function voteLine(event: VoteEvent, { language, nameOf }: Teller): string {
  const line = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const names = (seats: readonly Seat[]) => seats.map(nameOf).join(language === 'zh' ? '、' : ', ')
  switch (event.type) {
    case 'fouls-called':
      return line(
        `Foul: ${names(event.seats)} said the secret word, and left.`,
        `犯规：${names(event.seats)}说出了秘密词，离场。`,
      )
    case 'vote-opened':
      return line(`The vote is open: ${names(event.candidates)}.`, `开始投票：${names(event.candidates)}。`)
    case 'vote-cast':
      return ballotLine(event, { language, nameOf })
    case 'votes-revealed': {
      const each = event.ballots.map((ballot) => ballotLine(ballot, { language, nameOf }))
      return event.accused === null
        ? line(`${each.join(' ')} Nobody is accused.`, `${each.join('')}无人被指认。`)
        : line(
            `${each.join(' ')} ${nameOf(event.accused)} is accused.`,
            `${each.join('')}${nameOf(event.accused)}被指认。`,
          )
    }
    case 'chameleon-caught':
      return line(
        `${nameOf(event.seat)} is the chameleon, and may name the secret word.`,
        `${nameOf(event.seat)}正是变色龙，可以说出秘密词。`,
      )
  }
}

function ballotLine(
  { seat, target }: { readonly seat: Seat; readonly target: Seat | null },
  { language, nameOf }: Teller,
): string {
  if (target === null)
    return language === 'zh' ? `${nameOf(seat)}没有投票。` : `${nameOf(seat)} votes for nobody.`
  return language === 'zh'
    ? `${nameOf(seat)}投给${nameOf(target)}。`
    : `${nameOf(seat)} votes for ${nameOf(target)}.`
}

function guessLine(
  { seat, text, right }: Extract<ChameleonEvent, { readonly type: 'word-guessed' }>,
  { language, nameOf }: Teller,
): string {
  const name = nameOf(seat)
  if (text === null) return language === 'zh' ? `${name}没有说出任何词。` : `${name} names no word.`
  if (language === 'zh') return `${name}说：“${text}”。${right ? '正确。' : '不对。'}`
  return `${name} says “${text}”. ${right ? 'That is the word.' : 'That is not the word.'}`
}

export const endings: Readonly<Record<EndReason, { readonly en: string; readonly zh: string }>> = {
  caught: {
    en: 'The chameleon is caught and does not know the word.',
    zh: '变色龙被抓住，也没有说对秘密词。',
  },
  'word-named': {
    en: 'The chameleon is caught but names the word.',
    zh: '变色龙被抓住，但说对了秘密词。',
  },
  'other-accused': {
    en: 'Another player is accused, and the chameleon escapes.',
    zh: '指认错了人，变色龙逃脱。',
  },
  'nobody-accused': { en: 'Nobody is accused.', zh: '无人被指认。' },
  'too-few-left': {
    en: 'Too few are left to vote, and the chameleon escapes.',
    zh: '剩下的人太少，无法投票，变色龙逃脱。',
  },
}

function endLine(
  { reason, chameleon, word, points }: Extract<ChameleonEvent, { readonly type: 'match-ended' }>,
  { language, nameOf }: Teller,
): string {
  const each = points.map((own, seat) => `${nameOf(seat)} ${own}`)
  const how = endings[reason][language]
  return language === 'zh'
    ? `${how}变色龙是${nameOf(chameleon)}，秘密词是“${word}”。得分：${each.join('，')}。`
    : `${how} The chameleon was ${nameOf(chameleon)}, the word “${word}”. Points: ${each.join(', ')}.`
}
