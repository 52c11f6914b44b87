import type { Entry, InBoth, Seat } from '@wis/engine'
import type { KitMoment } from '../../contract/kit-moment.ts'
import { phrase } from '../../define/sentences.ts'
import { says } from '../content/generated/view.ts'
import { momentsOf } from '../results/moments.ts'
import type { Moment } from '../results/moments.ts'
import type { SpyEvent } from '../schema.ts'

type NameOf = (seat: Seat) => string
const { moments, titles } = says

/** The turning points of a match, told with the names of its players. */
export const spyMoments = (log: readonly Entry<SpyEvent>[], nameOf: NameOf): readonly KitMoment[] =>
  momentsOf(log).map((moment) => ({
    seq: moment.seq,
    seat: moment.seat,
    ...(moment.kind === 'turning-vote' && { by: moment.voter }),
    kind: moment.kind,
    title: titles[moment.kind],
    text: textOf(moment, nameOf),
    round: moment.round,
    ...(moment.tells === 'votes' && { provenAt: moment.provenAt }),
  }))

function textOf(moment: Moment, nameOf: NameOf): InBoth<string> {
  const name = nameOf(moment.seat)
  switch (moment.kind) {
    case 'turning-vote':
      return phrase(moments[moment.outcome], { name, voter: nameOf(moment.voter) })
    case 'perfect-cover':
      return phrase(moments['perfect-cover'], { name })
    case 'slip':
      if (moment.cause === 'own-word') return phrase(moments['own-word'], { name })
      return phrase(moments['drew-votes'], { name, votes: moment.votes })
    case 'bandwagon':
      return phrase(moments.bandwagon, { name, votes: moment.votes })
  }
}
