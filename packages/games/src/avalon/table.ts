import type { InBoth, Seat } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import { listed } from '../define/sentences.ts'
import { atTheEnd, event, flag, group, list, maybe, namesOf, oneOf } from '../define/table.ts'
import { passing, say, seat, secretEvent, text, whole } from '../define/table.ts'
import type { KnownTable, Secret, ValuesOf } from '../define/table.ts'
import { guessNames, isEvil, roleNames } from './roles.ts'
import type { Role, Side } from './roles.ts'

/** The number of seats on each quest. */
export const questSizes = [2, 3, 2, 3, 3] as const
/** The side with so many quests has them all. */
export const questsToWin = 3

export const rules = {
  // The number of code points kept of what a seat says.
  speechLimit: group({ en: whole(1, 2_000), zh: whole(1, 2_000) }),
  // So many refused teams in one quest are too many, and what follows from the last of them.
  refusals: group({
    most: whole(1, 9, { en: 'Refused teams of one quest at most', zh: '每次任务最多否决次数' }),
    then: oneOf(
      {
        'evil-wins': { en: 'evil wins', zh: '邪恶方获胜' },
        'next-unvoted': { en: 'the next team goes without a vote', zh: '下一支队伍不经表决出发' },
      },
      { en: 'After the last refused team', zh: '最后一次否决之后' },
    ),
  }),
  // The limit of a turn with something to say, which may need more thought. If absent, that of all turns.
  talkLimitMs: atTheEnd(whole(1_000, 600_000), 'logged'),
  // Models are asked for the notes beside their words. If absent, notes are only offered to programs.
  notes: atTheEnd(oneOf({ asked: { en: 'asked for', zh: '要求填写' } }), 'logged'),
}

export const endings = {
  'quests-failed': { en: 'Three quests have failed. Evil wins.', zh: '三个任务失败，坏人获胜。' },
  'teams-refused': { en: 'Too many teams were refused. Evil wins.', zh: '被否决的队伍太多，坏人获胜。' },
  'merlin-found': { en: 'The assassin finds Merlin. Evil wins.', zh: '刺客找到了梅林，坏人获胜。' },
  'merlin-hidden': {
    en: 'Three quests have succeeded and Merlin stays hidden. Good wins.',
    zh: '三个任务成功，梅林没有暴露，好人获胜。',
  },
} as const satisfies Readonly<Record<string, InBoth<string>>>
export type EndReason = keyof typeof endings

export const winners: Readonly<Record<EndReason, Side>> = {
  'quests-failed': 'evil',
  'teams-refused': 'evil',
  'merlin-found': 'evil',
  'merlin-hidden': 'good',
}

const cards = { success: { en: 'success', zh: '成功' }, fail: { en: 'fail', zh: '失败' } } as const
export type Card = keyof typeof cards

// The text is null for a seat that says nothing.
const spoken = { seat, text: maybe(text), cut: flag(), noted: flag() }
const proposed = { ...spoken, team: list(seat) }
interface Proposed {
  readonly seat: Seat
  readonly text: string | null
  readonly team: readonly Seat[]
  readonly drawn: boolean
}

/** “Player 1 proposes Player 2, Player 3: Trust me.” The `#` of the sentence is the team. */
function teamLine({ seat: by, text: said, team, drawn }: Proposed, sentence: InBoth<string>, teller: Teller) {
  const given = drawn ? say(teller, ' (chosen by the rules)', '（由规则决定）') : ''
  const words = said === null ? '' : say(teller, `: ${said}`, `：${said}`)
  // A page reads as a sentence.
  const those = teller.onPage ? listed(teller.language, team.map(teller.nameOf)) : namesOf(team, teller)
  const did = sentence[teller.language].split('#').join(those)
  return `${teller.nameOf(by)}${did}${given}${words}`
}

const thought = maybe(text)
/** Only its seat may read it before the end. */
export const notedFields = {
  seat,
  notes: group({
    guesses: list(group({ seat, value: oneOf(guessNames), certainty: maybe(whole(0, 100)) })),
    // Ids of the catalogue.
    intentions: list(text),
    thinking: thought,
    // How it expects the others to take its words.
    expects: thought,
    // What it first meant to say.
    draft: thought,
  }),
}

/** What a seat notes beside what it says. Only the lab reads it and, after the end, everybody. */
export type Notes = ValuesOf<typeof notedFields>['notes']

