import type { Entry, Seat } from '@wis/engine'
import type { KitMoment } from '../contract/kit-moment.ts'
import type { CostEvent } from './events.ts'
import { sharesText } from './shares.ts'

/** The word that closed the deal, or the end without one. */
export function costSharingMoments(
  log: readonly Entry<CostEvent>[],
  nameOf: (seat: Seat) => string,
): readonly KitMoment[] {
  const end = log.at(-1)
  if (end?.event.type !== 'match-ended') return []
  const { shares, proposer } = end.event
  if (shares === null) return [{ seq: end.seq, seat: null, kind: 'no-deal', text: noDeal }]
  const closing = log.findLast(
    ({ event }) => event.type === 'proposal-supported' || event.type === 'proposal-made',
  )
  if (!closing || !('seat' in closing.event)) return []
  const { seat } = closing.event
  const [name, told] = [nameOf(seat), sharesText(shares)]
  const by = proposer === null || proposer === seat ? undefined : nameOf(proposer)
  const text = {
    en: `${name} is the last to agree: ${told}${by === undefined ? '' : `, as ${by} proposed`}.`,
    zh: `${name}最后一个同意：${told}${by === undefined ? '' : `，由${by}提出`}。`,
  }
  return [{ seq: closing.seq, seat, kind: 'deal', text }]
}

const noDeal = { en: 'The airlines do not agree.', zh: '各航空公司没有达成一致。' }
