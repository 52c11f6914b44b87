import type { Entry, Seat } from '@wis/engine'
import type { KitMoment } from '../contract/kit-moment.ts'
import type { Card } from './cards/card.ts'
import { scoreOf } from './cards/score.ts'
import type { HandEnded, HoldemEvent } from './schema.ts'

type NameOf = (seat: Seat) => string

interface Seen {
  readonly holes: readonly (readonly Card[] | undefined)[]
  readonly board: readonly Card[]
}

const nothing: Seen = { holes: [], board: [] }

/** The biggest pot of the match, and the pots from which the better hand was driven away. */
export function holdemMoments(log: readonly Entry<HoldemEvent>[], nameOf: NameOf): readonly KitMoment[] {
  let seen = nothing
  const biggest = seqOfBiggestPot(log)
  return log.flatMap(({ seq, event }): readonly KitMoment[] => {
    if (event.type !== 'hand-ended') {
      seen = after(seen, event)
      return []
    }
    const moments = [
      ...(seq === biggest ? [biggestPot(event, nameOf)] : []),
      ...(isBluff(event, seen) ? [bluff(event, nameOf)] : []),
    ]
    return moments.flatMap((moment) => (moment ? [{ seq, ...moment }] : []))
  })
}

function seqOfBiggestPot(log: readonly Entry<HoldemEvent>[]): number | undefined {
  const pots = log.flatMap(({ seq, event }) => (event.type === 'hand-ended' ? [{ seq, pot: event.pot }] : []))
  return pots.toSorted((one, other) => other.pot - one.pot)[0]?.seq
}

function after(seen: Seen, event: Entry<HoldemEvent>['event']): Seen {
  switch (event.type) {
    case 'hand-opened':
      return nothing
    case 'hole-dealt': {
      const holes = [0, 1].map((seat) => (seat === event.seat ? event.cards : seen.holes[seat]))
      return { ...seen, holes }
    }
    case 'board-dealt':
      return { ...seen, board: [...seen.board, ...event.cards] }
    default:
      return seen
  }
}

type Moment = Omit<KitMoment, 'seq'> | undefined

function biggestPot({ hand, winner, pot }: HandEnded, nameOf: NameOf): Moment {
  if (winner === null) return undefined
  const name = nameOf(winner)
  return {
    seat: winner,
    kind: 'biggest-pot',
    text: {
      en: `${name} wins the biggest pot of the match, ${pot} in hand ${hand}.`,
      zh: `${name}在第${hand}手赢得全场最大的底池${pot}。`,
    },
  }
}

/** Before the flop nobody has five cards that could be compared. */
function isBluff({ winner, reason }: HandEnded, { holes, board }: Seen): boolean {
  if (winner === null || reason !== 'fold' || board.length < 3) return false
  const [own, other] = [holes[winner], holes[1 - winner]]
  return (
    own !== undefined && other !== undefined && scoreOf([...own, ...board]) < scoreOf([...other, ...board])
  )
}

function bluff({ hand, winner }: HandEnded, nameOf: NameOf): Moment {
  if (winner === null) return undefined
  const [name, other] = [nameOf(winner), nameOf(1 - winner)]
  return {
    seat: winner,
    kind: 'bluff',
    text: {
      en: `${name} wins hand ${hand} by a bluff: ${other} folds the better cards.`,
      zh: `${name}在第${hand}手诈唬成功：${other}弃掉了更大的牌。`,
    },
  }
}
