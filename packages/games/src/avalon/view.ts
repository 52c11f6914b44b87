import { choice, defineTable, line, list, remark, seatAmong, team } from '../define/table.ts'
import { viewOf, whole } from '../define/table.ts'
import { readEnd, readQuest } from './read.ts'
import { isEvil } from './roles.ts'
import { avalonScene } from './scene.ts'
import { cardsOf, endFields, endLine, events, phaseOf, rules, targetsOf, winners } from './table.ts'
import type { AvalonState, State } from './table.ts'
import { cards, killWords, questWords, votes } from './words.ts'

const classic = {
  players: 5,
  speechLimit: { en: 500, zh: 160 },
  refusals: { most: 5, then: 'evil-wins' },
  turnLimitMs: 60_000,
} as const

/** One for each seat. */
const unknown = Array.from({ length: classic.players }, () => null)

const speechLimit = ({ ruleset }: AvalonState) => ruleset.speechLimit
const say = { en: 'What you say to everybody', zh: '你对所有人说的话' }
const teamAndWords = {
  team: team(
    { en: 'The team for the quest', zh: '出任务的队伍' },
    {
      size: ({ proposal }: AvalonState) => proposal?.size ?? 2,
      illegal: 'wrong-team',
      beside: questWords,
    },
  ),
  say: remark(say, speechLimit),
}

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'avalon',
  seats: [5, 5],
  rules,
  slips: ['harmless'],
  presets: {
    classic,
    // As the study InterIntent plays it: the second team of a quest goes without a vote. All seats note what they mean, and
    // have the time for six calls of a model.
    interintent: {
      ...classic,
      refusals: { most: 1, then: 'next-unvoted' },
      talkLimitMs: 240_000,
      notes: 'asked',
    },
  },
  events,
  start: (): State => ({
    roles: unknown,
    sees: unknown,
    proposal: null,
    noted: [],
    settled: [],
    quests: [],
    cards: [],
    named: null,
    isNamed: false,
    reason: null,
  }),
  on: {
    'role-dealt': ({ roles, sees }, { seat, role, sees: shown }) => ({
      roles: roles.with(seat, role),
      sees: sees.with(seat, shown),
    }),
    'proposal-opened': ({ aliases }, { quest, proposal: number, leader, size, voted }) => ({
      cards: [],
      proposal: {
        quest,
        number,
        leader,
        size,
        voted,
        first: null,
        team: [],
        speeches: [],
        isRevealed: false,
        votes: aliases.map(() => null),
      },
    }),
    'team-proposed': (now, { seat, text, team: first }) => spoken(now, seat, text, { first, team: first }),
    'speech-given': (now, { seat, text }) => spoken(now, seat, text, {}),
    // A team that nobody votes on goes at once.
    'team-settled': (now, { seat, text, team: last }) => ({
      ...spoken(now, seat, text, { team: last }),
      ...(now.proposal?.voted === false && settled(now, { team: last }, [], true)),
    }),
    'thoughts-noted': ({ proposal, noted }, { seat, notes }) => {
      const at = proposal?.speeches.findLastIndex((speech) => speech.seat === seat) ?? -1
      const speech = proposal?.speeches[at]
      if (!proposal || !speech) return {}
      const speeches = proposal.speeches.with(at, { ...speech, notes })
      return {
        noted: [...noted, { seat, quest: proposal.quest, notes }],
        proposal: { ...proposal, speeches },
      }
    },
    'vote-cast': ({ proposal }, { seat, approves }) =>
      proposal ? { proposal: { ...proposal, votes: proposal.votes.with(seat, approves) } } : {},
    'votes-revealed': (now, { approvals, carried }) => ({
      ...(now.proposal && { proposal: { ...now.proposal, votes: approvals, isRevealed: true } }),
      ...settled(now, {}, approvals, carried),
    }),
    'card-played': (now, { seat, card }) => ({ cards: [...now.cards, { seat, card }] }),
    'quest-ended': (now, { fails, won }) => {
      const { team: members = [], leader = 0 } = now.proposal ?? {}
      return { quests: [...now.quests, { team: members, leader, fails, won, cards: now.cards }] }
    },
    'merlin-named': (_, { target }) => ({ named: target, isNamed: true }),
    'match-ended': (_, { reason, roles }) => ({ reason, roles }),
  },
  asks: (now) => {
    const { proposal, roles, aliases, ruleset, cards: played } = now
    const kind = phaseOf(now)
    if (!proposal || kind === undefined) return undefined
    const { quest: round, leader, speeches, team: members } = proposal
    const talk = { round, limitMs: ruleset.talkLimitMs }
    switch (kind) {
      case 'propose':
      case 'settle':
        return { kind, seats: [leader], ...talk }
      case 'discuss':
        return { kind, seats: [(leader + speeches.length) % aliases.length], ...talk }
      case 'vote':
        return { kind, seats: [...aliases.keys()].filter((seat) => proposal.votes[seat] === null), round }
      case 'quest':
        return { kind, seats: members.filter((seat) => !played.some((own) => own.seat === seat)), round }
      case 'assassinate':
        return { kind, seats: [...aliases.keys()].filter((seat) => roles[seat] === 'assassin'), round }
    }
  },
  moves: {
    propose: {
      fields: teamAndWords,
      event: 'team-proposed',
      harmless: ({ proposal, aliases }, seat, rng) => {
        const others = rng.shuffle([...aliases.keys()].filter((other) => other !== seat))
        const members = [...others.slice(0, (proposal?.size ?? 2) - 1), seat]
        return { type: 'team-proposed', ...silent, team: members.toSorted() }
      },
    },
    discuss: {
      fields: { say: line(say, speechLimit) },
      event: 'speech-given',
      harmless: () => ({ type: 'speech-given', ...silent }),
    },
    settle: {
      fields: teamAndWords,
      event: 'team-settled',
      harmless: ({ proposal }) => ({
        type: 'team-settled',
        ...silent,
        team: proposal?.team ?? [],
        changed: false,
      }),
    },
    vote: {
      fields: { vote: { ...choice({ en: 'Your vote', zh: '你的投票' }, votes), beside: questWords } },
      event: 'vote-cast',
      holds: ({ vote }) => ({ approves: vote === 'approve' }),
      meant: ({ approves }) => ({ vote: approves ? 'approve' : 'reject' }),
      harmless: () => ({ type: 'vote-cast', approves: true }),
    },
    quest: {
      fields: {
        card: { ...choice({ en: 'Your card', zh: '你的牌' }, cards, cardsOf), illegal: 'good-cannot-fail' },
      },
      event: 'card-played',
      harmless: () => ({ type: 'card-played', card: 'success' as const }),
    },
    assassinate: {
      fields: {
        merlin: seatAmong(
          { en: 'Who is Merlin', zh: '谁是梅林' },
          { seats: targetsOf, isListed: true, illegal: 'not-a-target', beside: killWords },
        ),
      },
      event: 'merlin-named',
      holds: ({ merlin }, { roles }) => ({ target: merlin, right: roles[merlin] === 'merlin' }),
      meant: ({ target }) => (typeof target === 'number' ? { merlin: target } : undefined),
      harmless: () => ({ type: 'merlin-named', target: null, right: false }),
    },
  },
  reasons: {
    'wrong-team': { en: 'the team has not the right size', zh: '队伍的人数不对' },
    'says-nothing': { en: 'it says nothing', zh: '没有说出任何内容' },
    'good-cannot-fail': { en: 'only the evil can fail a quest', zh: '只有坏人才能让任务失败' },
    'not-a-target': { en: 'this player cannot be Merlin', zh: '这名玩家不可能是梅林' },
  },
  end: {
    fields: endFields,
    says: endLine,
    points: list(whole(0)),
    reason: ({ reason }) => reason ?? '',
    sides: ({ roles, reason }) => ({
      teams: roles.map((role) => (isEvil(role) ? 1 : 0)),
      worth: reason && winners[reason] === 'good' ? [1, 0] : [0, 1],
    }),
  },
  scene: (state, eyes) => avalonScene(state, eyes),
  read: {
    'quest-ended': ({ event, before }, teller) => readQuest(event, before.proposal?.team ?? [], teller),
    'match-ended': ({ event, before }, teller) => readEnd(event, before.quests, teller),
  },
  retold: ['vote-cast'],
  sealed: { answers: ['vote-cast', 'card-played'], until: ['votes-revealed', 'quest-ended'] },
  opened: {
    by: ['thoughts-noted', 'match-ended'],
    load: async () => (await import('./opened-view.ts')).opened,
  },
})

const silent = { text: null, cut: false, noted: false } as const

type Proposal = NonNullable<State['proposal']>
type Now = Pick<State, 'proposal' | 'settled'>

function spoken(
  { proposal }: Now,
  seat: number,
  text: string | null,
  changed: Partial<Proposal>,
): Partial<State> {
  if (!proposal) return {}
  const speeches = [...proposal.speeches, { seat, text, notes: null }]
  return { proposal: { ...proposal, ...changed, speeches } }
}

function settled(
  { proposal, settled: before }: Now,
  changed: Partial<Pick<Proposal, 'team'>>,
  approvals: readonly boolean[],
  carried: boolean,
): Partial<State> {
  if (!proposal) return {}
  const { quest, number, leader, voted, team: members, first } = { ...proposal, ...changed }
  const one = { quest, number, leader, team: members, voted, first: first ?? members, approvals, carried }
  return { settled: [...before, one] }
}

export const view = viewOf(table)
