import type { InBoth, Seat } from '@wis/engine'
import { answerFacts } from '../contract/answer-facts.ts'
import type { Results } from '../contract/results.ts'
import { avalonMetrics } from './metrics.ts'
import { isEvil, roleNames, roles } from './roles.ts'
import type { Role } from './roles.ts'
import { avalonRules } from './rules.ts'
import type { AvalonState, Settled } from './state.ts'

const roleFactNames = Object.fromEntries(
  roles.flatMap((role): [string, InBoth<string>][] => {
    const { en, zh } = roleNames[role]
    return [
      [`as-${role}`, { en: `Matches as ${en}`, zh: `作为${zh}的对局` }],
      [`${role}-wins`, { en: `Matches won as ${en}`, zh: `作为${zh}获胜的对局` }],
    ]
  }),
)

const facts = {
  ...roleFactNames,
  'good-quests': { en: 'Quests in matches as good', zh: '作为好人时的任务' },
  'good-quests-won': { en: 'Quests that succeeded in matches as good', zh: '作为好人时成功的任务' },
  'evil-quests': { en: 'Quests in matches as evil', zh: '作为坏人时的任务' },
  'evil-quests-won': { en: 'Quests that failed in matches as evil', zh: '作为坏人时失败的任务' },
  'quests-joined': { en: 'Quests it went on', zh: '参加的任务' },
  'teams-led': { en: 'Teams it led on a quest', zh: '带队出发的任务' },
  'teams-led-right': { en: 'Teams it led on a quest that suited its side', zh: '带出的对己方有利的队伍' },
  proposals: { en: 'Teams it settled', zh: '定下的队伍' },
  'proposals-changed': { en: 'Teams it changed after the speeches', zh: '听完发言后更换的队伍' },
  'good-votes': { en: 'Votes as good', zh: '作为好人的投票' },
  'good-votes-right': { en: 'Votes as good that fit the team', zh: '作为好人投对的票' },
  'evil-cards': { en: 'Cards played as evil', zh: '作为坏人打出的牌' },
  'evil-fails': { en: 'Fails played', zh: '打出的失败牌' },
  'merlins-sought': { en: 'Times it could name Merlin', zh: '可以指认梅林的次数' },
  'merlins-found': { en: 'Times it named Merlin', zh: '指认对梅林的次数' },
  ...answerFacts,
} as const satisfies Readonly<Record<string, InBoth<string>>>

export const avalonResults: Results<AvalonState> = {
  roles: roleNames,
  facts,
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
