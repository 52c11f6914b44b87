import type { InBoth, MatchVoided } from '@wis/engine'
import type { Teller, Wire } from '../contract/game-kit.ts'
import { refusalText } from '../contract/refusal-text.ts'
import type { PublicGoodsEvent } from './events.ts'
import { fieldsOf } from './move-fields.ts'
import { observe } from './observe.ts'
import { pointsText } from './payback.ts'
import { publicGoodsEvent } from './schema.ts'
import { aboveMeans } from './state.ts'
import type { PublicGoodsState } from './state.ts'

export const publicGoodsWire: Wire<PublicGoodsState, PublicGoodsEvent> = {
  round: {
    en: 'The rounds of the match: everybody invests once in each.',
    zh: '本场的第几轮：每轮各人投入一次。',
  },
  event: publicGoodsEvent,
  fields: (state, { seat }) => fieldsOf(state, seat),
  legal: () => undefined,
  observe,
  say,
}

const reasons: Readonly<Record<string, InBoth<string>>> = {
  [aboveMeans]: { en: 'there are not so many points left', zh: '剩下的点数不够' },
}

function say(event: PublicGoodsEvent | MatchVoided, teller: Teller): string | undefined {
  const { language, nameOf } = teller
  const zh = language === 'zh'
  switch (event.type) {
    case 'match-opened':
    case 'match-voided':
      return undefined
    case 'round-opened':
      return zh ? `第${event.round}轮开始。` : `Round ${event.round} begins.`
    case 'investment-made':
      return investmentText(event, teller)
    case 'investment-sealed':
      return zh ? `${nameOf(event.seat)}已经决定。` : `${nameOf(event.seat)} has decided.`
    case 'move-refused':
    case 'move-missed':
      return refusalText(event, teller, reasons)
    case 'round-ended':
      return roundText(event, teller)
    case 'match-ended':
      return endText(event.points, teller)
  }
}

function investmentText(
  { seat, amount, given }: Extract<PublicGoodsEvent, { readonly type: 'investment-made' }>,
  { language, nameOf }: Teller,
): string {
  const name = nameOf(seat)
  if (language === 'zh') return given ? `按规则替${name}投入${amount}点。` : `${name}投入${amount}点。`
  return given ? `The rules invest ${amount} for ${name}.` : `${name} invests ${amount}.`
}

function roundText(
  { round, investments }: Extract<PublicGoodsEvent, { readonly type: 'round-ended' }>,
  { language, nameOf }: Teller,
): string {
  const pot = investments.reduce((sum, amount) => sum + amount, 0)
  const each = investments.map((amount, seat) => `${nameOf(seat)} ${amount}`)
  return language === 'zh'
    ? `第${round}轮投入：${each.join('，')}；共${pot}点。`
    : `Invested in round ${round}: ${each.join(', ')}; ${pot} in all.`
}

function endText(points: readonly number[], { language, nameOf }: Teller): string {
  const totals = points.map((own, seat) => `${nameOf(seat)} ${pointsText(own)}`)
  return language === 'zh' ? `对局结束：${totals.join('，')}。` : `The match is over: ${totals.join(', ')}.`
}
