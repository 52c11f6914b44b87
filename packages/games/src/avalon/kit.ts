import { defineGame } from '../define/index.ts'
import { unseal } from '../define/table.ts'
import type { Line } from '../define/table.ts'
import { saysSomething } from '../words-in-speech/fold.ts'
import { texts } from './content/generated/texts.ts'
import { countOf } from './count.ts'
import { players } from './house/house.ts'
import { keptNotes, noteFields } from './notes.ts'
import { observe } from './observe.ts'
import { opened } from './opened-view.ts'
import { roleNames, roles, seenBy, sideOf } from './roles.ts'
import type { Role } from './roles.ts'
import { interintent } from './strategy.ts'
import { rates, studies } from './studies.ts'
import { phaseOf, questSizes, questsLost, questsToWin, winners } from './table.ts'
import type { AvalonState, EndReason, State } from './table.ts'
import { table } from './view.ts'

/** What is said without a letter or a digit is silence. */
const heard = (say: Line | null) => (say && saysSomething(say.text) ? {} : { text: null, cut: false })

const notes = { event: 'thoughts-noted', fields: noteFields, kept: keptNotes } as const
const { propose, discuss, settle } = table.moves
const moves: typeof table.moves = {
  ...table.moves,
  propose: { ...propose, notes, holds: ({ say }) => heard(say) },
  discuss: {
    ...discuss,
    notes,
    holds: ({ say }) => heard(say),
    fault: ({ say }) => (saysSomething(say.text) ? undefined : 'says-nothing'),
  },
  settle: {
    ...settle,
    notes,
    holds: ({ say, team }, { proposal }) => ({
      ...heard(say),
      changed: team.some((seat) => !proposal?.team.includes(seat)),
    }),
  },
}

export const avalon = defineGame({
  ...table,
  ...opened,
  ...texts.game(({ refusals: { most, then }, notes: asked }: AvalonState['ruleset']) => ({
    isOver: then === 'evil-wins',
    isOne: most === 1,
    areAsked: asked === 'asked',
  })),
  moves,
  genre: 'talk',
  thinkingTime: 0.5,
  glyph: 'M4 8l4 4 4-7 4 7 4-4-1.5 9h-13zM6 20h12',
  pointsWithin: () => [0, 1],
  begin: ({ aliases, ruleset }, _, rng) => {
    const dealt = rng.shuffle(roles)
    const leader = rng.pick([...aliases.keys()])
    return [
      ...dealt.map((role, seat) => ({ type: 'role-dealt', seat, role, sees: seenBy(dealt, seat) }) as const),
      proposalOf(ruleset, { quest: 1, proposal: 1, leader }),
    ]
  },
  next: (now) => {
    const { proposal, quests, cards, ruleset, roles: dealt, named, isNamed } = now
    if (!proposal) throw new Error('a ruling needs the whole log: there is no team yet')
    const { quest, number, leader, votes } = proposal
    const { most, then } = ruleset.refusals
    if (isNamed) {
      const isRight = named !== null && dealt[named] === 'merlin'
      return [endOf(now, isRight ? 'merlin-found' : 'merlin-hidden')]
    }
    // The seat after the last leader leads.
    const after = { leader: (leader + 1) % dealt.length }
    switch (phaseOf(now)) {
      case 'vote': {
        const approvals = votes.map((approves) => approves !== null && unseal(approves))
        const carried = 2 * approvals.filter(Boolean).length > approvals.length
        return [{ type: 'votes-revealed', approvals, carried }]
      }
      case 'quest': {
        const fails = cards.filter(({ card }) => unseal(card) === 'fail').length
        return [{ type: 'quest-ended', quest, fails, won: fails === 0 }]
      }
      default:
        if (questsLost(now) >= questsToWin) return [endOf(now, 'quests-failed')]
        if (quests.length === quest) return [proposalOf(ruleset, { quest: quest + 1, proposal: 1, ...after })]
        if (then === 'evil-wins' && number >= most) return [endOf(now, 'teams-refused')]
        return [proposalOf(ruleset, { quest, proposal: number + 1, ...after })]
    }
  },
  roles: { names: roleNames, of: ({ roles: dealt }, seat) => dealt[seat] ?? '' },
  count: countOf,
  rates,
  // A board for each side and for each role.
  board: {
    order: 'win-rate',
    columns: ['good-win-rate', 'evil-win-rate', 'team-selection', 'vote-accuracy', 'merlins-found-rate'],
    parts: [
      { id: 'good', name: { en: 'Good', zh: '好人' }, metric: 'good-win-rate' },
      { id: 'evil', name: { en: 'Evil', zh: '坏人' }, metric: 'evil-win-rate' },
      ...roles.map((role) => ({ id: role, name: roleNames[role], metric: `${role}-win-rate` })),
    ],
  },
  observe,
  house: texts.house(players),
  tension: ({ settled, quests }) => {
    // One vote more or less would have turned it. Half of the votes are too few.
    const isClose = ({ approvals }: (typeof settled)[number]) =>
      Math.abs(2 * approvals.filter(Boolean).length - approvals.length - 0.5) < 2
    return [
      quests.length === questSizes.length,
      settled.some((team) => team.voted && isClose(team)),
      settled.some(({ number, carried }) => number > 2 && !carried),
    ]
  },
  studies,
  strategies: [interintent],
  // A speech, a vote and a card of the first quests, with the tries of each.
  flightCheck: { mostTurns: 16 },
})

interface Opening {
  readonly quest: number
  readonly proposal: number
  readonly leader: number
}

function proposalOf({ refusals }: AvalonState['ruleset'], opening: Opening) {
  const size = questSizes[opening.quest - 1] ?? questSizes[0]
  const voted = refusals.then === 'evil-wins' || opening.proposal <= refusals.most
  return { type: 'proposal-opened', ...opening, size, voted } as const
}

function endOf({ roles: dealt }: Pick<State, 'roles'>, reason: EndReason) {
  const known = dealt.flatMap((role): Role[] => (role === null ? [] : [unseal(role)]))
  if (known.length < dealt.length) throw new Error('a ruling needs the whole log: the deal is not known')
  const points = known.map((role) => Number(sideOf(role) === winners[reason]))
  return { type: 'match-ended', reason, roles: known, points } as const
}
