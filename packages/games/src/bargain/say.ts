import type { InBoth, MatchVoided, Seat } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import { refusalText } from '../contract/refusal-text.ts'
import { withWords } from '../contract/words-beside.ts'
import type { Words } from '../contract/words-beside.ts'
import type { BargainEvent } from './events.ts'
import { thingsText, valuesText } from './things.ts'

const reasons: Readonly<Record<string, InBoth<string>>> = {
  'no-offer': { en: 'there is no offer to accept', zh: '眼前没有可以接受的出价' },
  'no-offers-left': {
    en: 'no offer can be made any more, only accept or reject',
    zh: '不能再出价了，只能接受或拒绝',
  },
  'no-things': {
    en: 'it does not say how many hats, balls and apples are taken',
    zh: '没有说明要几顶帽子、几个球、几个苹果',
  },
  'not-the-last': {
    en: 'an offer that is not wanted is answered by another offer',
    zh: '不接受对方的出价时，要提出自己的出价',
  },
  'no-such-thing': {
    en: 'only hats, balls and apples are there to be divided',
    zh: '可以分的只有帽子、球和苹果',
  },
  'too-many': { en: 'there are not so many things', zh: '桌上没有这么多东西' },
  ambiguous: { en: 'it can be understood in more than one way', zh: '可以有不止一种理解' },
}

/** One line about an event. */
export function say(event: BargainEvent | MatchVoided, teller: Teller): string | undefined {
  const { language, nameOf } = teller
  const zh = language === 'zh'
  switch (event.type) {
    case 'match-opened':
    case 'match-voided':
      return undefined
    case 'things-laid': {
      const things = thingsText(event.counts, language)
      return zh ? `桌上有${things}。` : `On the table: ${things}.`
    }
    case 'values-dealt': {
      const values = valuesText(event.values, language)
      return zh ? `对${nameOf(event.seat)}的价值：${values}。` : `Worth to ${nameOf(event.seat)}: ${values}.`
    }
    case 'offer-made': {
      const things = thingsText(event.take, language)
      const offer = zh ? `想要${things}，其余归对方` : `would take ${things}, and leave the rest`
      return told(event, offer, teller)
    }
    case 'offer-accepted':
      return told(event, zh ? '接受了出价' : 'accepts the offer', teller)
    case 'offer-rejected':
      return told(event, zh ? '拒绝了最后的出价' : 'rejects the last offer', teller)
    case 'turn-passed':
      return zh ? `${nameOf(event.seat)}没有出价。` : `${nameOf(event.seat)} makes no offer.`
    case 'move-refused':
    case 'move-missed':
      return refusalText(event, teller, reasons)
    case 'match-ended':
      return endText(event, teller)
  }
}

type Spoken = Words & { readonly seat: Seat; readonly drawn: boolean }

function told(event: Spoken, deed: string, teller: Teller): string {
  const chance = teller.language === 'zh' ? '（由规则代为决定）' : ' (the rules answer for it)'
  return withWords(event, event.drawn ? `${deed}${chance}` : deed, teller)
}

function endText(
  { reason, points }: Extract<BargainEvent, { readonly type: 'match-ended' }>,
  { language, nameOf }: Teller,
): string {
  const zh = language === 'zh'
  if (reason === 'no-agreement')
    return zh ? '没有达成协议，双方都一无所得。' : 'There is no agreement, and neither gets anything.'
  const each = points.map((own, seat) => `${nameOf(seat)} ${own}`)
  return zh ? `达成协议：${each.join('，')}。` : `They agree: ${each.join(', ')}.`
}
