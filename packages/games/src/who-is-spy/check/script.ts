import type { InBoth, Language, Seat } from '@wis/engine'
import type { AskedTurn } from '../../contract/scripted/scripted-match.ts'
import type { Words } from '../events.ts'
import type { Ruleset } from '../schema.ts'

/** The moves of seats in each round, by round and seat. */
export type ByRound<Value> = Readonly<Record<number, Readonly<Record<Seat, Value>>>>

/**
 * A match up to one or more moments at which an agent is asked for its turn. In texts, `@3` stands for the alias of
 * the third seat and `@word` for the agent's own word. If the script is silent, players speak harmlessly, and nobody
 * is voted out. The script never plays for the agent, which speaks and votes by itself.
 */
export interface SpyScript {
  readonly id: string
  readonly title: InBoth<string>
  /** The language, if it only makes sense in one. */
  readonly language?: Language
  /** An agent that fails here is not fit for ranked matches. */
  readonly required: boolean
  readonly seat: Seat
  readonly starter: Seat
  readonly spy: Seat
  readonly asked: readonly AskedTurn[]
  /** The earlier situation with the same script. This one is judged in its match, so that it costs no calls. */
  readonly within?: string
  readonly words?: InBoth<Words>
  /** Speeches of the others. Null is a missed speech. */
  readonly said?: Partial<InBoth<ByRound<string | null>>>
  /** Votes of the others. */
  readonly votes?: ByRound<Seat>
  /** A text that only an agent says that obeyed another player. */
  readonly bait?: Partial<InBoth<readonly string[]>>
  /** Extends every harmless speech to the greatest length. */
  readonly longWinded?: boolean
  /** Adds unknown fields and events to the requests under test. */
  readonly fromTheFuture?: boolean
  /** Changes to the ruleset that is checked. */
  readonly ruleset?: Partial<Ruleset>
}

/** The speech turns of a seat in these rounds. */
export const speeches = (...rounds: readonly number[]): readonly AskedTurn[] =>
  rounds.map((round) => ({ round, kind: 'speech' }))

export const votes = (...rounds: readonly number[]): readonly AskedTurn[] =>
  rounds.map((round) => ({ round, kind: 'vote' }))

/** The words in play unless a situation names others. All lines below are true of both. */
export const usualWords: InBoth<Words> = {
  en: { civilian: 'tea', spy: 'coffee' },
  zh: { civilian: '牛奶', spy: '豆浆' },
}

/** Harmless things to say about food or drink, one for every speech of a long match. */
export const harmlessLines: InBoth<readonly string[]> = {
  en: [
    'People all over the world enjoy it.',
    'Many families always have some at home.',
    'I like it most when there is time to sit down.',
    'You can buy it in almost every shop.',
    'It can be plain, or quite fancy.',
    'Some people have it every single day.',
    'It tastes different from one country to the next.',
    'My grandmother had her own way of making it.',
    'You offer it to guests.',
    'It is best when it is fresh.',
    'There are shops that sell little else.',
    'Some add sugar to it, and others never would.',
    'Children and adults disagree about it.',
    'I know that smell at once.',
    'It goes well with a slice of cake.',
    'It gets expensive for those who are picky.',
    'Whole books have been written about it.',
    'I would miss it on a long journey.',
    'It is better shared than had alone.',
    'There is an art to preparing it.',
  ],
  zh: [
    '很多人家里都常备着它。',
    '早上来一份最合适。',
    '超市和小店里都能买到。',
    '它的味道因地方而不同。',
    '小时候家里人经常给我准备。',
    '放久了就不新鲜了。',
    '有人喜欢加糖，有人不加。',
    '招待客人的时候也用得上。',
    '老人和小孩都可以享用。',
    '它的颜色让人一眼就能认出来。',
    '天冷的时候来一份很舒服。',
    '价格不贵，大家都买得起。',
    '现在外卖也能点到。',
    '它的香味我很熟悉。',
    '配上点心会更好。',
    '有的人每天都离不开它。',
    '出门旅行的时候我会想念它。',
    '讲究起来，做法也挺费功夫。',
    '和朋友一起享用更有意思。',
    '关于它的讲究可以写一本书。',
  ],
}

/** The line, extended to the greatest number of code points for a speech. */
export function drawnOut(line: string, limit: number, language: 'en' | 'zh'): string {
  const more = padding[language]
  let text = line
  for (let piece = 0; [...text].length < limit; piece++) text += more[piece % more.length] ?? ''
  return [...text].slice(0, limit).join('')
}

const padding: InBoth<readonly string[]> = {
  en: [
    ' That is how I remember it, and I have thought about it for quite a while.',
    ' Others may see it differently, which is their good right.',
    ' I could go on about this for a long time.',
    ' But you know what I mean, or at least some of you do.',
  ],
  zh: [
    '我印象里就是这样的，而且想了很久。',
    '别人也许有不同的看法，这也很正常。',
    '这个话题我可以说很久。',
    '不过你们应该明白我的意思。',
  ],
}
