import type { InBoth } from '@wis/engine'
import type { TakenAction } from './hand.ts'

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
