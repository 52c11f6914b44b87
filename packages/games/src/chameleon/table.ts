import type { InBoth, Seat } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import { event, flag, group, hiddenEvent, list, maybe, oneOf, optional, seat } from '../define/table.ts'
import { namesOf, passing, say, scores, secretEvent, text, whole } from '../define/table.ts'
import type { EventsOf, KnownTable, Secret } from '../define/table.ts'

export const rules = {
  // The number of code points kept of a clue.
  clueLimit: group({
    en: whole(1, 2_000, { en: 'Characters of an English clue', zh: '英文线索字数上限' }),
    zh: whole(1, 2_000, { en: 'Characters of a Chinese clue', zh: '中文线索字数上限' }),
  }),
  // What becomes of a seat that knows the secret word and says it in its clue.
  wordInClue: oneOf(
    { out: { en: 'the seat is out', zh: '该座位出局' }, allowed: { en: 'allowed', zh: '允许' } },
    { en: 'The secret word in a clue', zh: '线索中出现秘密词' },
  ),
  // All are told which words the topic has, so that nobody gains by knowing it from earlier matches.
  listsWords: optional(flag({ en: 'Players see all words of the topic', zh: '玩家能看到主题的全部词' })),
}
/** The number of code points that a guess may have. */
export const guessLimits: InBoth<number> = { en: 60, zh: 20 }

export const endings = {
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
} as const satisfies Readonly<Record<string, InBoth<string>>>
export type EndReason = keyof typeof endings

/** What the chameleon gets, and what each of the others gets. */
export const pays: Readonly<Record<EndReason, readonly [chameleon: number, other: number]>> = {
  caught: [0, 2],
  'word-named': [1, 1],
  'other-accused': [2, 0],
  'nobody-accused': [1, 1],
  'too-few-left': [2, 0],
}

/** A target is null for a seat that votes for nobody. */
export interface Ballot {
  readonly seat: Seat
  readonly target: Seat | null
}
function told({ seat: voter, target }: Ballot, teller: Teller): string {
  const name = teller.nameOf(voter)
  if (target === null) return say(teller, `${name} votes for nobody.`, `${name}没有投票。`)
  return say(teller, `${name} votes for ${teller.nameOf(target)}.`, `${name}投给${teller.nameOf(target)}。`)
}

export const events = passing({
  'match-opened': event({ topic: text, words: optional(list(text)) }, ({ topic, words: all }, teller) => {
    const [en, zh] = all
      ? [` Its words are: ${all.join(', ')}.`, `主题里的词：${all.join('、')}。`]
      : ['', '']
    return say(teller, `The topic is: ${topic}.${en}`, `主题：${topic}。${zh}`)
  }),
  'chameleon-chosen': hiddenEvent(
    { seat, word: text },
    { en: '{seat} is the chameleon. The secret word is: {word}.', zh: '{seat}是变色龙。秘密词：{word}。' },
  ),
  // The word is null for the chameleon.
  'word-dealt': secretEvent({ seat, word: maybe(text) }, ({ seat: to, word }, teller) => {
    const name = teller.nameOf(to)
    if (word === null) return say(teller, `${name} is told no word.`, `${name}没有拿到词。`)
    return say(teller, `${name} is told the word: ${word}.`, `${name}拿到了词：${word}。`)
  }),
  'clues-opened': event({ order: list(seat) }),
  // The text is null for a seat that says nothing.
  'clue-given': event({ seat, text: maybe(text), cut: flag() }, ({ seat: by, text: said }, teller) => {
    const name = teller.nameOf(by)
    if (said === null) return say(teller, `${name} says nothing.`, `${name}什么也没说。`)
    return say(teller, `${name}: ${said}`, `${name}：${said}`)
  }),
  'fouls-called': event({ seats: list(seat) }, ({ seats }, teller) => {
    const names = namesOf(seats, teller)
    return say(teller, `Foul: ${names} said the secret word, and left.`, `犯规：${names}说出了秘密词，离场。`)
  }),
  'vote-opened': event({ candidates: list(seat) }, ({ candidates }, teller) => {
    const names = namesOf(candidates, teller)
    return say(teller, `The vote is open: ${names}.`, `开始投票：${names}。`)
  }),
  'vote-cast': secretEvent({ seat, target: maybe(seat) }, told),
  'votes-revealed': event(
    { ballots: list(group({ seat, target: maybe(seat) })), accused: maybe(seat) },
    ({ ballots, accused }, teller) => {
      const each = ballots.map((ballot) => told(ballot, teller)).join(say(teller, ' ', ''))
      if (accused === null) return say(teller, `${each} Nobody is accused.`, `${each}无人被指认。`)
      const name = teller.nameOf(accused)
      return say(teller, `${each} ${name} is accused.`, `${each}${name}被指认。`)
    },
  ),
  'chameleon-caught': event(
    { seat },
    {
      en: '{seat} is the chameleon, and may name the secret word.',
      zh: '{seat}正是变色龙，可以说出秘密词。',
    },
  ),
  // The text is null for a seat that names no word.
  'word-guessed': event(
    { seat, text: maybe(text), right: flag() },
    ({ seat: by, text: word, right }, teller) => {
      const name = teller.nameOf(by)
      if (word === null) return say(teller, `${name} names no word.`, `${name}没有说出任何词。`)
      const [en, zh] = right ? ['That is the word.', '正确。'] : ['That is not the word.', '不对。']
      return say(teller, `${name} says “${word}”. ${en}`, `${name}说：“${word}”。${zh}`)
    },
  ),
})

