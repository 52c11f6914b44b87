import type { Entry, Seat } from '@wis/engine'
import type { KitMoment } from '../contract/kit-moment.ts'
import type { PublicGoodsEvent } from './table.ts'

/** The rounds in which one alone stopped investing, and the first in which nobody invested any more. */
export function publicGoodsMoments(
  log: readonly Entry<PublicGoodsEvent>[],
  nameOf: (seat: Seat) => string,
): readonly KitMoment[] {
  let before: readonly number[] = []
  return log.flatMap(({ seq, event }): readonly KitMoment[] => {
    if (event.type !== 'round-ended') return []
    const { round, investments } = event
    const hadAll = before.length > 0 && before.every((amount) => amount > 0)
    const hadSome = before.some((amount) => amount > 0)
    before = investments
    const without = investments.flatMap((amount, seat) => (amount === 0 ? [seat] : []))
    const [first] = without
    if (hadAll && without.length === 1 && first !== undefined)
      return [betrayal(seq, first, nameOf(first), round)]
    return hadSome && without.length === investments.length ? [collapse(seq, round)] : []
  })
}

const betrayal = (seq: number, seat: Seat, name: string, round: number): KitMoment => ({
  seq,
  seat,
  kind: 'betrayal',
  text: {
    en: `After a round in which all invested, ${name} alone invests nothing in round ${round}.`,
    zh: `上一轮人人投入之后，只有${name}在第${round}轮分文不投。`,
  },
})

const collapse = (seq: number, round: number): KitMoment => ({
  seq,
  seat: null,
  kind: 'collapse',
  text: { en: `In round ${round}, nobody invests any more.`, zh: `第${round}轮，再没有人投入。` },
})
