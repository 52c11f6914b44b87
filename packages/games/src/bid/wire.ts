import type { Wire } from '../contract/game-kit.ts'
import type { BidEvent } from './events.ts'
import { fieldsOf } from './move-fields.ts'
import { observe } from './observe.ts'
import { say } from './say.ts'
import { bidEvent } from './schema.ts'
import type { BidState } from './state.ts'

export const bidWire: Wire<BidState, BidEvent> = {
  round: {
    en: 'The auctions of the match: everybody bids once in each.',
    zh: '本场的第几次拍卖：每次各人出价一次。',
  },
  event: bidEvent,
  fields: (state, { seat }) => fieldsOf(state, seat),
  legal: () => undefined,
  observe,
  say,
}
