import type { InBoth, MatchVoided } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import { refusalText } from '../contract/refusal-text.ts'
import { withWords } from '../contract/words-beside.ts'
import type { CostEvent } from './events.ts'
import { sharesText } from './shares.ts'

const reasons: Readonly<Record<string, InBoth<string>>> = {
  'no-sum': { en: 'the three shares do not add up to 100', zh: '三个份额相加不等于100' },
  'no-step': { en: 'a share is no multiple of 5', zh: '有的份额不是5的倍数' },
  'no-stand': { en: 'that player stands behind nothing yet', zh: '那位玩家还没有方案' },
  'no-propose': { en: 'it does not name three shares', zh: '没有写明三个份额' },
  'no-support': { en: 'it does not say whose shares are supported', zh: '没有说明支持谁的方案' },
  ambiguous: { en: 'it can be understood in more than one way', zh: '可以有不止一种理解' },
}

/** One line about an event. */
export function say(event: CostEvent | MatchVoided, teller: Teller): string | undefined {
  const { language, nameOf } = teller
  const zh = language === 'zh'
  switch (event.type) {
    case 'match-opened':
    case 'match-voided':
      return undefined
    case 'airlines-presented': {
      const each = event.airlines.map(
        ({ name }, seat) => `${nameOf(seat)}${zh ? '代表' : ' speaks for '}${name[language]}`,
      )
      return zh ? `${each.join('，')}。` : `${each.join(', ')}.`
    }
    case 'round-opened':
      return zh ? `第${event.round}轮开始。` : `Round ${event.round} begins.`
    case 'proposal-made': {
      const shares = sharesText(event.shares)
      const opening = event.given ? (zh ? '（开局既定）' : ' (as the rules open the match)') : ''
      return withWords(event, zh ? `提出${shares}${opening}` : `proposes ${shares}${opening}`, teller)
    }
    case 'proposal-supported':
      return withWords(event, supportText(event, teller), teller)
    case 'turn-passed':
      return zh ? `${nameOf(event.seat)}没有表态。` : `${nameOf(event.seat)} lets its turn go by.`
    case 'move-refused':
    case 'move-missed':
      return refusalText(event, teller, reasons)
    case 'match-ended':
      return endText(event, teller)
  }
}

function supportText(
  { seat, supported, shares }: Extract<CostEvent, { readonly type: 'proposal-supported' }>,
  { language, nameOf }: Teller,
): string {
  const text = sharesText(shares)
  if (seat === supported) return language === 'zh' ? `坚持${text}` : `stays with ${text}`
  return language === 'zh' ? `支持${nameOf(supported)}的${text}` : `supports ${nameOf(supported)}: ${text}`
}

function endText(
  { shares, proposer }: Extract<CostEvent, { readonly type: 'match-ended' }>,
  { language, nameOf }: Teller,
): string {
  const zh = language === 'zh'
  if (!shares) return zh ? '没有达成一致，三方都得0分。' : 'There is no agreement, and nobody gets a point.'
  const each = shares.map((share, seat) => `${nameOf(seat)} ${share} %`).join(zh ? '，' : ', ')
  if (proposer === null)
    return zh ? `三方一致同意一个开局既定的方案：${each}。` : `All agree on an opening proposal: ${each}.`
  const by = nameOf(proposer)
  return zh ? `三方一致同意${by}的方案：${each}。` : `All agree on what ${by} proposed: ${each}.`
}
