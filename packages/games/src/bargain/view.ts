import type { InBoth, Seat } from '@wis/engine'
import type { SceneDecided, SceneGood, SceneOffer, ScenePart } from '../contract/scene.ts'
import { choice, defineTable, event, number, remark, secretEvent, viewOf } from '../define/table.ts'
import { flag, list, oneOf, perSeat, scores, seat, told, tripleOf, whole, words } from '../define/table.ts'
import type { Answers, EventsOf, KnownTable, Secret } from '../define/table.ts'
import {
  icons,
  kindNames,
  kinds,
  mostThings,
  restOf,
  thingsText,
  valuesText,
  wholeWorth,
  worthOf,
} from './things.ts'
import type { PerKind } from './things.ts'

const rules = {
  // The most offers of both seats together.
  offers: whole(1, 50, { en: 'Offers at most', zh: '最多报价次数' }),
  // Nothing follows if they do.
  discreet: flag({ en: 'Players are asked to keep values to themselves', zh: '要求玩家不透露估值' }),
}
const arena = { players: 2, offers: 10, discreet: false, turnLimitMs: 60_000 }

const things = told(tripleOf(whole(0, mostThings)), thingsText)
const values = told(tripleOf(whole(0, wholeWorth)), valuesText)
const said = { ...words, drawn: flag() }
/** With a mark where the rules answered for the seat. */
const sentence = <const En extends string, const Zh extends string>(en: En, zh: Zh) =>
  ({
    en: `${en}.`,
    zh: `${zh}。`,
    given: { en: `${en} (the rules answer for it).`, zh: `${zh}（由规则代为决定）。` },
  }) as const
const events = {
  'things-laid': event({ counts: things }, { en: 'On the table: {counts}.', zh: '桌上有{counts}。' }),
  'values-dealt': secretEvent(
    { seat, values },
    { en: 'Worth to {seat}: {values}.', zh: '对{seat}的价值：{values}。' },
  ),
  // What the seat would take. The other one would get the rest.
  'offer-made': event(
    { seat, take: things, ...said },
    sentence('{seat} would take {take}, and leave the rest', '{seat}想要{take}，其余归对方'),
  ),
  'offer-accepted': event({ seat, ...said }, sentence('{seat} accepts the offer', '{seat}接受了出价')),
  'offer-rejected': event(
    { seat, ...said },
    sentence('{seat} rejects the last offer', '{seat}拒绝了最后的出价'),
  ),
  // The rules let a turn of the seat go by. No offer is on the table then.
  'turn-passed': event({ seat }, { en: '{seat} makes no offer.', zh: '{seat}没有出价。' }),
}
export type BargainEvent = EventsOf<typeof events>

/** One of the offers of a match. `take` is null for a turn that went by. */
interface Offer {
  readonly seat: Seat
  readonly take: PerKind | null
  readonly text: string | null
  /** The rules made it for the seat. */
  readonly drawn: boolean
}
interface State {
  readonly counts: PerKind
  /** Null for values that are not known. */
  readonly values: readonly (Secret<PerKind> | PerKind | null)[]
  readonly offers: readonly Offer[]
}
export type BargainState = KnownTable<typeof rules, State, typeof events>
type Past = Pick<BargainState['past'], 'things-laid' | 'offer-accepted' | 'offer-rejected'>
type Offered = Pick<BargainState, 'ruleset' | 'offers' | 'ending'> & { readonly past: Past }

/** How the last offer was answered, if it was accepted, or if no other one could follow. */
export const answerIn = ({ past }: { readonly past: Past }) =>
  past['offer-accepted'][0] ?? past['offer-rejected'][0]

export const offersLeft = ({ ruleset, offers }: Pick<BargainState, 'ruleset' | 'offers'>): number =>
  Math.max(0, ruleset.offers - offers.length)

/** Whose turn it is. */
function nextOf(now: Offered): Seat | undefined {
  const { past, offers, ending } = now
  const last = offers.at(-1)
  const isOver = last?.take === null && offersLeft(now) === 0
  if (ending || answerIn(now) || isOver || past['things-laid'].length === 0) return undefined
  return last ? 1 - last.seat : 0
}

