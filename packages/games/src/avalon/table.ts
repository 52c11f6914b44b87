import type { Seat } from '@wis/engine'
import { askedAfter } from '../contract/asked.ts'
import { questsToWin } from './presets.ts'
import type { AvalonEvent } from './schema.ts'
import type { AvalonState, Phase, Proposal, Quest, Settled, Speech } from './state.ts'

type TableEvent = Exclude<
  AvalonEvent,
  {
    readonly type: 'match-opened' | 'role-dealt' | 'move-refused' | 'move-missed' | 'match-ended'
  }
>

/** What happens between the deal and the end. */
export function evolveTable(state: AvalonState, event: TableEvent): AvalonState {
  switch (event.type) {
    case 'proposal-opened':
      return { ...state, phase: 'propose', proposal: openedBy(event, state.aliases.length), cards: [] }
    case 'votes-revealed':
      return revealed(state, event)
    case 'card-played': {
      const { seat, card, drawn } = event
      return { ...state, cards: [...state.cards, { seat, card }], asked: answered(state, seat, drawn) }
    }
    case 'quest-ended':
      return questEnded(state, event)
    case 'merlin-named': {
      const { seat, target } = event
      const asked = answered(state, seat, target === null)
      return { ...state, phase: 'waiting', named: target, isNamed: true, asked }
    }
    default:
      return state.proposal ? evolveProposal(state, state.proposal, event) : state
  }
}

type TalkEvent = Extract<
  TableEvent,
  { readonly type: 'team-proposed' | 'speech-given' | 'team-settled' | 'thoughts-noted' | 'vote-cast' }
>

function evolveProposal(state: AvalonState, proposal: Proposal, event: TalkEvent): AvalonState {
  const { seat } = event
  switch (event.type) {
    case 'team-proposed': {
      const { team, drawn } = event
      const speeches = [speechOf(event)]
      const asked = answered(state, seat, drawn)
      return { ...state, phase: 'discuss', asked, proposal: { ...proposal, first: team, team, speeches } }
    }
    case 'speech-given': {
      const speeches = [...proposal.speeches, speechOf(event)]
      const phase: Phase = speeches.length < state.aliases.length ? 'discuss' : 'settle'
      const asked = answered(state, seat, event.text === null)
      return { ...state, phase, asked, proposal: { ...proposal, speeches } }
    }
    case 'team-settled':
      return settledBy(state, proposal, event)
    case 'thoughts-noted': {
      const at = proposal.speeches.findLastIndex((speech) => speech.seat === seat)
      const speech = proposal.speeches[at]
      if (!speech) return state
      const speeches = proposal.speeches.with(at, { ...speech, notes: event.notes })
      const { guesses } = event.notes
      const noted =
        guesses.length === 0 ? state.noted : [...state.noted, { seat, quest: proposal.quest, guesses }]
      return { ...state, noted, proposal: { ...proposal, speeches } }
    }
    case 'vote-cast': {
      if (seat >= proposal.votes.length) return state
      const votes = proposal.votes.with(seat, event.approves)
      return { ...state, asked: answered(state, seat, event.drawn), proposal: { ...proposal, votes } }
    }
  }
}

const openedBy = (
  { quest, proposal, leader, size, voted }: Extract<TableEvent, { readonly type: 'proposal-opened' }>,
  seats: number,
): Proposal => ({
  quest,
  number: proposal,
  leader,
  size,
  voted,
  first: null,
  team: [],
  speeches: [],
  isRevealed: false,
  votes: Array.from({ length: seats }, () => null),
})

/** A settled team that nobody votes on goes at once. */
function settledBy(
  state: AvalonState,
  proposal: Proposal,
  event: Extract<TalkEvent, { readonly type: 'team-settled' }>,
): AvalonState {
  const { seat, team, drawn } = event
  const speeches = [...proposal.speeches, speechOf(event)]
  const next = { ...proposal, team, speeches }
  const asked = answered(state, seat, drawn)
  if (proposal.voted) return { ...state, phase: 'vote', asked, proposal: next }
  return {
    ...state,
    phase: 'quest',
    asked,
    proposal: next,
    settled: [...state.settled, settledOf(next, [], true)],
  }
}

const settledOf = (
  { quest, number, leader, team, first, voted }: Proposal,
  approvals: readonly boolean[],
  carried: boolean,
): Settled => ({ quest, number, leader, team, voted, first: first ?? team, approvals, carried })

function revealed(
  state: AvalonState,
  { approvals, carried }: Extract<TableEvent, { readonly type: 'votes-revealed' }>,
): AvalonState {
  if (!state.proposal) return state
  const proposal = { ...state.proposal, votes: approvals, isRevealed: true }
  const settled = [...state.settled, settledOf(proposal, approvals, carried)]
  return { ...state, phase: carried ? 'quest' : 'waiting', proposal, settled }
}

function questEnded(
  state: AvalonState,
  { fails, won }: Extract<TableEvent, { readonly type: 'quest-ended' }>,
): AvalonState {
  const { team = [], leader = 0 } = state.proposal ?? {}
  const quest: Quest = { team, leader, fails, won, cards: state.cards }
  const quests = [...state.quests, quest]
  const isLast = quests.filter((one) => one.won).length >= questsToWin
  return { ...state, phase: isLast ? 'assassinate' : 'waiting', quests }
}

const speechOf = ({ seat, text }: { readonly seat: Seat; readonly text: string | null }): Speech => ({
  seat,
  text,
  notes: null,
})

/** Where the seats are with their questions. */
const answered = ({ asked }: AvalonState, seat: Seat, drawn: boolean) =>
  seat < asked.length ? askedAfter(asked, { type: 'answered', seat, drawn }) : asked
