import type { InBoth } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import { handName } from './cards/hand-name.ts'
import { scoreOf } from './cards/score.ts'
import type { ActionTaken, BoardStreet, HandEnded, TakenAction } from './hand.ts'

export const streetNames: Readonly<Record<BoardStreet, InBoth<string>>> = {
  flop: { en: 'flop', zh: '翻牌' },
  turn: { en: 'turn', zh: '转牌' },
  river: { en: 'river', zh: '河牌' },
}

export const signed = (chips: number) => (chips > 0 ? `+${chips}` : `${chips}`)

/** What a seat did, as logs and agents have it. */
export const sayAction = (taken: ActionTaken, teller: Teller) => actionWith(actionText, taken, teller)

/** The same on a page, which knows whether it is the first bet of its street. */
export const tellAction = (taken: ActionTaken, isFirst: boolean, teller: Teller) =>
  actionWith((action) => shortAction(action, isFirst), taken, teller)

function actionWith(does: typeof actionText, taken: ActionTaken, { language, nameOf }: Teller): string {
  const [name, did] = [nameOf(taken.seat), does(taken)[language]]
  if (language === 'zh')
    return taken.drawn ? `没有合法的回答，系统替${name}行动：${did}。` : `${name}${did}。`
  return `${taken.drawn ? 'No legal answer came: ' : ''}${name} ${did}.`
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

/** The same on a page. Agents keep the longer form, because their requests never change. */
function shortAction(taken: Omit<TakenAction, 'seat' | 'street'>, isFirst: boolean): InBoth<string> {
  const { action, bet, isAllIn } = taken
  if (action === 'fold' || action === 'check-and-call') return actionText(taken)
  if (isAllIn) return { en: `goes all-in to ${bet}`, zh: `全下到${bet}` }
  const half = action === 'raise-half-pot'
  return {
    en: `${isFirst ? 'bets' : 'raises to'} ${bet} (${half ? 'half pot' : 'pot'})`,
    zh: `${isFirst ? '下注' : '加注到'}${bet}（${half ? '半池' : '满池'}）`,
  }
}

export function sayEnd({ winner, pot, won, net, best }: HandEnded, { language, nameOf }: Teller): string {
  const zh = language === 'zh'
  const [own = '', other = ''] = [winner ?? 0, 1 - (winner ?? 0)].map((seat) =>
    best ? handName(scoreOf(best[seat] ?? []))[language] : '',
  )
  if (winner === null) {
    const shares = won.map((share, seat) => `${nameOf(seat)} ${share}`)
    return zh
      ? `双方都是${own}，平分底池${pot}：${shares.join('，')}。`
      : `Both have ${own}. The pot of ${pot} is split: ${shares.join(', ')}.`
  }
  const [name, gain] = [nameOf(winner), signed(net[winner] ?? 0)]
  if (!best) return zh ? `${name}赢得底池${pot}（${gain}）。` : `${name} wins the pot of ${pot} (${gain}).`
  if (own === other)
    return zh
      ? `双方都是${own}，${name}其余的牌更大，赢得底池${pot}（${gain}）。`
      : `Both have ${own}. ${name} wins the pot of ${pot} (${gain}) with higher cards beside it.`
  return zh
    ? `${name}以${own}胜过${other}，赢得底池${pot}（${gain}）。`
    : `${name} wins the pot of ${pot} (${gain}) with ${own} against ${other}.`
}