/** The offer that can be accepted now. */
export function standingOffer(now: Offered): (Offer & { readonly take: PerKind }) | undefined {
  const last = now.offers.at(-1)
  return nextOf(now) !== undefined && last?.take ? { ...last, take: last.take } : undefined
}

/** The offer that both stand by, if there is an agreement. */
export const agreedOffer = ({ offers, past }: Pick<Offered, 'offers' | 'past'>): Offer | undefined =>
  past['offer-accepted'].length > 0 ? offers.at(-1) : undefined

const made = ({ offers }: Pick<BargainState, 'offers'>, { seat: by, take, text: said, drawn }: Offer) => ({
  offers: [...offers, { seat: by, take, text: said, drawn }],
})

const accept = {
  value: 'accept',
  label: { en: 'Accept the offer', zh: '接受出价' },
  also: ['deal', '成交'],
} as const
const reject = {
  value: 'reject',
  label: { en: 'Reject the offer', zh: '拒绝出价' },
  also: ['no deal'],
} as const
const offer = {
  value: 'offer',
  label: { en: 'Make an offer', zh: '出价' },
  also: ['propose', '还价'],
} as const
const endsOf = { agreed: { en: 'agreed', zh: '成交' }, 'no-agreement': { en: 'no agreement', zh: '未成交' } }

/** How many of a kind a seat would take. After the last offer nobody is asked that. */
const taken = (index: 0 | 1 | 2) => {
  const { en, zh } = kindNames[kinds[index]]
  return number(
    { en: `${en} that you take, with an offer`, zh: `出价时你要的${zh}数量` },
    {
      least: 0,
      most: (now: BargainState) => (offersLeft(now) === 0 ? -1 : now.counts[index]),
      optional: true,
    },
  )
}

const fields = {
  move: {
    ...choice({ en: 'Move', zh: '行动' }, (now: BargainState) => {
      if (offersLeft(now) === 0) return [accept, reject]
      return now.offers.length === 0 ? [offer] : [offer, accept]
    }),
    isListed: (now: BargainState) => offersLeft(now) === 0,
  },
  hats: taken(0),
  balls: taken(1),
  apples: taken(2),
  say: remark({ en: 'What you say to the other player', zh: '对另一位玩家说的话' }),
}
export type Answer = Answers<typeof fields>

const named = (take: PerKind | undefined) => ({
  hats: take?.[0] ?? null,
  balls: take?.[1] ?? null,
  apples: take?.[2] ?? null,
})
/** What a seat answers, without its words. */
export const answerOf = (move: Answer['move'], take?: PerKind): Answer => ({
  move,
  ...named(take),
  say: null,
})
const takenIn = ({ hats, balls, apples }: Answer): PerKind => [hats ?? 0, balls ?? 0, apples ?? 0]

