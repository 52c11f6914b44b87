import type { InBoth, Seat } from '@wis/engine'
import type { Scene, SceneOffer, ScenePart, SeatScene } from '../contract/scene.ts'
import { agreedOffer, offersLeft, standingOffer } from './state.ts'
import type { BargainState, Offer } from './state.ts'
import { kindNames, kinds, restOf, thingsText } from './things.ts'

/** The table by what is known in this state. Values that the reader does not know are not on it. */
export function bargainScene(state: BargainState): Scene {
  return {
    caption: captionOf(state),
    seats: [0, 1].map((seat) => seatOf(state, seat)),
    parts: [counters(state), thingsPart(state), offersPart(state), ...lastWords(state)],
  }
}

function seatOf(state: BargainState, seat: Seat): SeatScene {
  return {
    seat,
    name: state.aliases[seat] ?? '',
    isAsked: state.next === seat,
    note: noteOf(state, seat),
  }
}

/** What a seat did last. */
function noteOf({ offers, answer }: BargainState, seat: Seat): InBoth<string> | null {
  if (answer?.seat === seat)
    return answer.isAccepted ? { en: 'accepts', zh: '接受' } : { en: 'rejects', zh: '拒绝' }
  const last = offers.findLast((made) => made.seat === seat)
  if (!last) return null
  if (!last.take) return { en: 'makes no offer', zh: '没有出价' }
  return { en: `takes ${thingsText(last.take, 'en')}`, zh: `要${thingsText(last.take, 'zh')}` }
}

const counters = (state: BargainState): ScenePart => ({
  kind: 'counters',
  counters: [
    {
      name: { en: 'Offers left', zh: '剩余出价次数' },
      value: offersLeft(state),
      of: state.ruleset.offers,
    },
  ],
})

function thingsPart({ counts, values, aliases }: BargainState): ScenePart {
  const known = values.flatMap((own, seat) => (own ? [{ own, name: aliases[seat] ?? '' }] : []))
  return {
    kind: 'table',
    name: { en: 'Things on the table, and what each of them is worth', zh: '桌上的东西及其单价' },
    columns: kinds.map((kind) => kindNames[kind]),
    rows: [
      { name: { en: 'Number', zh: '数量' }, values: counts },
      ...known.map(({ own, name }) => ({
        name: { en: `Worth to ${name}`, zh: `对${name}的单价` },
        values: own,
      })),
    ],
  }
}

function offersPart(state: BargainState): ScenePart {
  const { counts, offers } = state
  const goods = kinds.map((kind, index) => ({
    name: kindNames[kind],
    of: counts[index] ?? 0,
    unit: 'things' as const,
  }))
  return {
    kind: 'offers',
    name: { en: 'Offers', zh: '出价' },
    goods,
    offers: offers.map((made, index) => offerOf(state, made, index === offers.length - 1)),
    grows: true,
  }
}

function offerOf(state: BargainState, made: Offer, isLast: boolean): SceneOffer {
  const { seat, take, text } = made
  const rest = take && restOf(state.counts, take)
  const isAgreed = isLast && agreedOffer(state) !== undefined
  return {
    seat,
    text,
    shares: take && rest ? (seat === 0 ? [take, rest] : [rest, take]) : [],
    backers: isAgreed ? [1 - seat] : [],
    ...fateOf(state, made, isLast),
  }
}

function fateOf(state: BargainState, { take }: Offer, isLast: boolean): Pick<SceneOffer, 'note' | 'tone'> {
  if (!take) return { note: { en: 'no offer', zh: '没有出价' }, tone: 'plain' }
  if (!isLast) return { note: { en: 'not taken', zh: '未被接受' }, tone: 'plain' }
  if (agreedOffer(state)) return { note: { en: 'accepted', zh: '已接受' }, tone: 'good' }
  if (standingOffer(state)) return { note: { en: 'on the table', zh: '等待回应' }, tone: 'yellow' }
  return state.answer
    ? { note: { en: 'rejected', zh: '被拒绝' }, tone: 'bad' }
    : { note: null, tone: 'plain' }
}

/** What was said with the answer to the last offer. */
const lastWords = ({ answer }: BargainState): readonly ScenePart[] =>
  answer?.text == null
    ? []
    : [
        {
          kind: 'speeches',
          name: { en: 'The last word', zh: '最后的话' },
          speeches: [{ seat: answer.seat, text: answer.text, tone: answer.isAccepted ? 'good' : 'bad' }],
        },
      ]

function captionOf(state: BargainState): InBoth<string> {
  const { ending, next, aliases, offers, ruleset } = state
  if (ending?.kind === 'void') return { en: 'The match is void.', zh: '对局无效。' }
  if (ending?.reason === 'no-agreement') return { en: 'They do not agree.', zh: '没有达成协议。' }
  if (ending) {
    const each = ending.points.map((own, seat) => `${aliases[seat] ?? ''} ${own}`)
    return { en: `They agree: ${each.join(', ')}.`, zh: `达成协议：${each.join('，')}。` }
  }
  if (next === null) {
    if (offers.length === 0) return { en: 'The match has not begun.', zh: '对局尚未开始。' }
    return { en: 'The bargain is over.', zh: '讨价还价结束。' }
  }
  const name = aliases[next] ?? ''
  if (offersLeft(state) === 0)
    return { en: `${name} accepts or rejects the last offer.`, zh: `${name}要接受或拒绝最后的出价。` }
  const number = offers.length + 1
  return {
    en: `Offer ${number} of at most ${ruleset.offers}: ${name} is to act.`,
    zh: `第${number}次出价（最多${ruleset.offers}次）：轮到${name}。`,
  }
}
