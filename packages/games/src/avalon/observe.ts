import type { Seat } from '@wis/engine'
import { namesOf } from '../define/table.ts'
import { texts } from './content/generated/texts.ts'
import { roleNames } from './roles.ts'
import { cardsOf, phaseOf, questSizes, questsLost, questsWon, seatsIn, targetsOf } from './table.ts'
import type { AvalonState, Settled } from './table.ts'

/** What a seat knows now. Votes and cards of others are here only once they are public, notes never. */
export const observe = texts.observed((now: AvalonState, seat) => ({
  data: dataOf(now, seat),
  told: toldOf(now, seat),
}))

const names = ({ aliases }: AvalonState, seats: readonly Seat[]) => seats.map((seat) => aliases[seat] ?? '')
const listed = ({ language, aliases }: AvalonState, seats: readonly Seat[]) =>
  namesOf(seats, { language, nameOf: (seat) => aliases[seat] ?? '' })

function dataOf(now: AvalonState, seat: Seat) {
  const { aliases, roles, sees, quests, settled, proposal } = now
  const nameOf = (other: Seat) => aliases[other] ?? ''
  return {
    you: nameOf(seat),
    players: aliases,
    role: roles[seat] ?? null,
    shown: names(now, sees[seat] ?? []),
    questSizes,
    quests: quests.map(({ team, leader, fails, won, cards }, index) => ({
      quest: index + 1,
      leader: nameOf(leader),
      team: names(now, team),
      fails,
      won,
      yourCard: cards.find((played) => played.seat === seat)?.card ?? null,
    })),
    proposals: settled.map((one) => ({
      quest: one.quest,
      proposal: one.number,
      leader: nameOf(one.leader),
      first: names(now, one.first),
      team: names(now, one.team),
      carried: one.carried,
      approved: one.voted ? names(now, seatsIn(one.approvals, true)) : null,
    })),
    now: proposal && {
      quest: proposal.quest,
      proposal: proposal.number,
      leader: nameOf(proposal.leader),
      size: proposal.size,
      voted: proposal.voted,
      team: names(now, proposal.team),
      said: proposal.speeches.map((speech) => ({ player: nameOf(speech.seat), says: speech.text })),
      yourVote: proposal.votes[seat] ?? null,
    },
  }
}

export const isChanged = ({ first, team }: Pick<Settled, 'first' | 'team'>) =>
  team.some((seat) => !first.includes(seat))

/** What the lines of the text are made of, beside the data. */
function toldOf(now: AvalonState, seat: Seat) {
  const { language, aliases, roles, sees, quests, settled, proposal, ending } = now
  const nameOf = (other: Seat) => aliases[other] ?? ''
  const phase = phaseOf(now)
  const role = roles[seat] ?? null
  const leads = proposal?.leader === seat
  const isOpen = proposal !== null && !ending && phase !== 'assassinate'
  const plays = phase === 'quest' && proposal?.team.includes(seat)
  return {
    [`is-${role}`]: true,
    isPartner: role === 'morgana' || role === 'assassin',
    own: role && roleNames[role][language],
    seen: listed(now, sees[seat] ?? []),
    won: questsWon(now),
    lost: questsLost(now),
    ended: quests.map(({ team, fails, won }, index) => ({
      quest: index + 1,
      names: listed(now, team),
      hasWon: won,
      fails,
      isOne: fails === 1,
      areMore: fails > 1,
    })),
    teams: settled.map((one) => ({
      at: `${one.quest}.${one.number}`,
      leader: nameOf(one.leader),
      names: listed(now, one.team),
      before: isChanged(one) ? listed(now, one.first) : '',
      isVoted: one.voted,
      approving: listed(now, seatsIn(one.approvals, true)),
      hasNone: one.voted && !one.approvals.includes(true),
      isSent: one.voted && one.carried,
      isRefused: !one.carried,
    })),
    open: isOpen && proposal,
    leads: nameOf(proposal?.leader ?? 0),
    isUnvoted: isOpen && !proposal.voted,
    onTable: isOpen ? listed(now, proposal.team) : '',
    said: isOpen
      ? proposal.speeches.flatMap(({ seat: speaker, text }) =>
          text === null ? [] : { player: nameOf(speaker), text },
        )
      : [],
    proposes: phase === 'propose' && leads,
    settles: phase === 'settle' && leads,
    speaks: phase === 'discuss',
    votes: phase === 'vote',
    playsEither: plays && cardsOf(now, seat).length > 1,
    playsSuccess: plays && cardsOf(now, seat).length === 1,
    targets: phase === 'assassinate' && role === 'assassin' && listed(now, targetsOf(now, seat)),
  }
}