/** An offer, and after the last one an answer to it. */
const deal = {
  fields,
  event: { offer: 'offer-made', accept: 'offer-accepted', reject: 'offer-rejected' },
  holds: (values: Answer) => ({ take: takenIn(values) }),
  meant: ({ take }: { readonly take?: PerKind }) => named(take),
  fault: (values: Answer, now: Offered & Pick<State, 'counts'>) => {
    if (values.move === 'accept') return standingOffer(now) ? undefined : 'no-offer'
    if (values.move === 'reject') return offersLeft(now) > 0 ? 'not-the-last' : undefined
    if (offersLeft(now) === 0) return 'no-offers-left'
    return takenIn(values).every((count, index) => count <= (now.counts[index] ?? 0)) ? undefined : 'too-many'
  },
  harmless: (now: Pick<BargainState, 'ruleset' | 'offers'>) =>
    offersLeft(now) === 0
      ? ({ type: 'offer-rejected', text: null, cut: false } as const)
      : ({ type: 'turn-passed' } as const),
  skipped: 'turn-passed',
} as const

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'bargain',
  seats: [2, 2],
  rules,
  slips: ['harmless', 'random'],
  presets: {
    arena: { ...arena, slips: { tries: 2, then: 'harmless' } },
    // The setting of the study LLMArena, which asks both not to tell their values.
    llmarena: { ...arena, discreet: true, slips: { tries: 3, then: 'random' } },
  },
  events,
  start: (): State => ({ counts: [0, 0, 0], values: [null, null], offers: [] }),
  on: {
    'things-laid': (_, { counts }) => ({ counts }),
    'values-dealt': (now, { seat: to, values: own }) => ({ values: now.values.with(to, own) }),
    'offer-made': made,
    'turn-passed': (now, { seat: by }) => made(now, { seat: by, take: null, text: null, drawn: true }),
    'match-ended': (_, { values: shown }) => ({ values: shown }),
  },
  refusals: 'seat',
  asks: (now) => {
    const next = nextOf(now)
    const kind = offersLeft(now) > 0 ? 'bargain' : 'answer'
    return next === undefined ? undefined : { kind, seats: [next], round: now.offers.length + 1 }
  },
  moves: { bargain: deal, answer: deal },
  reasons: {
    'no-offer': { en: 'there is no offer to accept', zh: '眼前没有可以接受的出价' },
    'no-offers-left': {
      en: 'no offer can be made any more, only accept or reject',
      zh: '不能再出价了，只能接受或拒绝',
    },
    'no-things': {
      en: 'it does not say how many hats, balls and apples are taken',
      zh: '没有说明要几顶帽子、几个球、几个苹果',
    },
    'not-the-last': {
      en: 'an offer that is not wanted is answered by another offer',
      zh: '不接受对方的出价时，要提出自己的出价',
    },
    'no-such-thing': {
      en: 'only hats, balls and apples are there to be divided',
      zh: '可以分的只有帽子、球和苹果',
    },
    'too-many': { en: 'there are not so many things', zh: '桌上没有这么多东西' },
    ambiguous: { en: 'it can be understood in more than one way', zh: '可以有不止一种理解' },
  },
  end: {
    reason: (now) => (agreedOffer(now) ? 'agreed' : 'no-agreement'),
    points: list(whole(0)),
    fields: { reason: oneOf(endsOf), values: perSeat(tripleOf(whole(0, wholeWorth)), 2) },
    says: ({ reason, points }: { readonly reason: string; readonly points: readonly number[] }, teller) => {
      const zh = teller.language === 'zh'
      if (reason === 'agreed')
        return zh ? `达成协议：${scores(points, teller)}。` : `They agree: ${scores(points, teller)}.`
      return zh ? '没有达成协议，双方都一无所得。' : 'There is no agreement, and neither gets anything.'
    },
  },
  scene: (now) => ({
    caption: captionOf(now),
    decided: () => decidedBy(now),
    parts: [offersPart(now), ...lastWords(now)],
    notes: (at) => noteOf(now, at),
  }),
  moments: {
    'offer-accepted': ({ event: { seat: by }, before: { offers }, nameOf }) => {
      const last = offers.at(-1)
      if (!last?.take) return undefined
      const [taker, maker] = [nameOf(by), nameOf(last.seat)]
      const en = `${taker} accepts: ${maker} takes ${thingsText(last.take, 'en')}, and the rest is ${taker}'s.`
      const zh = `${taker}接受：${maker}拿走${thingsText(last.take, 'zh')}，其余归${taker}。`
      return { seat: last.seat, kind: 'deal', text: { en, zh } }
    },
    'match-ended': ({ event: { reason }, before: { offers } }) => {
      if (reason === 'agreed') return undefined
      const count = offers.filter(({ take }) => take).length
      const en = `There is no deal after ${count === 1 ? '1 offer' : `${count} offers`}.`
      return { seat: null, kind: 'no-deal', text: { en, zh: `出价${count}次之后，没有达成协议。` } }
    },
  },
})

export const view = viewOf(table)

/** The offer that was accepted, or that none was. */
function decidedBy(now: BargainState): SceneDecided {
  const { offers, aliases } = now
  const agreed = agreedOffer(now)
  const made = offers.filter(({ take }) => take).length
  if (!agreed?.take)
    return {
      title: { en: 'No deal', zh: '没有成交' },
      text: {
        en: `Neither gets a point after ${made === 1 ? '1 offer' : `${made} offers`}.`,
        zh: `出价${made}次之后，双方都得0分。`,
      },
    }
  const [taker, maker] = [aliases[answerIn(now)?.seat ?? 0] ?? '', aliases[agreed.seat] ?? '']
  return {
    text: {
      en: `${taker} accepted offer ${offers.length}: ${maker} takes ${thingsText(agreed.take, 'en')}.`,
      zh: `${taker}接受了第${offers.length}次出价：${maker}拿走${thingsText(agreed.take, 'zh')}。`,
    },
  }
}

