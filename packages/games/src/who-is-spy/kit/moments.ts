import type { Entry, InBoth, Seat } from '@wis/engine'
import type { KitMoment } from '../../contract/kit-moment.ts'
import { momentsOf } from '../results/moments.ts'
import type { Moment, MomentKind } from '../results/moments.ts'
import type { SpyEvent } from '../schema.ts'

type NameOf = (seat: Seat) => string

const titles: Readonly<Record<MomentKind, InBoth<string>>> = {
  'turning-vote': { en: 'The turning vote', zh: '关键一票' },
  'perfect-cover': { en: 'The perfect cover', zh: '完美伪装' },
  slip: { en: 'The slip', zh: '失言' },
  bandwagon: { en: 'The bandwagon', zh: '一边倒' },
}

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
  const player = nameOf(moment.seat)
  switch (moment.kind) {
    case 'turning-vote':
      return turned(moment, player, nameOf(moment.voter))
    case 'perfect-cover':
      return {
        en: `Nobody ever voted for ${player}. It was the spy.`,
        zh: `从头到尾没有人投过${player}，而它正是卧底。`,
      }
    case 'slip':
      return moment.cause === 'own-word'
        ? { en: `${player} says the secret word.`, zh: `${player}说出了自己的词。` }
        : {
            en: `After this, ${moment.votes === 1 ? '1 vote falls' : `${moment.votes} votes fall`} on ${player}.`,
            zh: `这番话之后，${player}得到 ${moment.votes} 票。`,
          }
    case 'bandwagon':
      return {
        en: `${moment.votes} votes on ${player} at once.`,
        zh: `${moment.votes} 票同时投向${player}。`,
      }
    default:
      return moment satisfies never
  }
}

const turned = (
  { outcome }: Extract<Moment, { readonly kind: 'turning-vote' }>,
  player: string,
  voter: string,
): InBoth<string> =>
  outcome === 'caught'
    ? {
        en: `With ${voter}’s vote, nothing could save ${player} any more.`,
        zh: `${voter}这一票投出后，${player}已无力回天。`,
      }
    : {
        en: `One vote short: had ${voter} named ${player}, the spy would have been out.`,
        zh: `只差一票：如果${voter}投给${player}，卧底就出局了。`,
      }