export const events = passing({
  'match-opened': event(
    {},
    { en: 'Five players sit down, two of them evil.', zh: '五名玩家入座，其中两名是坏人。' },
  ),
  'role-dealt': secretEvent(
    { seat, role: oneOf(roleNames), sees: list(seat) },
    ({ seat: to, role, sees }, teller) => {
      const [name, own, shown] = [teller.nameOf(to), roleNames[role], namesOf(sees, teller)]
      if (role === 'servant')
        return say(
          teller,
          `${name} is a loyal servant and is told nothing.`,
          `${name}是${own.zh}，什么也不知道。`,
        )
      if (role === 'percival')
        return say(
          teller,
          `${name} is Percival and is shown ${shown}: one is Merlin, one is Morgana.`,
          `${name}是${own.zh}，知道${shown}之中一个是梅林，一个是莫甘娜。`,
        )
      const [called, are] = [role === 'assassin' ? 'the Assassin' : own.en, sees.length === 1 ? 'is' : 'are']
      return say(
        teller,
        `${name} is ${called} and knows that ${shown} ${are} evil.`,
        `${name}是${own.zh}，知道${shown}是坏人。`,
      )
    },
  ),
  // Quests and their proposals are counted from 1. All vote on the team, or it goes without a vote.
  'proposal-opened': event(
    { quest: whole(1, 5), proposal: whole(1), leader: seat, size: whole(1, 5), voted: flag() },
    ({ quest, proposal, leader, size, voted }, teller) => {
      const name = teller.nameOf(leader)
      const unvoted = voted
        ? ''
        : say(teller, ' This team goes without a vote.', '这支队伍不经投票直接出发。')
      return say(
        teller,
        `Quest ${quest} for ${size}, proposal ${proposal}: ${name} leads.${unvoted}`,
        `任务${quest}，需${size}人，第${proposal}次组队，队长是${name}。${unvoted}`,
      )
    },
  ),
  // If it is drawn, the rules chose the team.
  'team-proposed': event({ ...proposed, drawn: flag() }, (own, teller) =>
    teamLine(own, { en: ' proposes #', zh: '提议#出任务' }, teller),
  ),
  'speech-given': event(spoken, ({ seat: by, text: said }, teller) => {
    const name = teller.nameOf(by)
    if (said === null) return say(teller, `${name} says nothing.`, `${name}什么也没说。`)
    return say(teller, `${name}: ${said}`, `${name}：${said}`)
  }),
  'team-settled': event({ ...proposed, changed: flag(), drawn: flag() }, (own, teller) =>
    teamLine(
      own,
      own.changed ? { en: ' changes the team to #', zh: '改为#' } : { en: ' keeps #', zh: '维持#' },
      teller,
    ),
  ),
  // Notes are said by the view that may show them.
  'thoughts-noted': secretEvent(notedFields),
  'vote-cast': secretEvent({ seat, drawn: flag(), approves: flag() }, ({ seat: by, approves }, teller) => {
    const name = teller.nameOf(by)
    return approves
      ? say(teller, `${name} approves.`, `${name}赞成。`)
      : say(teller, `${name} rejects.`, `${name}反对。`)
  }),
  // In seat order.
  'votes-revealed': event({ approvals: list(flag()), carried: flag() }, ({ approvals, carried }, teller) => {
    const those = (approves: boolean) =>
      namesOf(seatsIn(approvals, approves), teller) || say(teller, 'nobody', '无')
    return say(
      teller,
      `For: ${those(true)}. Against: ${those(false)}. The team is ${carried ? 'approved' : 'refused'}.`,
      `赞成：${those(true)}。反对：${those(false)}。队伍${carried ? '通过' : '被否决'}。`,
    )
  }),
  'card-played': secretEvent(
    { seat, drawn: flag(), card: oneOf(cards) },
    { en: '{seat} plays a {card}.', zh: '{seat}打出{card}。' },
  ),
  // Only the number of fails is told, as if the cards had been shuffled.
  'quest-ended': event(
    { quest: whole(1, 5), fails: whole(0, 3), won: flag() },
    ({ quest, fails, won }, teller) =>
      won
        ? say(teller, `Quest ${quest} succeeds.`, `任务${quest}成功。`)
        : say(
            teller,
            `Quest ${quest} fails with ${fails} ${fails === 1 ? 'fail' : 'fails'}.`,
            `任务${quest}失败，出现${fails}张失败牌。`,
          ),
  ),
  // The target is null for an assassin who names nobody.
  'merlin-named': event(
    { seat, target: maybe(seat), right: flag() },
    ({ seat: by, target, right }, teller) => {
      const name = teller.nameOf(by)
      if (target === null)
        return say(teller, `The assassin ${name} names nobody.`, `刺客${name}没有指认任何人。`)
      const other = teller.nameOf(target)
      return say(
        teller,
        `The assassin ${name} names ${other} as Merlin, and is ${right ? 'right' : 'wrong'}.`,
        `刺客${name}指认${other}是梅林，${right ? '猜对了' : '猜错了'}。`,
      )
    },
  ),
})
export const seatsIn = (approvals: readonly boolean[], approves: boolean): readonly Seat[] =>
  [...approvals.keys()].filter((voter) => approvals[voter] === approves)

export const endFields = { reason: oneOf(endings), roles: list(oneOf(roleNames)) }
interface Ended {
  readonly reason: EndReason
  readonly roles: readonly Role[]
}

