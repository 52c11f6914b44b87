import type { InBoth, Seat } from '@wis/engine'
import type { Observation } from '../contract/game-kit.ts'
import type { ScenePart, Tone } from '../contract/scene.ts'
import { investedBy, leftOf, multiplierText, paybackOf, pointsText, potOf } from './payback.ts'
import type { PublicGoodsState } from './table.ts'

/** What a seat knows now. An investment of the present round is here only if it is the seat's own. */
export function observe(state: PublicGoodsState, seat: Seat): Observation {
  const { round, ruleset, aliases, rounds, made } = state
  const pot = potOf(state.rounds)
  const data = {
    round,
    rounds: ruleset.rounds,
    multiplier: ruleset.multiplierTenths / 10,
    you: aliases[seat] ?? '',
    players: aliases,
    left: leftOf(state, seat),
    pot,
    backToEach: Number(pointsText(paybackOf(ruleset, pot))),
    leftOfAll: aliases.map((_, other) => leftOf(state, other)),
    played: rounds.map(({ investments }) => investments),
    invested: made[seat]?.amount ?? null,
  }
  return { data, text: textOf(state, seat) }
}

function textOf(state: PublicGoodsState, seat: Seat): string {
  const { language, round, ruleset, aliases } = state
  const [own, left, pot] = [aliases[seat] ?? '', leftOf(state, seat), potOf(state.rounds)]
  const [back, factor] = [pointsText(paybackOf(ruleset, pot)), multiplierText(ruleset)]
  const others = aliases.flatMap((name, other) => (other === seat ? [] : [`${name} ${leftOf(state, other)}`]))
  if (language === 'zh')
    return [
      `第${round}轮，共${ruleset.rounds}轮。你是${own}，还剩${left}点。其他人还剩：${others.join('，')}。`,
      ...pastRounds(state),
      `公共池现有${pot}点，乘以${factor}后，每人将分回${back}点。这一轮你可以投入0到${left}点。`,
    ].join('\n')
  return [
    `Round ${round} of ${ruleset.rounds}. You are ${own} and have ${left} points left. The others have: ${others.join(', ')}.`,
    ...pastRounds(state),
    `The pot has ${pot}. Times ${factor}, it brings ${back} back to each so far. You may invest 0 to ${left} in this round.`,
  ].join('\n')
}

function pastRounds({ rounds, aliases, language }: PublicGoodsState): readonly string[] {
  const zh = language === 'zh'
  return rounds.map(({ investments }, index) => {
    const each = investments.map((amount, seat) => `${aliases[seat] ?? ''} ${amount}`)
    return zh
      ? `第${index + 1}轮投入：${each.join('，')}`
      : `Invested in round ${index + 1}: ${each.join(', ')}`
  })
}

/** The table by what is known in this state. An investment of the present round is in it only for those who know it. */
export function scene(state: PublicGoodsState) {
  const { aliases, round, ending } = state
  const parts = round === 0 ? [] : [...aliases.flatMap((_, seat) => partsOf(state, seat)), ...middleOf(state)]
  const notes = (seat: Seat) => {
    const points = ending?.kind === 'decided' ? pointsText(ending.points[seat] ?? 0) : null
    return points === null ? null : { en: `${points} points`, zh: `${points}分` }
  }
  return { parts, caption: captionOf(state), notes }
}

const same = (text: string | number): InBoth<string> => ({ en: String(text), zh: String(text) })
const unknown = { text: { en: '?', zh: '？' }, tone: 'plain' } as const

function partsOf(state: PublicGoodsState, seat: Seat): readonly ScenePart[] {
  const made = state.made[seat]
  return [
    { kind: 'chips', seat, name: { en: 'Left', zh: '剩余' }, amount: leftOf(state, seat) },
    {
      kind: 'envelope',
      seat,
      name: { en: 'Invests', zh: '投入' },
      isIn: (made ?? null) !== null || state.sealed[seat] === true,
      text: made ? same(made.amount ?? 0) : null,
      tone: 'plain',
    },
  ]
}

function middleOf(state: PublicGoodsState): readonly ScenePart[] {
  const { ruleset } = state
  const pot = potOf(state.rounds)
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
      const now = own ? ({ text: same(own.amount ?? 0), tone: 'plain' } as const) : unknown
      return { seat, cells: isOpen ? [...cells, now] : cells, total: investedBy(rounds, seat) }
    }),
  }
}

/** Marks who invested most and who invested least in a round. */
function toneOf(amount: number, all: readonly number[]): Tone {
  const [least, most] = [Math.min(...all), Math.max(...all)]
  if (least === most) return 'plain'
  return amount === most ? 'good' : amount === least ? 'bad' : 'plain'
}

function captionOf({ isOpen, round, ruleset, ending }: PublicGoodsState): InBoth<string> | undefined {
  if (ending || round === 0) return undefined
  const [en, zh] = [`Round ${round} of ${ruleset.rounds}`, `第${round}轮，共${ruleset.rounds}轮`]
  return isOpen
    ? { en: `${en}: all invest in secret.`, zh: `${zh}：大家各自暗中投入。` }
    : { en: `${en} is over.`, zh: `${zh}：本轮结束。` }
}
