import type { Seat } from '@wis/engine'
import type { Results } from '../contract/results.ts'
import { avalonFacts, avalonMetrics } from './metrics.ts'
import { isEvil, roleNames, roles } from './roles.ts'
import type { Role } from './roles.ts'
import { avalonRules } from './rules.ts'
import type { AvalonState, Settled } from './state.ts'

export const avalonResults: Results<AvalonState> = {
  roles: roleNames,
  facts: avalonFacts,
  metrics: avalonMetrics,
  of: resultsOf,
}

function resultsOf(state: AvalonState) {
  const outcome = avalonRules.outcome(state)
  if (outcome?.kind !== 'decided') return []
  return outcome.points.map((points, seat) => ({
    place: outcome.places[seat] ?? 1,
    team: outcome.teams[seat] ?? 0,
    role: state.roles[seat] ?? null,
    points,
    facts: {
      ...roleFacts(state.roles[seat] ?? null, points > 0),
      ...questFacts(state, seat),
      ...teamFacts(state, seat),
      ...voteFacts(state, seat),
      ...evilFacts(state, seat),
      answers: (state.asked[seat]?.step ?? 1) - 1,
      refused: state.refused[seat] ?? 0,
      missed: state.missed[seat] ?? 0,
    },
  }))
}

const count = (holds: boolean) => (holds ? 1 : 0)

const roleFacts = (own: Role | null, hasWon: boolean) =>
  Object.fromEntries(
    roles.flatMap((role) => [
      [`as-${role}`, count(role === own)],
      [`${role}-wins`, count(role === own && hasWon)],
    ]),
  )

function questFacts({ quests, roles: dealt }: AvalonState, seat: Seat) {
  const own = isEvil(dealt[seat])
  const won = quests.filter((quest) => quest.won).length
  return {
    'good-quests': own ? 0 : quests.length,
    'good-quests-won': own ? 0 : won,
    'evil-quests': own ? quests.length : 0,
    'evil-quests-won': own ? quests.length - won : 0,
    'quests-joined': quests.filter(({ team }) => team.includes(seat)).length,
  }
}

const hasEvil = ({ roles: dealt }: AvalonState, team: readonly Seat[]) =>
  team.some((seat) => isEvil(dealt[seat]))

/** A team suits the good if nobody on it is evil, and the evil otherwise. */
function teamFacts(state: AvalonState, seat: Seat) {
  const own = isEvil(state.roles[seat])
  const led = state.quests.filter(({ leader }) => leader === seat)
  const settled = state.settled.filter(({ leader }) => leader === seat)
  return {
    'teams-led': led.length,
    'teams-led-right': led.filter(({ team }) => hasEvil(state, team) === own).length,
    proposals: settled.length,
    'proposals-changed': settled.filter(isChanged).length,
  }
}

const isChanged = ({ first, team }: Settled) => team.some((seat) => !first.includes(seat))

function voteFacts(state: AvalonState, seat: Seat) {
  const voted = isEvil(state.roles[seat]) ? [] : state.settled.filter((one) => one.voted)
  return {
    'good-votes': voted.length,
    'good-votes-right': voted.filter(({ approvals, team }) => approvals[seat] === !hasEvil(state, team))
      .length,
  }
}

function evilFacts({ roles: dealt, quests, isNamed, named }: AvalonState, seat: Seat) {
  const cards = isEvil(dealt[seat])
    ? quests.flatMap((quest) => quest.cards.filter((played) => played.seat === seat))
    : []
  const isSeeking = isNamed && dealt[seat] === 'assassin'
  return {
    'evil-cards': cards.length,
    'evil-fails': cards.filter(({ card }) => card === 'fail').length,
    'merlins-sought': count(isSeeking),
    'merlins-found': count(isSeeking && named !== null && dealt[named] === 'merlin'),
  }
}
