import type { InBoth, Seat } from '@wis/engine'
import type { SceneDecided } from '../contract/scene.ts'
import { handName } from './cards/hand-name.ts'
import { scoreOf } from './cards/score.ts'
import { at } from './hand.ts'
import type { Hand } from './hand.ts'
import { chipsOf, handsOf } from './table.ts'
import type { HoldemState } from './table.ts'

/** The hand that brought most to the winner of a match of several. */
export function decisiveOf(now: HoldemState): Hand | null {
  const { ruleset, ending, largest } = now
  const winner = winnerOf(now)
  return ending?.kind === 'decided' && handsOf(ruleset) > 1 && winner !== null
    ? (largest[winner] ?? null)
    : null
}

/** Who has won more chips than the other. */
export function winnerOf(now: Pick<HoldemState, 'played'>): Seat | null {
  const [one, other] = [chipsOf(now, 0), chipsOf(now, 1)]
  return one === other ? null : one > other ? 0 : 1
}

/** How much the winner won, and how the winner won most of it. */
export function decidedBy(state: HoldemState): SceneDecided | undefined {
  const winner = winnerOf(state)
  if (winner === null) return undefined
  const { aliases } = state
  const [name, loser] = [aliases[winner] ?? '', aliases[1 - winner] ?? '']
  const all = chipsOf(state, winner)
  const decisive = decisiveOf(state)
  const hand = decisive ?? state.hand
  if (!hand) return undefined
  const how = howWon(hand, winner, loser)
  if (!decisive)
    return {
      text: {
        en: `${name} won ${all} ${all === 1 ? 'chip' : 'chips'}: ${how.en}.`,
        zh: `${name}赢得${all}个筹码：${how.zh}。`,
      },
    }
  const [{ number }, most] = [decisive, gainOf(decisive, winner)]
  return {
    round: number,
    text: {
      en: `${name} won ${all} ${all === 1 ? 'chip' : 'chips'} in all, ${most} in hand ${number}: ${how.en}.`,
      zh: `${name}共净赢${all}个筹码，第${number}手赢得${most}个：${how.zh}。`,
    },
  }
}

function howWon({ ended, folded }: Hand, winner: Seat, loser: string): InBoth<string> {
  const [own, other] = [winner, 1 - winner].map((seat) => ended?.best?.[seat])
  if (folded !== null || !own || !other) return { en: `${loser} folded`, zh: `${loser}弃牌` }
  const [best, beaten] = [handName(scoreOf(own)), handName(scoreOf(other))]
  return best.en === beaten.en
    ? { en: `both had ${best.en}, and the other cards decided`, zh: `双方都是${best.zh}，其余的牌定胜负` }
    : { en: `${best.en} beat ${beaten.en}`, zh: `${best.zh}胜${beaten.zh}` }
}

export const gainOf = (hand: Hand | null, seat: Seat) => at(hand?.ended?.net ?? [], seat)
