import type { InBoth, Seat } from '@wis/engine'
import type { Scene, ScenePart, SeatScene, Tone } from '../contract/scene.ts'
import { paybackOf, pointsText } from './payback.ts'
import { awaited, investedBy, leftOf, potOf } from './state.ts'
import type { PublicGoodsState } from './state.ts'

/** The table by what is known in this state. An investment of the present round is in it only for those who know it. */
export function publicGoodsScene(state: PublicGoodsState): Scene {
  const { aliases, round } = state
  return {
    caption: captionOf(state),
    seats: aliases.map((name, seat) => seatOf(state, seat, name)),
    parts: round === 0 ? [] : [...aliases.flatMap((_, seat) => partsOf(state, seat)), ...middleOf(state)],
  }
}

const same = (text: string | number): InBoth<string> => ({ en: String(text), zh: String(text) })
const unknown = { text: { en: '?', zh: '？' }, tone: 'plain' } as const

function seatOf(state: PublicGoodsState, seat: Seat, name: string): SeatScene {
  const { ending } = state
  const points = ending?.kind === 'decided' ? pointsText(ending.points[seat] ?? 0) : null
  const note = points === null ? null : { en: `${points} points`, zh: `${points}分` }
  return { seat, name, isAsked: awaited(state).includes(seat), note }
}

function partsOf(state: PublicGoodsState, seat: Seat): readonly ScenePart[] {
  const made = state.made[seat]
  return [
    { kind: 'chips', seat, name: { en: 'Left', zh: '剩余' }, amount: leftOf(state, seat) },
    {
      kind: 'envelope',
      seat,
      name: { en: 'Invests', zh: '投入' },
      isIn: made !== null || state.sealed[seat] === true,
      text: made ? same(made.amount) : null,
      tone: 'plain',
    },
  ]
}

function middleOf(state: PublicGoodsState): readonly ScenePart[] {
  const { ruleset } = state
  const pot = potOf(state)
  const back = Number(pointsText(paybackOf(ruleset, pot)))
  return [
    { kind: 'chips', seat: null, name: { en: 'Pot', zh: '公共池' }, amount: pot },
    {
      kind: 'counters',
      counters: [
        { name: { en: 'Multiplier', zh: '倍数' }, value: ruleset.multiplierTenths / 10 },
        { name: { en: 'Back to each', zh: '每人分回' }, value: back },
      ],
    },
    roundsOf(state),
  ]
}

function roundsOf(state: PublicGoodsState): ScenePart {
  const { aliases, rounds, made, isOpen } = state
  return {
    kind: 'rounds',
    name: { en: 'Investments', zh: '历轮投入' },
    rows: aliases.map((_, seat) => {
      const told = rounds.map(({ investments }) => ({ amount: investments[seat] ?? 0, all: investments }))
      const cells = told.map(({ amount, all }) => ({ text: same(amount), tone: toneOf(amount, all) }))
      const own = made[seat]
      const now = own ? ({ text: same(own.amount), tone: 'plain' } as const) : unknown
      return { seat, cells: isOpen ? [...cells, now] : cells, total: investedBy(state, seat) }
    }),
  }
}

/** Marks who invested most and who invested least in a round. */
function toneOf(amount: number, all: readonly number[]): Tone {
  const [least, most] = [Math.min(...all), Math.max(...all)]
  if (least === most) return 'plain'
  return amount === most ? 'good' : amount === least ? 'bad' : 'plain'
}

function captionOf({ isOpen, round, ruleset, ending, aliases }: PublicGoodsState): InBoth<string> {
  if (ending?.kind === 'void') return { en: 'The match is void.', zh: '对局无效。' }
  if (ending) {
    const totals = ending.points.map((own, seat) => `${aliases[seat] ?? ''} ${pointsText(own)}`)
    return { en: `The match is over: ${totals.join(', ')}.`, zh: `对局结束：${totals.join('，')}。` }
  }
  if (round === 0) return { en: 'The match has not begun.', zh: '对局尚未开始。' }
  const [en, zh] = [`Round ${round} of ${ruleset.rounds}`, `第${round}轮，共${ruleset.rounds}轮`]
  return isOpen
    ? { en: `${en}: all invest in secret.`, zh: `${zh}：大家各自暗中投入。` }
    : { en: `${en} is over.`, zh: `${zh}：本轮结束。` }
}
