import type { OpenedTable } from '../define/table.ts'
import { isEvil } from './roles.ts'
import { questsToWin } from './table.ts'
import type { AvalonState, endFields, events, rules, Settled, State } from './table.ts'

type Moments = NonNullable<OpenedTable<typeof rules, typeof events, State, typeof endFields>['moments']>

/** Nearly all turning points need the roles, and so are told after the end. */
const isOver = ({ reason }: AvalonState) => reason !== null

const isTainted = ({ roles }: AvalonState, team: readonly number[]) =>
  team.some((seat) => isEvil(roles[seat]))

/** The number of the last quest by which the side that got three took the lead. */
function turningQuest({ quests }: AvalonState): number | undefined {
  const wins = (until: number, side: boolean) =>
    quests.slice(0, until).filter(({ won }) => won === side).length
  const side = [true, false].find((one) => wins(quests.length, one) >= questsToWin)
  if (side === undefined) return undefined
  return 1 + quests.findLastIndex(({ won }, at) => won === side && wins(at, side) <= wins(at, !side))
}

/** Both evil players vote alike, and no other player votes with them. */
function isTelling({ roles }: AvalonState, { approvals }: Settled): boolean {
  const alike = (holds: boolean) => approvals.every((one, seat) => one === (isEvil(roles[seat]) === holds))
  return alike(true) || alike(false)
}

/** Merlin alone of the good is against a team with evil on it. */
const isSlip = (end: AvalonState, { team, approvals }: Settled) =>
  isTainted(end, team) &&
  approvals.every((one, seat) => isEvil(end.roles[seat]) || one === (end.roles[seat] !== 'merlin'))

/** Whether this vote is the first of its kind. */
const isFirst = (end: AvalonState, at: number, holds: (now: AvalonState, one: Settled) => boolean) =>
  end.settled.findIndex((one) => one.voted && holds(end, one)) === at

export const moments: Moments = {
  'quest-ended': ({ event: { quest, won }, end }) => {
    if (turningQuest(end) !== quest) return undefined
    const text = won
      ? { en: `Quest ${quest} puts the good ahead for good.`, zh: `任务${quest}让好人从此领先。` }
      : { en: `Quest ${quest} puts the evil ahead for good.`, zh: `任务${quest}让坏人从此领先。` }
    return { seat: null, kind: 'quest-that-turned', text }
  },
  // Leaders who let an evil player in or out after the speeches.
  'team-settled': ({ event: { seat, team }, before, end, nameOf }) => {
    const letsIn = isTainted(end, team)
    if (!isOver(end) || letsIn === isTainted(end, before.proposal?.first ?? [])) return undefined
    const name = nameOf(seat)
    const text = letsIn
      ? {
          en: `${name} changes a clean team and lets evil in.`,
          zh: `${name}更换了原本干净的队伍，放进了坏人。`,
        }
      : {
          en: `${name} changes the team, and no evil is left on it.`,
          zh: `${name}换人之后，队伍里不再有坏人。`,
        }
    return { seat, kind: 'change-of-mind', text }
  },
  'votes-revealed': ({ before, end, nameOf }) => {
    if (!isOver(end)) return undefined
    const at = before.settled.length
    const merlin = end.roles.indexOf('merlin')
    const told = {
      seat: null,
      kind: 'vote-that-told',
      text: {
        en: 'Both evil players vote alike, and no other player votes with them.',
        zh: '两个坏人投了同样的票，而且没有别人和他们一样。',
      },
    }
    const slip = {
      seat: merlin,
      kind: 'merlin-slip',
      text: {
        en: `${nameOf(merlin)}, who is Merlin, is the only good player against a team with evil on it.`,
        zh: `身为梅林的${nameOf(merlin)}是唯一反对这支有坏人的队伍的好人。`,
      },
    }
    return [...(isFirst(end, at, isTelling) ? [told] : []), ...(isFirst(end, at, isSlip) ? [slip] : [])]
  },
  'merlin-named': ({ event: { seat, target, right }, nameOf }) => {
    const assassin = nameOf(seat)
    if (target === null) return undefined
    const text = right
      ? {
          en: `${assassin}, the assassin, finds Merlin: ${nameOf(target)}.`,
          zh: `刺客${assassin}找到了梅林${nameOf(target)}。`,
        }
      : {
          en: `${assassin}, the assassin, takes ${nameOf(target)} for Merlin, and is wrong.`,
          zh: `刺客${assassin}把${nameOf(target)}当成梅林，猜错了。`,
        }
    return { seat, kind: right ? 'merlin-found' : 'merlin-missed', text }
  },
}
