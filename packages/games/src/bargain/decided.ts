import type { Seat } from '@wis/engine'
import type { SceneDecided } from '../contract/scene.ts'
import { thingsText } from './things.ts'
import type { PerKind } from './things.ts'

interface Offered {
  readonly seat: Seat
  readonly take: PerKind | null
}

interface Ended {
  readonly offers: readonly Offered[]
  readonly agreed: Offered | undefined
  readonly answer: { readonly seat: Seat } | null
  readonly aliases: readonly string[]
}

/** What decided a bargain: the offer that was accepted, or that none was. */
export function decidedBy({ offers, agreed, answer, aliases }: Ended): SceneDecided {
  const made = offers.filter(({ take }) => take).length
  if (!agreed?.take)
    return {
      title: { en: 'No deal', zh: '没有成交' },
      text: {
        en: `Neither gets a point after ${made === 1 ? '1 offer' : `${made} offers`}.`,
        zh: `出价${made}次之后，双方都得0分。`,
      },
    }
  const [taker, maker] = [aliases[answer?.seat ?? 0] ?? '', aliases[agreed.seat] ?? '']
  return {
    text: {
      en: `${taker} accepted offer ${offers.length}: ${maker} takes ${thingsText(agreed.take, 'en')}.`,
      zh: `${taker}接受了第${offers.length}次出价：${maker}拿走${thingsText(agreed.take, 'zh')}。`,
    },
  }
}