/** First the good, then the evil. */
export function endLine({ reason, roles }: Ended, teller: Teller): string {
  const seats = [...roles.keys()].toSorted(
    (one, other) => Number(isEvil(roles[one])) - Number(isEvil(roles[other])),
  )
  const each = seats.map((at) => {
    const [name, role] = [teller.nameOf(at), roles[at]]
    const own = role ? roleNames[role][teller.language] : ''
    return say(teller, `${name} ${own}`, `${name}是${own}`)
  })
  return say(teller, `${endings[reason].en} ${each.join(', ')}.`, `${endings[reason].zh}${each.join('，')}。`)
}

interface Speech {
  readonly seat: Seat
  readonly text: string | null
  /** Null for a seat without notes. */
  readonly notes: Secret<Notes> | null
}

/** A team that is talked about. */
interface Proposal {
  readonly quest: number
  readonly number: number
  readonly leader: Seat
  readonly size: number
  readonly voted: boolean
  /** The team as it was proposed first. Null before. */
  readonly first: readonly Seat[] | null
  /** The team as it is now. */
  readonly team: readonly Seat[]
  readonly speeches: readonly Speech[]
  /** The votes that this reader knows, by seat. */
  readonly votes: readonly (Secret<boolean> | boolean | null)[]
  readonly isRevealed: boolean
}

/** A team that was settled: refused, sent, or about to be. */
export type Settled = Pick<Proposal, 'quest' | 'number' | 'leader' | 'team' | 'voted'> & {
  readonly first: readonly Seat[]
  /** Empty for a team that went without a vote. */
  readonly approvals: readonly boolean[]
  readonly carried: boolean
}

/** The cards that this reader knows. */
type Cards = readonly { readonly seat: Seat; readonly card: Secret<Card> }[]

/** What the reader may not know yet is null or missing. */
export interface State {
  readonly roles: readonly (Secret<Role> | Role | null)[]
  /** The seats that each seat was shown at the deal. */
  readonly sees: readonly (Secret<readonly Seat[]> | null)[]
  readonly proposal: Proposal | null
  /** The notes that this reader knows, in order. */
  readonly noted: readonly { readonly seat: Seat; readonly quest: number; readonly notes: Secret<Notes> }[]
  /** All teams of the match that were settled, the oldest first. */
  readonly settled: readonly Settled[]
  readonly quests: readonly {
    readonly team: readonly Seat[]
    readonly leader: Seat
    readonly fails: number
    readonly won: boolean
    readonly cards: Cards
  }[]
  /** The cards of the quest that is on. */
  readonly cards: Cards
  /** Whom the assassin named. Null before, and for nobody. */
  readonly named: Seat | null
  readonly isNamed: boolean
  readonly reason: EndReason | null
}
export type AvalonState = KnownTable<typeof rules, State, typeof events>
export type Quest = AvalonState['quests'][number]

type Quests = Readonly<Record<'quests', readonly Pick<Quest, 'won'>[]>>
export const questsWon = ({ quests }: Quests) => quests.filter(({ won }) => won).length
export const questsLost = ({ quests }: Quests) => quests.filter(({ won }) => !won).length

type Talk = {
  readonly proposal:
    | (Pick<Proposal, 'quest' | 'first' | 'voted' | 'isRevealed'> & { readonly speeches: readonly unknown[] })
    | null
}
type Phase = 'propose' | 'discuss' | 'settle' | 'vote' | 'quest' | 'assassinate'

/** What is asked now. Undefined where nobody can act until the rules go on. */
export function phaseOf(
  now: Pick<State, 'isNamed' | 'settled'> & Pick<AvalonState, 'aliases' | 'ending'> & Quests & Talk,
): Phase | undefined {
  const { proposal, quests, isNamed, aliases, settled, ending } = now
  if (!proposal || ending) return undefined
  if (quests.length === proposal.quest)
    return questsWon(now) >= questsToWin && !isNamed ? 'assassinate' : undefined
  const { first, speeches, voted, isRevealed } = proposal
  if (first === null) return 'propose'
  if (speeches.length <= aliases.length) return speeches.length < aliases.length ? 'discuss' : 'settle'
  if (voted && !isRevealed) return 'vote'
  return settled.at(-1)?.carried ? 'quest' : undefined
}

/** The seats that the assassin may name: all but the evil. */
export function targetsOf({ aliases, sees }: AvalonState, by: Seat): readonly Seat[] {
  const partners = sees[by] ?? []
  return [...aliases.keys()].filter((other) => other !== by && !partners.includes(other))
}

/** What a seat can play on a quest. Only the evil can fail it. */
export const cardsOf = ({ roles }: AvalonState, by: Seat): readonly Card[] =>
  isEvil(roles[by]) ? ['success', 'fail'] : ['success']
