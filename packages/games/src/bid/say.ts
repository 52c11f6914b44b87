import type { InBoth, MatchVoided } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import { refusalText } from '../contract/refusal-text.ts'
import { aboveCeiling } from './events.ts'
import type { BidEvent } from './events.ts'

const reasons: Readonly<Record<string, InBoth<string>>> = {
  [aboveCeiling]: { en: 'the bid is too high', zh: '出价过高' },
}

/** One line about an event. */
export function say(event: BidEvent | MatchVoided, teller: Teller): string | undefined {
  const { language, nameOf } = teller
  const zh = language === 'zh'
  switch (event.type) {
    case 'match-opened':
    case 'match-voided':
    case 'values-drawn':
      return undefined
    case 'auction-opened':
      return zh ? `第${event.auction}场拍卖开始。` : `Auction ${event.auction} begins.`
    case 'value-dealt':
      return zh
        ? `这件物品对${nameOf(event.seat)}值${event.value}分。`
        : `The item is worth ${event.value} cents to ${nameOf(event.seat)}.`
    case 'bid-made':
      return bidText(event, teller)
    case 'bid-sealed':
      return zh ? `${nameOf(event.seat)}交了出价。` : `The bid of ${nameOf(event.seat)} is in.`
    case 'move-refused':
    case 'move-missed':
      return refusalText(event, teller, reasons)
    case 'auction-ended':
      return auctionText(event, teller)
    case 'values-revealed':
      return zh ? '所有估值公开。' : 'All values are shown.'
    case 'match-ended':
      return endText(event.points, teller)
  }
}

function bidText(
  { seat, bid, given }: Extract<BidEvent, { readonly type: 'bid-made' }>,
  { language, nameOf }: Teller,
): string {
  const name = nameOf(seat)
  if (language === 'zh') return given ? `按规则替${name}出价${bid}分。` : `${name}出价${bid}分。`
  return given ? `The rules bid ${bid} for ${name}.` : `${name} bids ${bid}.`
}

function auctionText(
  { auction, bids, winner, byChance }: Extract<BidEvent, { readonly type: 'auction-ended' }>,
  { language, nameOf }: Teller,
): string {
  const [name, price] = [nameOf(winner), bids[winner] ?? 0]
  if (language === 'zh') {
    const each = bids.map((bid, seat) => `${nameOf(seat)}出价${bid}`).join('，')
    const won = byChance ? `出价相同，抽签由${name}` : name
    return `第${auction}场：${each}；${won}以${price}分拍得。`
  }
  const each = bids.map((bid, seat) => `${nameOf(seat)} bid ${bid}`).join(', ')
  const won = byChance ? `the bids are equal, and by chance ${name} wins` : `${name} wins`
  return `Auction ${auction}: ${each}; ${won} for ${price}.`
}

function endText(points: readonly number[], { language, nameOf }: Teller): string {
  const each = points.map((own, seat) =>
    language === 'zh' ? `${nameOf(seat)}共赚${own}分` : `${nameOf(seat)} gained ${own}`,
  )
  return language === 'zh' ? `对局结束：${each.join('，')}。` : `The match is over: ${each.join(', ')}.`
}