export const end = {
  fields: { reason: oneOf(endings), chameleon: seat, word: text },
  says: ({ reason, chameleon, word, points }: Ended, teller: Teller) => {
    const [how, name] = [endings[reason][teller.language], teller.nameOf(chameleon)]
    return say(
      teller,
      `${how} The chameleon was ${name}, the word “${word}”. Points: ${scores(points, teller)}.`,
      `${how}变色龙是${name}，秘密词是“${word}”。得分：${scores(points, teller)}。`,
    )
  },
}
interface Ended {
  readonly reason: EndReason
  readonly chameleon: Seat
  readonly word: string
  readonly points: readonly number[]
}

export interface Clue {
  readonly seat: Seat
  readonly text: string | null
}

/** What the reader may not know yet is null or missing. */
export interface State {
  readonly topic: string
  /** All words of the topic, if the ruleset lists them. */
  readonly words: readonly string[] | null
  readonly chameleon: Secret<Seat> | Seat | null
  readonly word: Secret<string | null> | string | null
  readonly order: readonly Seat[]
  readonly clues: readonly Clue[]
  /** The seats that have left because of a foul. */
  readonly out: readonly Seat[]
  /** The seats that may vote and be voted for. Empty before the vote. */
  readonly candidates: readonly Seat[]
  /** The ballots that this reader knows. */
  readonly cast: readonly { readonly seat: Seat; readonly target: Secret<Seat | null> }[]
  /** All ballots once they are public. Null before. */
  readonly revealed: readonly Ballot[] | null
  readonly accused: Seat | null
  readonly isCaught: boolean
  readonly guess: { readonly text: string | null; readonly right: boolean } | null
  readonly reason: EndReason | null
}
export type ChameleonState = KnownTable<typeof rules, State, typeof events>
export type ChameleonEvent = EventsOf<typeof events>

/** What is asked now. Undefined where nobody can act until the rules go on. */
export function phaseOf(
  now: Pick<ChameleonState, 'order' | 'clues' | 'candidates' | 'revealed' | 'isCaught' | 'guess'>,
): 'clue' | 'vote' | 'guess' | undefined {
  if (now.clues.length < now.order.length) return 'clue'
  if (now.candidates.length > 0 && !now.revealed) return 'vote'
  return now.isCaught && !now.guess ? 'guess' : undefined
}

/** The seats that a seat may vote for: all others that are still there. */
export const votableBy = ({ candidates }: Pick<State, 'candidates'>, by: Seat): readonly Seat[] =>
  candidates.filter((other) => other !== by)
