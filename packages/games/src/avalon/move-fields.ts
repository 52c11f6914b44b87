import type { Seat, Turn } from '@wis/engine'
import type { Choice, Field, GuessesField, PicksField, TextField } from '../contract/field.ts'
import { intentionsFor } from './intentions/catalogue.ts'
import type { Intention } from './intentions/catalogue.ts'
import { guessable, mostIntentions, noteLimits } from './notes.ts'
import type { Guessable } from './notes.ts'
import { isEvil, roleNames } from './roles.ts'
import type { AvalonState } from './state.ts'

type Asked = Pick<Turn, 'kind' | 'seat'>

const votes: readonly Choice[] = [
  {
    value: 'approve',
    label: { en: 'Approve', zh: '赞成' },
    also: [
      ...['approved', 'approves', 'approving', 'approval', 'agree', 'agreed', 'in favour', 'in favor'],
      ...['同意', '支持', '通过'],
    ],
    alone: ['yes', 'y', 'yeah', 'yep', 'true', 'aye', 'ok', '是', '是的', '好', '好的', '可以', '行'],
    earlier: ['agree', '同意', '不反对'],
  },
  {
    value: 'reject',
    label: { en: 'Reject', zh: '反对' },
    also: [
      ...['rejected', 'rejects', 'rejecting', 'rejection', 'disapprove', 'disapproved', 'disagree'],
      ...['vote against', 'voting against'],
      ...['不同意', '否决'],
    ],
    alone: ['no', 'n', 'nope', 'false', 'nay', '否', '不', '不行', '不可以', '不好'],
    earlier: ['not approve', 'disapprove', '不同意', '不赞成'],
  },
]

const questCards: readonly Choice[] = [
  {
    value: 'success',
    label: { en: 'Success', zh: '成功' },
    also: ['succeed', 'succeeds', 'pass', 'passes'],
    earlier: ['succeed', 'pass'],
  },
  {
    value: 'fail',
    label: { en: 'Fail', zh: '失败' },
    also: ['fails', 'failure', 'sabotage', 'sabotages', '破坏'],
    earlier: ['failure', 'sabotage', '破坏'],
  },
]

const questWords = [
  ...[
    'quest',
    'mission',
    'proposal',
    'proposed',
    'send',
    'sending',
    'bring',
    'bringing',
    'include',
    'includes',
    'members',
  ],
  ...['任务', '出任务', '这支', '该', '方案', '队员', '成员', '派出', '包括', '牌'],
]
const killWords = [
  ...['assassinate', 'assassinating', 'kill', 'killing', 'stab', 'stabbing', 'merlin', 'identify'],
  ...['刺杀', '指认', '杀', '梅林', '暗杀', '目标'],
]

export const guessNames: Readonly<Record<Guessable, { readonly en: string; readonly zh: string }>> = {
  ...roleNames,
  good: { en: 'Good', zh: '好人' },
  evil: { en: 'Evil', zh: '坏人' },
}

export function fieldsOf(state: AvalonState, { kind, seat }: Asked): readonly Field[] {
  switch (kind) {
    case 'propose':
    case 'settle':
      return [teamField(state), { ...sayField(state), optional: true }, ...noteFields(state, seat)]
    case 'vote':
      return [
        {
          kind: 'choice',
          name: 'vote',
          label: { en: 'Your vote', zh: '你的投票' },
          choices: votes,
          beside: questWords,
        },
      ]
    case 'quest':
      return [
        {
          kind: 'choice',
          name: 'card',
          label: { en: 'Your card', zh: '你的牌' },
          choices: questCards,
        },
      ]
    case 'assassinate':
      return [
        {
          kind: 'seat',
          name: 'merlin',
          label: { en: 'Who is Merlin', zh: '谁是梅林' },
          seats: seatsOf(state, targetsOf(state, seat)),
          beside: killWords,
        },
      ]
    default:
      return [sayField(state), ...noteFields(state, seat)]
  }
}

/** The seats that the assassin may name: all but the evil. */
export function targetsOf({ aliases, sees }: AvalonState, seat: Seat): readonly Seat[] {
  const partners = sees[seat] ?? []
  return [...aliases.keys()].filter((other) => other !== seat && !partners.includes(other))
}

