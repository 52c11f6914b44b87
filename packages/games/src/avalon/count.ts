import type { Seat } from '@wis/engine'
import { isChanged } from './observe.ts'
import { isEvil, roles } from './roles.ts'
import type { AvalonState } from './table.ts'

/** What is counted of a seat in a match. A team suits the good if nobody on it is evil, and the evil otherwise. */
export function countOf(now: AvalonState, seat: Seat): Readonly<Record<string, number>> {
  const { roles: dealt, quests, settled, isNamed, named, ending } = now
  const own = isEvil(dealt[seat])
  const hasWon = ending?.kind === 'decided' && (ending.points[seat] ?? 0) > 0
  const hasEvil = (team: readonly Seat[]) => team.some((one) => isEvil(dealt[one]))
  const won = quests.filter((quest) => quest.won).length
  const led = quests.filter(({ leader }) => leader === seat)
  const proposals = settled.filter(({ leader }) => leader === seat)
  const votes = own ? [] : settled.filter(({ voted }) => voted)
  const cards = own ? quests.flatMap((quest) => quest.cards.filter((played) => played.seat === seat)) : []
  const isSeeking = isNamed && dealt[seat] === 'assassin'
  return {
    ...Object.fromEntries(
      roles.flatMap((role) => [
        [`as-${role}`, Number(role === dealt[seat])],
        [`${role}-wins`, Number(role === dealt[seat] && hasWon)],
      ]),
    ),
    'good-quests': own ? 0 : quests.length,
    'good-quests-won': own ? 0 : won,
    'evil-quests': own ? quests.length : 0,
    'evil-quests-won': own ? quests.length - won : 0,
    'quests-joined': quests.filter(({ team }) => team.includes(seat)).length,
    'teams-led': led.length,
    'teams-led-right': led.filter(({ team }) => hasEvil(team) === own).length,
    proposals: proposals.length,
    'proposals-changed': proposals.filter(isChanged).length,
    'good-votes': votes.length,
    'good-votes-right': votes.filter(({ approvals, team }) => approvals[seat] === !hasEvil(team)).length,
    'evil-cards': cards.length,
    'evil-fails': cards.filter(({ card }) => card === 'fail').length,
    'merlins-sought': Number(isSeeking),
    'merlins-found': Number(isSeeking && named !== null && dealt[named] === 'merlin'),
  }
}
