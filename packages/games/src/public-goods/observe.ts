import type { Seat } from '@wis/engine'
import type { Observation } from '../contract/game-kit.ts'
import { multiplierText, paybackOf, pointsText } from './payback.ts'
import { leftOf, potOf } from './state.ts'
import type { PublicGoodsState } from './state.ts'

/** What a seat knows now. An investment of the present round is here only if it is the seat's own. */
export function observe(state: PublicGoodsState, seat: Seat): Observation {
  const { round, ruleset, aliases, rounds, made } = state
  const pot = potOf(state)
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
  const [own, left, pot] = [aliases[seat] ?? '', leftOf(state, seat), potOf(state)]
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