const seatsOf = ({ aliases }: AvalonState, seats: readonly Seat[]) =>
  seats.map((seat) => ({ seat, alias: aliases[seat] ?? '' }))

/** Fields are made once, because their spellings are read from the same object at every turn. */
function once<Made>() {
  const known = new Map<string, Made>()
  return (key: string, make: () => Made): Made => {
    const made = known.get(key) ?? make()
    if (known.size > mostKnown) known.clear()
    known.set(key, made)
    return made
  }
}
const mostKnown = 500
const teamFields = once<PicksField>()
const noteFieldsOf = once<readonly Field[]>()

function teamField({ aliases, proposal }: AvalonState): PicksField {
  const size = proposal?.size ?? 2
  return teamFields(`${size} ${aliases.join()}`, () => ({
    kind: 'picks',
    name: 'team',
    least: size,
    most: size,
    label: { en: 'The team for the quest', zh: '出任务的队伍' },
    beside: questWords,
    choices: aliases.map((alias, seat) => ({
      value: alias,
      at: { on: 'seat', seat },
      label: { en: alias, zh: alias },
    })),
  }))
}

const sayField = ({ ruleset, language }: AvalonState): TextField => ({
  kind: 'text',
  name: 'say',
  label: { en: 'What you say to everybody', zh: '你对所有人说的话' },
  limit: ruleset.speechLimit[language],
})

const note = { optional: true, note: true } as const
const askedNote = { ...note, asked: true } as const

/** Beside what is said. Intentions are those that are open to the role of the seat. */
function noteFields(state: AvalonState, seat: Seat): readonly Field[] {
  const { language, roles, aliases, proposal, ruleset } = state
  const [role, quest] = [roles[seat] ?? null, proposal?.quest ?? 1]
  const key = `${language} ${seat} ${role} ${quest} ${ruleset.notes} ${aliases.join()}`
  return noteFieldsOf(key, () => noteFieldsFor(state, seat, intentionsFor(role, quest)))
}

function noteFieldsFor(state: AvalonState, seat: Seat, open: readonly Intention[]): readonly Field[] {
  const { language, aliases, ruleset } = state
  const noted = ruleset.notes === 'asked' ? askedNote : note
  const others = [...aliases.keys()].filter((other) => other !== seat)
  const guesses: GuessesField = {
    kind: 'guesses',
    name: 'guesses',
    ...noted,
    label: {
      en: 'Note, read by nobody at the table: which role each player has, and how certain you are',
      zh: '附注，同桌看不到：你猜每个玩家是什么角色，有多大把握',
    },
    seats: seatsOf(state, others),
    choices: guessable.map((value) => ({ value, label: guessNames[value] })),
  }
  const intentions: PicksField = {
    kind: 'picks',
    name: 'intentions',
    least: 1,
    most: mostIntentions,
    ...noted,
    label: {
      en: 'Note, read by nobody at the table: two or three intentions behind your words',
      zh: '附注，同桌看不到：这番话背后的两三个意图',
    },
    choices: open.map(({ id, text }) => ({ value: id, label: text })),
  }
  const limit = noteLimits[language]
  const text = (name: string, en: string, zh: string, how: typeof note = noted): TextField => ({
    kind: 'text',
    name,
    limit,
    ...how,
    label: { en: `Note, read by nobody at the table: ${en}`, zh: `附注，同桌看不到：${zh}` },
  })
  return [
    guesses,
    ...(open.length > 0 ? [intentions] : []),
    text('thinking', 'your private thinking', '你的内心想法'),
    text('expects', 'how you expect the others to react', '你预计其他人会有什么反应'),
    text('draft', 'what you first meant to say, if you changed it', '如果改过口，你原本打算说的话', note),
  ]
}

/** What a seat can play on a quest. Only the evil can fail it. */
export const cardsOf = ({ roles }: AvalonState, seat: Seat) =>
  isEvil(roles[seat]) ? (['success', 'fail'] as const) : (['success'] as const)
