import type { InBoth, Seat } from '@wis/engine'
import type { Aside, SceneGuess, ScenePart, SeatBelief, Tone } from '../contract/scene.ts'
import type { Picture } from '../define/picture.ts'
import { isEvil, roleNames } from './roles.ts'
import { endings, phaseOf, questSizes } from './table.ts'
import type { AvalonState, Notes } from './table.ts'
import { areVotesRead, avalonTalk, seatAtTalk, votesText } from './talk.ts'

/** What is seen besides by whoever may read the notes of a seat, and after the end. */
interface Opened {
  asidesOf(notes: Notes): readonly Aside[]
  overTime(state: AvalonState): readonly ScenePart[]
}

/** The table by what is known in this state. The seat is whose eyes it is seen through. */
export function avalonScene(state: AvalonState, eyes: Seat | null, opened?: Opened): Picture {
  const seats = [...state.aliases.keys()]
  const beliefs = avalonBeliefs(state)
  return {
    caption: captionOf(state),
    notes: (seat) => noteOf(state, seat, eyes),
    more: (seat) => seatAtTalk(state, seat),
    parts: [
      questsOf(state),
      speechesOf(state, opened),
      ...(state.named === null ? seats.flatMap((seat) => lying(envelopeOf(state, seat), state)) : []),
      ...(opened?.overTime(state) ?? []),
    ],
    ...(state.proposal && { round: state.proposal.quest }),
    talk: avalonTalk(state),
    guess: avalonGuess(state),
    ...(beliefs.length > 0 && { beliefs }),
  }
}

const evilSeats = 2

/** Whoever watches may guess who is evil, from the first speech on. */
function avalonGuess({ proposal, quests, roles, ending }: AvalonState): SceneGuess {
  const evil = [...roles.keys()].filter((seat) => isEvil(roles[seat]))
  const hasSpoken = quests.length > 0 || (proposal?.speeches.length ?? 0) > 0 || (proposal?.number ?? 1) > 1
  const round = hasSpoken && ending === null ? (proposal?.quest ?? 1) : 0
  return {
    name: { en: 'evil', zh: '坏人' },
    that: { en: 'is evil', zh: '是坏人' },
    count: evilSeats,
    round,
    since: round,
    seats: evil.length === evilSeats ? evil : null,
  }
}

/** How sure a guess is that its seat is evil, in per cent. A guess without a certainty counts as half. */
export const doubtOf = ({ value, certainty }: Notes['guesses'][number]) =>
  value === 'evil' || value === 'morgana' || value === 'assassin' ? (certainty ?? 50) : 0

/** The last guesses of each seat that has noted any. */
function avalonBeliefs({ noted, aliases }: AvalonState): readonly SeatBelief[] {
  return [...aliases.keys()].flatMap((seat) => {
    const last = noted.findLast(
      (one) => one.seat === seat && one.notes && one.notes.guesses.length > 0,
    )?.notes
    if (!last) return []
    const about = (other: number) => last.guesses.find((guess) => guess.seat === other)
    const chances = [...aliases.keys()].map((other) => {
      const guess = about(other)
      return guess ? doubtOf(guess) / 100 : 0
    })
    return [{ seat, chances }]
  })
}

const joined = (notes: readonly InBoth<string>[]): InBoth<string> | null =>
  notes.length === 0
    ? null
    : { en: notes.map(({ en }) => en).join(' · '), zh: notes.map(({ zh }) => zh).join(' · ') }

const found: InBoth<string> = { en: 'found', zh: '被找到' }
const taken: InBoth<string> = { en: 'named as Merlin', zh: '被指认为梅林' }

function noteOf(state: AvalonState, seat: Seat, eyes: Seat | null): InBoth<string> | null {
  const { named } = state
  const role = knownRole(state, seat, eyes)
  return joined([
    ...(role ? [role] : []),
    ...(named === seat ? [role === roleNames.merlin ? found : taken] : []),
  ])
}

/** The role of a seat, or what the seat with these eyes was shown of it. */
function knownRole({ roles, sees }: AvalonState, seat: Seat, eyes: Seat | null): InBoth<string> | undefined {
  const role = roles[seat]
  if (role) return roleNames[role]
  if (eyes === null || !sees[eyes]?.includes(seat)) return undefined
  return roles[eyes] === 'percival'
    ? { en: 'Merlin or Morgana', zh: '梅林或莫甘娜' }
    : { en: 'evil', zh: '坏人' }
}

function questsOf({ quests, proposal, ruleset, ending }: AvalonState): ScenePart {
  const { most, then } = ruleset.refusals
  const number = proposal?.number ?? 1
  return {
    kind: 'quests',
    name: { en: 'Best of 5 quests · team size', zh: '五个任务三胜 · 所需人数' },
    quests: questSizes.map((size, index) => {
      const ended = quests[index]
      const isNow = !ended && proposal?.quest === index + 1 && ending?.kind !== 'decided'
      return {
        size,
        team: ended?.team ?? (isNow ? (proposal?.team ?? []) : []),
        tone: toneOf(ended?.won),
        ...(ended && { fails: ended.fails }),
        note: ended ? failsOf(ended.fails) : isNow && number > 1 ? proposalOf(number, most, then) : null,
        isNow,
      }
    }),
  }
}

