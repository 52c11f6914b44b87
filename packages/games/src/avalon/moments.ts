import type { Entry, InBoth, Seat } from '@wis/engine'
import type { KitMoment } from '../contract/kit-moment.ts'
import { questsToWin } from './presets.ts'
import { isEvil } from './roles.ts'
import type { Role } from './roles.ts'
import type { AvalonEvent } from './schema.ts'

type Log = readonly Entry<AvalonEvent>[]
type NameOf = (seat: Seat) => string
type Of<Type extends AvalonEvent['type']> = Extract<AvalonEvent, { readonly type: Type }>

interface Told<Type extends AvalonEvent['type']> {
  readonly seq: number
  readonly event: Of<Type>
}

const all = <Type extends AvalonEvent['type']>(log: Log, type: Type): readonly Told<Type>[] =>
  log.flatMap(({ seq, event }) => (event.type === type ? [{ seq, event: event as Of<Type> }] : []))

/** The turning points of a match. Nearly all need the roles, and so are told after the end. */
export function avalonMoments(log: Log, nameOf: NameOf): readonly KitMoment[] {
  const roles = all(log, 'match-ended').at(-1)?.event.roles
  const moments = [
    ...turningQuest(log),
    ...(roles ? [...changesOfMind(log, roles, nameOf), ...tellingVotes(log, roles, nameOf)] : []),
    ...naming(log, nameOf),
  ]
  return moments.toSorted((one, other) => one.seq - other.seq)
}

/** The last quest by which the side that got three took the lead. */
function turningQuest(log: Log): readonly KitMoment[] {
  const ended = all(log, 'quest-ended')
  const wins = (until: number, side: boolean) =>
    ended.slice(0, until).filter(({ event }) => event.won === side).length
  const side = [true, false].find((one) => wins(ended.length, one) >= questsToWin)
  if (side === undefined) return []
  const at = ended.findLastIndex(
    ({ event }, place) => event.won === side && wins(place, side) <= wins(place, !side),
  )
  const turned = ended[at]
  if (!turned) return []
  const { quest } = turned.event
  const text = side
    ? { en: `Quest ${quest} puts the good ahead for good.`, zh: `任务${quest}让好人从此领先。` }
    : { en: `Quest ${quest} puts the evil ahead for good.`, zh: `任务${quest}让坏人从此领先。` }
  return [{ seq: turned.seq, seat: null, kind: 'quest-that-turned', text }]
}

const tainted = (team: readonly Seat[], roles: readonly Role[]) => team.some((seat) => isEvil(roles[seat]))

/** Leaders who let an evil player in or out after the speeches. */
function changesOfMind(log: Log, roles: readonly Role[], nameOf: NameOf): readonly KitMoment[] {
  let before: readonly Seat[] = []
  return log.flatMap(({ seq, event }): readonly KitMoment[] => {
    if (event.type === 'team-proposed') before = event.team
    if (event.type !== 'team-settled' || tainted(event.team, roles) === tainted(before, roles)) return []
    const { seat, team } = event
    const name = nameOf(seat)
    const text = tainted(team, roles)
      ? {
          en: `${name} changes a clean team and lets evil in.`,
          zh: `${name}更换了原本干净的队伍，放进了坏人。`,
        }
      : {
          en: `${name} changes the team, and no evil is left on it.`,
          zh: `${name}换人之后，队伍里不再有坏人。`,
        }
    return [{ seq, seat, kind: 'change-of-mind', text }]
  })
}

/** The first vote that sets both evil players apart, and the first in which Merlin alone of the good sees the evil. */
function tellingVotes(log: Log, roles: readonly Role[], nameOf: NameOf): readonly KitMoment[] {
  const found = new Map<string, KitMoment>()
  const add = (seq: number, seat: Seat | null, kind: string, text: InBoth<string>) => {
    if (!found.has(kind)) found.set(kind, { seq, seat, kind, text })
  }
  let team: readonly Seat[] = []
  for (const { seq, event } of log) {
    if (event.type === 'team-settled') team = event.team
    if (event.type !== 'votes-revealed') continue
    const { approvals } = event
    const alike = (holds: boolean) => approvals.every((one, seat) => one === (isEvil(roles[seat]) === holds))
    if (alike(true) || alike(false))
      add(seq, null, 'vote-that-told', {
        en: 'Both evil players vote alike, and nobody else votes with them.',
        zh: '两个坏人投了同样的票，而且没有别人和他们一样。',
      })
    const merlin = roles.indexOf('merlin')
    const isAlone = approvals.every((one, seat) => isEvil(roles[seat]) || one === (seat !== merlin))
    if (tainted(team, roles) && isAlone)
      add(seq, merlin, 'merlin-slip', {
        en: `${nameOf(merlin)}, who is Merlin, is the only good player against a team with evil on it.`,
        zh: `身为梅林的${nameOf(merlin)}是唯一反对这支有坏人的队伍的好人。`,
      })
  }
  return [...found.values()]
}

function naming(log: Log, nameOf: NameOf): readonly KitMoment[] {
  return all(log, 'merlin-named').flatMap(({ seq, event: { seat, target, right } }) => {
    if (target === null) return []
    const text = right
      ? { en: `The assassin finds Merlin: ${nameOf(target)}.`, zh: `刺客找到了梅林：${nameOf(target)}。` }
      : {
          en: `The assassin takes ${nameOf(target)} for Merlin, and is wrong.`,
          zh: `刺客把${nameOf(target)}当成梅林，猜错了。`,
        }
    return [{ seq, seat, kind: right ? 'merlin-found' : 'merlin-missed', text }]
  })
}