/** What a seat did last. */
function noteOf(now: BargainState, at: Seat): InBoth<string> | null {
  if (answerIn(now)?.seat === at)
    return agreedOffer(now) ? { en: 'accepts', zh: '接受' } : { en: 'rejects', zh: '拒绝' }
  const last = now.offers.findLast((one) => one.seat === at)
  if (!last) return null
  if (!last.take) return { en: 'makes no offer', zh: '没有出价' }
  return { en: `takes ${thingsText(last.take, 'en')}`, zh: `要${thingsText(last.take, 'zh')}` }
}

const offersPart = (now: BargainState): ScenePart => ({
  kind: 'offers',
  name: { en: 'Offers', zh: '出价' },
  goods: kinds.map((kind, index) => ({
    name: kindNames[kind],
    of: now.counts[index] ?? 0,
    unit: 'things',
    icon: icons[kind],
    ...eachIn(now, index),
  })),
  offers: now.offers.map((one, index) => offerOf(now, one, index === now.offers.length - 1)),
  grows: true,
})

/** Both values of one thing, once both are known. */
function eachIn({ values: [one, other] }: BargainState, index: number): Pick<SceneGood, 'each'> {
  return one && other ? { each: [one[index] ?? 0, other[index] ?? 0] } : {}
}

function offerOf(now: BargainState, { seat: by, take, text: said }: Offer, isLast: boolean): SceneOffer {
  const rest = take && restOf(now.counts, take)
  const shares = take && rest && (by === 0 ? ([take, rest] as const) : ([rest, take] as const))
  const [one, other] = now.values
  return {
    seat: by,
    text: said,
    shares: shares ?? [],
    ...(shares && one && other && { worth: [worthOf(one, shares[0]), worthOf(other, shares[1])] }),
    backers: isLast && agreedOffer(now) ? [1 - by] : [],
    ...fateOf(now, take, isLast),
  }
}

function fateOf(now: BargainState, take: PerKind | null, isLast: boolean): Pick<SceneOffer, 'note' | 'tone'> {
  if (!take) return { note: { en: 'no offer', zh: '没有出价' }, tone: 'plain' }
  if (!isLast) return { note: { en: 'not taken', zh: '未被接受' }, tone: 'plain' }
  if (agreedOffer(now)) return { note: { en: 'accepted', zh: '已接受' }, tone: 'good' }
  if (standingOffer(now)) return { note: { en: 'on the table', zh: '等待回应' }, tone: 'yellow' }
  return answerIn(now)
    ? { note: { en: 'rejected', zh: '被拒绝' }, tone: 'bad' }
    : { note: null, tone: 'plain' }
}

/** What was said with the answer to the last offer. */
function lastWords(now: BargainState): readonly ScenePart[] {
  const answer = answerIn(now)
  if (answer?.text == null) return []
  const tone = agreedOffer(now) ? 'good' : 'bad'
  const name = { en: 'The last word', zh: '最后的话' }
  return [{ kind: 'speeches', name, speeches: [{ seat: answer.seat, text: answer.text, tone }] }]
}

function captionOf(now: BargainState): InBoth<string> | undefined {
  const { ending, aliases, offers, ruleset } = now
  if (ending && !agreedOffer(now)) return { en: 'They do not agree.', zh: '没有达成协议。' }
  if (ending?.kind === 'decided') {
    const each = ending.points.map((own, at) => `${aliases[at] ?? ''} ${own}`)
    return { en: `They agree: ${each.join(', ')}.`, zh: `达成协议：${each.join('，')}。` }
  }
  const next = nextOf(now)
  if (next === undefined)
    return offers.length > 0 ? { en: 'The bargain is over.', zh: '讨价还价结束。' } : undefined
  const name = aliases[next] ?? ''
  if (offersLeft(now) === 0)
    return { en: `${name} accepts or rejects the last offer.`, zh: `${name}要接受或拒绝最后的出价。` }
  const count = offers.length + 1
  return {
    en: `Offer ${count} of at most ${ruleset.offers}: ${name} to act.`,
    zh: `第${count}次出价（最多${ruleset.offers}次）：轮到${name}。`,
  }
}