const toneOf = (won: boolean | undefined): Tone => (won === undefined ? 'plain' : won ? 'good' : 'bad')

const failsOf = (fails: number): InBoth<string> =>
  fails === 0
    ? { en: 'succeeded', zh: '成功' }
    : { en: fails === 1 ? '1 fail' : `${fails} fails`, zh: `${fails}张失败` }

const proposalOf = (number: number, most: number, then: string): InBoth<string> =>
  then === 'evil-wins'
    ? { en: `proposal ${number} of ${most}`, zh: `组队${number}/${most}` }
    : { en: `proposal ${number}`, zh: `第${number}次组队` }

const speechesOf = ({ proposal }: AvalonState, opened: Opened | undefined): ScenePart => ({
  kind: 'speeches',
  name: { en: 'At the table', zh: '桌上发言' },
  speeches: (proposal?.speeches ?? []).map(({ seat, text, notes }) => ({
    seat,
    text,
    tone: 'plain',
    ...(notes && opened && { asides: opened.asidesOf(notes) }),
  })),
  grows: true,
})

const voteTexts = {
  true: { en: 'approves', zh: '赞成' },
  false: { en: 'rejects', zh: '反对' },
} as const
const cardTexts = { success: { en: 'success', zh: '成功' }, fail: { en: 'fail', zh: '失败' } } as const

/** At the end, the last vote or the last cards that are known lie at the seats, unless the assassin decided it. */
const lying = (part: PartOfSeat, { ending }: AvalonState): readonly ScenePart[] =>
  ending === null || part.text !== null ? [part] : []

type PartOfSeat = Extract<ScenePart, { readonly kind: 'envelope' }>

/** The vote of a seat on the present team, and while the team is on its quest the card of each member. */
function envelopeOf(state: AvalonState, seat: Seat): PartOfSeat {
  const { proposal, quests } = state
  const isQuest = phaseOf(state) === 'quest' || isEnded(state)
  if (!isQuest || areVotesRead(state)) return voteOf(seat, proposal?.votes[seat] ?? null)
  const cards = isEnded(state) ? (quests.at(-1)?.cards ?? []) : state.cards
  const card = cards.find((played) => played.seat === seat)?.card
  return {
    kind: 'envelope',
    seat,
    name: { en: 'Card', zh: '任务牌' },
    isIn: card !== undefined || (isEnded(state) && proposal?.team.includes(seat) === true),
    text: card ? cardTexts[card] : null,
    tone: card === undefined ? 'plain' : card === 'fail' ? 'bad' : 'good',
  }
}

/** A disc, so that no vote looks like a card of a quest. */
const voteOf = (seat: Seat, vote: boolean | null): PartOfSeat => ({
  kind: 'envelope',
  seat,
  name: { en: 'Vote', zh: '投票' },
  isIn: vote !== null,
  text: vote === null ? null : voteTexts[`${vote}`],
  tone: vote === null ? 'plain' : vote ? 'good' : 'bad',
  ...(vote !== null && { mark: vote ? '✓' : '✗' }),
})

/** Whether the quest of the present team is over. */
const isEnded = ({ quests, proposal }: AvalonState) => quests.length === proposal?.quest

function captionOf(state: AvalonState): InBoth<string> {
  const { reason, proposal, aliases } = state
  const phase = phaseOf(state)
  if (reason) return endings[reason]
  if (phase === 'assassinate')
    return {
      en: 'Good has three quests. The assassin looks for Merlin.',
      zh: '好人完成了三个任务，刺客正在寻找梅林。',
    }
  if (!proposal) return { en: 'The roles are dealt.', zh: '角色已经分好。' }
  const { quest, number, leader, votes } = proposal
  const name = aliases[leader] ?? ''
  const now = areVotesRead(state) ? votesText(votes) : doing[phase ?? 'waiting']
  return {
    en: `Quest ${quest}, proposal ${number}, led by ${name}: ${now.en}.`,
    zh: `任务${quest}，第${number}次组队，队长${name}：${now.zh}。`,
  }
}

const doing = {
  waiting: { en: 'the cards are open', zh: '任务牌已翻开' },
  propose: { en: 'a team is proposed', zh: '提出队伍' },
  discuss: { en: 'all speak about the team', zh: '大家就队伍发言' },
  settle: { en: 'the leader settles the team', zh: '队长定下队伍' },
  vote: { en: 'all vote at once', zh: '同时投票' },
  quest: { en: 'the team is on the quest', zh: '队伍出任务' },
} as const
