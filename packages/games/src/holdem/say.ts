import type { InBoth, MatchVoided } from '@wis/engine'
import { refusalText } from '../contract/asked.ts'
import type { Teller } from '../contract/game-kit.ts'
import { cardsText, cardsWithSuits, handName } from './cards/hand-name.ts'
import { scoreOf } from './cards/score.ts'
import type { BoardStreet } from './events.ts'
import { at } from './hand.ts'
import type { TakenAction } from './hand.ts'
import type { ActionTaken, HandEnded, HoldemEvent } from './schema.ts'

export const refusals = {
  'no-raise': {
    en: 'no raise is possible here, only fold or check-and-call',
    zh: '此时不能加注，只能弃牌或跟注',
  },
} as const

export const streetNames: Readonly<Record<BoardStreet, InBoth<string>>> = {
  flop: { en: 'flop', zh: '翻牌' },
  turn: { en: 'turn', zh: '转牌' },
  river: { en: 'river', zh: '河牌' },
}

export const signed = (chips: number) => (chips > 0 ? `+${chips}` : `${chips}`)

/** One line about an event. */
export function sayHoldem(event: HoldemEvent | MatchVoided, teller: Teller): string | undefined {
  const { language, nameOf } = teller
  const told = (line: InBoth<string>) => line[language]
  const cardsOf = teller.onPage ? cardsWithSuits : cardsText
  switch (event.type) {
    case 'match-opened':
    case 'cards-drawn':
    case 'match-voided':
      return undefined
    case 'hand-opened': {
      const name = nameOf(event.button)
      return told({
        en: `Hand ${event.hand} begins. ${name} has the button.`,
        zh: `第${event.hand}手开始，${name}在按钮位。`,
      })
    }
    case 'hole-dealt': {
      const [name, cards] = [nameOf(event.seat), cardsOf(event.cards)]
      return told({ en: `${name} is dealt ${cards}.`, zh: `${name}拿到底牌${cards}。` })
    }
    case 'blinds-posted': {
      const { small, big } = event
      const [first, second] = [nameOf(small.seat), nameOf(big.seat)]
      return told({
        en: `${first} posts the small blind of ${small.amount}, ${second} the big blind of ${big.amount}.`,
        zh: `${first}下小盲${small.amount}，${second}下大盲${big.amount}。`,
      })
    }
    case 'action-taken':
      return told(sayAction(event, nameOf(event.seat)))
    case 'board-dealt': {
      const [street, cards] = [streetNames[event.street], cardsOf(event.cards)]
      return told({ en: `The ${street.en}: ${cards}.`, zh: `${street.zh}：${cards}。` })
    }
    case 'bet-returned': {
      const name = nameOf(event.seat)
      return told({
        en: `${name} takes back ${event.amount}, which nobody called.`,
        zh: `${name}收回无人跟注的${event.amount}。`,
      })
    }
    case 'cards-shown':
      return told(sayShown(event.holes.map(cardsOf), nameOf))
    case 'hand-ended':
      return told(sayEnd(event, nameOf))
    case 'move-refused':
    case 'move-missed':
      return refusalText(event, teller, refusals)
    case 'cards-revealed':
      return told({ en: 'The cards of all hands are shown.', zh: '所有牌局的牌全部公开。' })
    case 'match-ended': {
      const scores = event.points.map((points, seat) => {
        const text = signed(points)
        return `${nameOf(seat)} ${teller.onPage ? text.replace('-', '−') : text}`
      })
      return told({
        en: `The match is over: ${scores.join(', ')}.`,
        zh: `对局结束：${scores.join('，')}。`,
      })
    }
  }
}

function sayAction(taken: ActionTaken, name: string): InBoth<string> {
  const { en, zh } = actionText(taken)
  if (!taken.drawn) return { en: `${name} ${en}.`, zh: `${name}${zh}。` }
  return { en: `No legal answer came: ${name} ${en}.`, zh: `没有合法的回答，系统替${name}行动：${zh}。` }
}

/** What a seat does, to follow its name. */
export function actionText({
  action,
  paid,
  bet,
  isAllIn,
}: Omit<TakenAction, 'seat' | 'street'>): InBoth<string> {
  if (action === 'fold') return { en: 'folds', zh: '弃牌' }
  if (action === 'check-and-call' && paid === 0) return { en: 'checks', zh: '过牌' }
  if (action === 'check-and-call')
    return isAllIn
      ? { en: `calls ${paid} and is all-in`, zh: `跟注${paid}，全下` }
      : { en: `calls ${paid}`, zh: `跟注${paid}` }
  if (isAllIn) return { en: `goes all-in to ${bet}, paying ${paid}`, zh: `全下到${bet}，投入${paid}` }
  const half = action === 'raise-half-pot'
  return {
    en: `raises by ${half ? 'half the' : 'the full'} pot to ${bet}, paying ${paid}`,
    zh: `加注${half ? '半池' : '满池'}到${bet}，投入${paid}`,
  }
}

function sayShown(holes: readonly string[], nameOf: Teller['nameOf']): InBoth<string> {
  const en = holes.map((hole, seat) => `${nameOf(seat)} shows ${hole}`)
  const zh = holes.map((hole, seat) => `${nameOf(seat)}亮出${hole}`)
  return { en: `${en.join(', ')}.`, zh: `${zh.join('，')}。` }
}

function sayEnd({ winner, pot, won, net, best }: HandEnded, nameOf: Teller['nameOf']): InBoth<string> {
  if (winner === null) {
    const name = handName(scoreOf(best?.[0] ?? []))
    const shares = won.map((share, seat) => `${nameOf(seat)} ${share}`)
    return {
      en: `Both have ${name.en}. The pot of ${pot} is split: ${shares.join(', ')}.`,
      zh: `双方都是${name.zh}，平分底池${pot}：${shares.join('，')}。`,
    }
  }
  const [name, gain] = [nameOf(winner), signed(at(net, winner))]
  if (!best)
    return { en: `${name} wins the pot of ${pot} (${gain}).`, zh: `${name}赢得底池${pot}（${gain}）。` }
  const [own, other] = [winner, 1 - winner].map((seat) => handName(scoreOf(best[seat] ?? [])))
  if (own?.en === other?.en) {
    return {
      en: `Both have ${own?.en}. ${name} wins the pot of ${pot} (${gain}) with higher cards beside it.`,
      zh: `双方都是${own?.zh}，${name}其余的牌更大，赢得底池${pot}（${gain}）。`,
    }
  }
  return {
    en: `${name} wins the pot of ${pot} (${gain}) with ${own?.en} against ${other?.en}.`,
    zh: `${name}以${own?.zh}胜过${other?.zh}，赢得底池${pot}（${gain}）。`,
  }
}
