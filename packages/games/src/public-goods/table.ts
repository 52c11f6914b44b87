import { event, flag, perSeat, scores, seat, secretEvent, whole } from '../define/table.ts'
import type { EventsOf, KnownTable, Secret } from '../define/table.ts'

export const rules = {
  rounds: whole(1, 20, { en: 'Rounds', zh: '轮数' }),
  endowment: whole(1, 1_000, { en: 'Points at the start', zh: '起始点数' }),
  multiplierTenths: whole(10, 100, { en: 'Multiplier, in tenths', zh: '倍数（十分之几）' }),
}
const [round, amounts] = [whole(1), perSeat(whole(0))]
export const events = {
  'round-opened': event({ round }, { en: 'Round {round} begins.', zh: '第{round}轮开始。' }),
  'investment-made': secretEvent(
    { seat, amount: whole(0), given: flag() },
    ({ seat: by, amount, given }, { language, nameOf }) => {
      const name = nameOf(by)
      if (language === 'zh') return given ? `按规则替${name}投入${amount}点。` : `${name}投入${amount}点。`
      return given ? `The rules invest ${amount} for ${name}.` : `${name} invests ${amount}.`
    },
  ),
  'investment-sealed': event({ seat }, { en: '{seat} has decided.', zh: '{seat}已经决定。' }),
  'round-ended': event({ round, investments: amounts }, ({ round: now, investments }, teller) => {
    const [pot, each] = [investments.reduce((sum, amount) => sum + amount, 0), scores(investments, teller)]
    return teller.language === 'zh'
      ? `第${now}轮投入：${each}；共${pot}点。`
      : `Invested in round ${now}: ${each}; ${pot} in all.`
  }),
}
export type PublicGoodsEvent = EventsOf<typeof events>

type Investment = { readonly amount: Secret<number> | number; readonly given: Secret<boolean> | false }
export interface State {
  /** From 1. 0 before the first. */
  readonly round: number
  readonly isOpen: boolean
  /** The seats whose investments of this round are in. */
  readonly sealed: readonly boolean[]
  /** The investments of this round that are known, and null for the others. */
  readonly made: readonly (Investment | null)[]
  readonly rounds: readonly {
    readonly investments: readonly number[]
    readonly given: readonly (Secret<boolean> | false)[]
  }[]
}
export type PublicGoodsState = KnownTable<typeof rules, State>
