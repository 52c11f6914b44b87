import type { InBoth, Seat } from '@wis/engine'
import type { Scene, SceneOffer, ScenePart, SeatScene } from '../contract/scene.ts'
import { sizeOf } from './airlines.ts'
import { isSame, sharesText } from './shares.ts'
import type { Act, CostState } from './state.ts'

/** The table. Nothing is hidden in this game, so that every reader sees the same. */
export function costSharingScene(state: CostState): Scene {
  return {
    caption: captionOf(state),
    seats: state.aliases.map((name, seat) => seatOf(state, seat, name)),
    parts: [counters(state), ...usePart(state), offersPart(state)],
  }
}

function seatOf(state: CostState, seat: Seat, name: string): SeatScene {
  const shares = state.stands[seat]
  const text = shares && sharesText(shares)
  return { seat, name, isAsked: state.next === seat, note: text ? { en: text, zh: text } : null }
}

const counters = ({ round, ruleset }: CostState): ScenePart => ({
  kind: 'counters',
  counters: [
    { name: { en: 'Round', zh: '轮次' }, value: round, of: ruleset.rounds },
    { name: { en: 'Fee', zh: '费用' }, value: ruleset.fee },
  ],
})

const usePart = ({ airlines, aliases }: CostState): readonly ScenePart[] =>
  airlines.length === 0
    ? []
    : [
        {
          kind: 'table',
          name: { en: 'How the airlines use the airport', zh: '各公司使用机场的情况' },
          columns: [
            { en: 'Flights', zh: '航班' },
            { en: 'Passengers', zh: '旅客' },
            { en: 'Minutes', zh: '航程（分）' },
            { en: 'Size, 1 to 5', zh: '机型（1到5）' },
          ],
          rows: airlines.map(({ name, flights, passengers, minutes, fleet }, seat) => ({
            name: { en: `${aliases[seat] ?? ''}: ${name.en}`, zh: `${aliases[seat] ?? ''}：${name.zh}` },
            values: [flights, passengers, minutes, sizeOf(fleet)],
          })),
        },
      ]

/** The last act of each seat, in the order in which they were done. */
function offersPart(state: CostState): ScenePart {
  const last = state.acts.filter(
    (act, index) => state.acts.findLastIndex(({ seat }) => seat === act.seat) === index,
  )
  return {
    kind: 'offers',
    name: { en: 'Where they stand', zh: '各方目前的方案' },
    goods: [{ name: { en: 'Shares of the fee', zh: '费用份额' }, of: 100, unit: 'percent' }],
    offers: last.map((act) => offerOf(state, act)),
    grows: true,
  }
}

function offerOf(state: CostState, act: Act): SceneOffer {
  const { seat, shares, text } = act
  const backers = state.stands.flatMap((stand, other) =>
    shares && stand && other !== seat && isSame(stand, shares) ? [other] : [],
  )
  const isAgreed = state.ending?.kind === 'decided' && state.ending.reason === 'agreed'
  return {
    seat,
    text,
    shares: shares ? shares.map((share) => [share]) : [],
    backers,
    note: noteOf(state, act),
    tone: isAgreed ? 'good' : backers.length > 0 ? 'yellow' : 'plain',
  }
}

function noteOf({ aliases }: CostState, { seat, kind, supported, given }: Act): InBoth<string> {
  const other = supported === null ? '' : (aliases[supported] ?? '')
  switch (kind) {
    case 'proposed':
      return given ? { en: 'given proposal', zh: '开局既定' } : { en: 'proposes', zh: '提出' }
    case 'supported':
      return supported === seat
        ? { en: 'stays with it', zh: '坚持' }
        : { en: `supports ${other}`, zh: `支持${other}` }
    case 'passed':
      return { en: 'says nothing new', zh: '没有表态' }
  }
}

function captionOf({ ending, round, ruleset, next, aliases }: CostState): InBoth<string> {
  if (ending?.kind === 'void') return { en: 'The match is void.', zh: '对局无效。' }
  if (ending && !ending.shares) return { en: 'They do not agree.', zh: '没有达成一致。' }
  if (ending?.shares) {
    const shares = sharesText(ending.shares)
    return { en: `They agree on ${shares}.`, zh: `达成一致：${shares}。` }
  }
  if (round === 0) return { en: 'The match has not begun.', zh: '对局尚未开始。' }
  const [en, zh] = [`Round ${round} of ${ruleset.rounds}`, `第${round}轮，共${ruleset.rounds}轮`]
  if (next === null) return { en: `${en} is over.`, zh: `${zh}：本轮结束。` }
  const name = aliases[next] ?? ''
  return { en: `${en}: ${name} is to act.`, zh: `${zh}：轮到${name}。` }
}
