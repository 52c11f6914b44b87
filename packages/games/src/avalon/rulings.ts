import type { Rng, Seat } from '@wis/engine'
import { cutText } from '../contract/reading/cut-text.ts'
import { saysSomething } from '../words-in-speech/fold.ts'
import type { Card, EndReason } from './events.ts'
import type { Meant } from './moves.ts'
import { keptNotes } from './notes.ts'
import type { Notes } from './notes.ts'
import { questSizes, questsToWin } from './presets.ts'
import { sideOf } from './roles.ts'
import type { Role, Side } from './roles.ts'
import type { AvalonEvent, AvalonRuleset } from './schema.ts'
import { questsLost } from './state.ts'
import type { AvalonState, Proposal } from './state.ts'

type Events = readonly AvalonEvent[]

interface Opening {
  readonly quest: number
  readonly proposal: number
  readonly leader: Seat
}

export function proposalOpened({ refusals }: AvalonRuleset, opening: Opening): AvalonEvent {
  const size = questSizes[opening.quest - 1] ?? questSizes[0]
  const voted = refusals.then === 'evil-wins' || opening.proposal <= refusals.most
  return { type: 'proposal-opened', ...opening, size, voted }
}

/** What follows from a legal move, or without one from the harmless move of the turn. */
export function eventsOf(state: AvalonState, seat: Seat, meant: Meant | undefined, rng: Rng): Events {
  const { proposal } = state
  if (!proposal || state.phase === 'assassinate')
    return afterNaming(state, seat, meant?.kind === 'assassinate' ? meant.target : null)
  switch (state.phase) {
    case 'propose':
      return withNotes(state, seat, meant, (spoken) => {
        const team =
          teamBy(meant) ??
          rng
            .shuffle(others(state, seat))
            .slice(0, proposal.size - 1)
            .concat(seat)
        return { type: 'team-proposed', ...spoken, team: team.toSorted(), drawn: !meant }
      })
    case 'discuss':
      return withNotes(state, seat, meant, (spoken) => ({ type: 'speech-given', ...spoken }))
    case 'settle':
      return withNotes(state, seat, meant, (spoken) => {
        const team = teamBy(meant) ?? proposal.team
        const changed = team.some((member) => !proposal.team.includes(member))
        return { type: 'team-settled', ...spoken, team, changed, drawn: !meant }
      })
    case 'vote':
      return afterVote(state, proposal, {
        seat,
        drawn: !meant,
        approves: meant?.kind === 'vote' ? meant.approves : true,
      })
    default:
      return afterCard(state, proposal, {
        seat,
        drawn: !meant,
        card: meant?.kind === 'quest' ? meant.card : 'success',
      })
  }
}

const others = ({ aliases }: AvalonState, seat: Seat) => [...aliases.keys()].filter((other) => other !== seat)

const teamBy = (meant: Meant | undefined) => (meant && 'team' in meant ? meant.team : undefined)

interface Spoken {
  readonly seat: Seat
  readonly text: string | null
  readonly cut: boolean
  readonly noted: boolean
}

function withNotes(
  state: AvalonState,
  seat: Seat,
  meant: Meant | undefined,
  event: (spoken: Spoken) => AvalonEvent,
): Events {
  const { language, ruleset, roles, proposal } = state
  const { text: said, notes: given } = meant && 'text' in meant ? meant : { text: '', notes: undefined }
  const { text, cut } = cutText(said, ruleset.speechLimit[language])
  const noting = { seat, role: roles[seat] ?? null, quest: proposal?.quest ?? 1, language }
  const notes: Notes | undefined = given && keptNotes(given, noting)
  const spoken = saysSomething(text) ? { text, cut } : { text: null, cut: false }
  const first = event({ seat, ...spoken, noted: notes !== undefined })
  return notes ? [first, { type: 'thoughts-noted', seat, notes }] : [first]
}

interface Vote {
  readonly seat: Seat
  readonly approves: boolean
  readonly drawn: boolean
}

function afterVote(state: AvalonState, proposal: Proposal, vote: Vote): Events {
  const cast: AvalonEvent = { type: 'vote-cast', ...vote }
  const votes = proposal.votes.with(vote.seat, vote.approves)
  if (votes.includes(null)) return [cast]
  const approvals = votes.map((approves) => approves === true)
  const carried = 2 * approvals.filter(Boolean).length > approvals.length
  const revealed: AvalonEvent = { type: 'votes-revealed', approvals, carried }
  return carried ? [cast, revealed] : [cast, revealed, ...afterRefusal(state, proposal)]
}

function afterRefusal(state: AvalonState, { quest, number, leader }: Proposal): Events {
  const { most, then } = state.ruleset.refusals
  if (then === 'evil-wins' && number >= most) return [endOf(state, 'teams-refused')]
  return [opened(state, { quest, proposal: number + 1, leader })]
}

/** The seat after the last leader leads. */
const opened = ({ ruleset, aliases }: AvalonState, { leader, ...opening }: Opening) =>
  proposalOpened(ruleset, { ...opening, leader: (leader + 1) % aliases.length })

interface Play {
  readonly seat: Seat
  readonly card: Card
  readonly drawn: boolean
}

/** Only the number of fails is told, as if the cards had been shuffled. */
function afterCard(state: AvalonState, { quest, leader, team }: Proposal, play: Play): Events {
  const played: AvalonEvent = { type: 'card-played', ...play }
  const all = [...state.cards, play]
  if (all.length < team.length) return [played]
  const fails = all.filter(({ card }) => card === 'fail').length
  const won = fails === 0
  const ended: AvalonEvent = { type: 'quest-ended', quest, fails, won }
  const [wins, losses] = [quest - questsLost(state) - (won ? 0 : 1), questsLost(state) + (won ? 0 : 1)]
  if (losses >= questsToWin) return [played, ended, endOf(state, 'quests-failed')]
  // With the quests won, the assassin is asked.
  if (wins >= questsToWin) return [played, ended]
  return [played, ended, opened(state, { quest: quest + 1, proposal: 1, leader })]
}

function afterNaming(state: AvalonState, seat: Seat, target: Seat | null): Events {
  const right = target !== null && state.roles[target] === 'merlin'
  return [
    { type: 'merlin-named', seat, target, right },
    endOf(state, right ? 'merlin-found' : 'merlin-hidden'),
  ]
}

export const winners: Readonly<Record<EndReason, Side>> = {
  'quests-failed': 'evil',
  'teams-refused': 'evil',
  'merlin-found': 'evil',
  'merlin-hidden': 'good',
}

function endOf({ roles }: AvalonState, reason: EndReason): AvalonEvent {
  const dealt = roles.filter((role): role is Role => role !== null)
  if (dealt.length < roles.length) throw new Error('a ruling needs the whole log: the deal is not known')
  const points = dealt.map((role) => (sideOf(role) === winners[reason] ? 1 : 0))
  return { type: 'match-ended', reason, roles: dealt, points }
}
