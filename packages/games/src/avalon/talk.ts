import type { InBoth, Seat } from '@wis/engine'
import type { SceneNotice, SceneTalk, SceneWords, SeatScene } from '../contract/scene.ts'
import { listed } from '../define/sentences.ts'
import { questsTold } from './read.ts'
import { isEvil } from './roles.ts'
import { endings, phaseOf } from './table.ts'
import type { AvalonState, EndReason, Quest } from './table.ts'

/** What whoever looks at the table sees first. */
export function avalonTalk(state: AvalonState): SceneTalk {
  const now = nowOf(state)
  return { speaker: now?.kind === 'words' ? now.seat : null, now, ballots: stabOf(state) }
}

/** Whom the assassin has named, once it is known who the assassin is. */
function stabOf({ named, roles }: AvalonState): SceneTalk['ballots'] {
  const seat = roles.indexOf('assassin')
  return named === null || seat < 0 ? [] : [{ seat, target: named }]
}

const leaderBadge = { mark: { en: '♛', zh: '♛' }, name: { en: 'Leader', zh: '队长' } }
const daggerBadge = { mark: { en: '†', zh: '†' }, name: { en: 'Named by the assassin', zh: '被刺客指认' } }

/** The last words of a seat about the present team, its side, and who leads. */
export function seatAtTalk(
  { proposal, roles, ending, named }: AvalonState,
  seat: Seat,
): Pick<SeatScene, 'said' | 'side' | 'badge'> {
  // At the end the roles have the room, and the last words are old.
  const said = ending ? undefined : proposal?.speeches.findLast((speech) => speech.seat === seat)?.text
  const role = roles[seat] ?? null
  const leads = proposal?.leader === seat && ending === null
  return {
    ...(typeof said === 'string' && { said }),
    ...(role !== null && { side: isEvil(role) ? 'bad' : 'good' }),
    ...(leads && { badge: leaderBadge }),
    ...(named === seat && { badge: daggerBadge }),
  }
}

function nowOf(state: AvalonState): SceneWords | SceneNotice | null {
  const { ending, proposal, quests, aliases, named } = state
  const phase = phaseOf(state)
  if (ending) return endOf(state)
  if (named !== null) {
    const name = aliases[named] ?? ''
    return notice(
      { en: `The assassin names ${name}`, zh: `刺客指认${name}` },
      { en: 'Was that Merlin?', zh: '这是梅林吗？' },
    )
  }
  if (phase === 'assassinate')
    return notice(
      { en: 'Good has three quests', zh: '好人完成了三个任务' },
      { en: 'The assassin looks for Merlin.', zh: '刺客正在寻找梅林。' },
    )
  if (!proposal) return notice({ en: 'The roles are dealt', zh: '角色已经分好' }, null)
  const ended = quests[proposal.quest - 1]
  if (ended) return questNotice(proposal.quest, ended)
  if (phase === 'quest' && !areVotesRead(state))
    return notice(
      { en: `Quest ${proposal.quest}`, zh: `任务${proposal.quest}` },
      {
        en: 'The team plays its cards in secret.',
        zh: '队员各自暗中出牌。',
      },
    )
  if (proposal.isRevealed) return readVotes(proposal)
  if (phase === 'vote')
    return notice(
      { en: 'The vote', zh: '投票' },
      {
        en: `Shall ${listed('en', namesOf(aliases, proposal.team))} go on quest ${proposal.quest}? All vote at once.`,
        zh: `是否派${listed('zh', namesOf(aliases, proposal.team))}执行任务${proposal.quest}？所有人同时投票。`,
      },
    )
  const speech = proposal.speeches.at(-1)
  if (speech) return { kind: 'words', seat: speech.seat, text: speech.text, note: null }
  const leader = aliases[proposal.leader] ?? ''
  return notice(
    {
      en: `Quest ${proposal.quest}, proposal ${proposal.number}`,
      zh: `任务${proposal.quest}，第${proposal.number}次组队`,
    },
    proposal.team.length === 0
      ? {
          en: `${leader} leads and chooses ${proposal.size} players.`,
          zh: `队长${leader}要选${proposal.size}名玩家。`,
        }
      : {
          en: `${leader} proposes ${listed('en', namesOf(aliases, proposal.team))}.`,
          zh: `${leader}提出${listed('zh', namesOf(aliases, proposal.team))}。`,
        },
  )
}

const namesOf = (aliases: readonly string[], seats: readonly Seat[]) =>
  seats.map((seat) => aliases[seat] ?? '')

const notice = (
  title: InBoth<string>,
  text: InBoth<string> | null,
  tone: SceneNotice['tone'] = 'plain',
): SceneNotice => ({ kind: 'notice', title, text, tone })

type Votes = NonNullable<AvalonState['proposal']>['votes']
const countOf = (votes: Votes, vote: boolean) => votes.filter((one) => one === vote).length

/** Whether the votes lie open, and no card of a quest lies on them yet. */
export const areVotesRead = ({ proposal, cards, quests }: AvalonState) =>
  proposal?.isRevealed === true && cards.length === 0 && quests.length < proposal.quest

/** How many were for the team and against it, with the signs of their votes. */
export function votesText(votes: Votes): InBoth<string> {
  const [yes, no] = [countOf(votes, true), countOf(votes, false)]
  return {
    en: `✓\u00A0${yes}\u00A0approve${yes === 1 ? 's' : ''}, ✗\u00A0${no}\u00A0reject${no === 1 ? 's' : ''}`,
    zh: `✓ ${yes}票赞成，✗ ${no}票反对`,
  }
}

function readVotes({ votes }: NonNullable<AvalonState['proposal']>): SceneNotice {
  const by = (vote: boolean) => votes.flatMap((one, seat) => (one === vote ? [seat] : []))
  const isCarried = countOf(votes, true) > countOf(votes, false)
  return {
    ...notice(
      isCarried
        ? { en: 'The team is approved', zh: '队伍通过' }
        : { en: 'The team is rejected', zh: '队伍被否决' },
      null,
    ),
    tally: [
      { name: { en: 'For', zh: '赞成' }, seat: null, tone: 'good', by: by(true) },
      { name: { en: 'Against', zh: '反对' }, seat: null, tone: 'bad', by: by(false) },
    ],
  }
}

/** The cards of the quest are shuffled at a table. Here the fails are turned last. */
function questNotice(number: number, quest: Quest): SceneNotice {
  const { team, fails } = quest
  const cards = team.map((_, place) => (place < team.length - fails ? 'good' : 'bad'))
  return { ...questResult(number, quest), cards }
}

function questResult(number: number, { won, fails }: Quest): SceneNotice {
  return won
    ? notice({ en: `Quest ${number} succeeds`, zh: `任务${number}成功` }, null, 'good')
    : notice(
        { en: `Quest ${number} fails`, zh: `任务${number}失败` },
        { en: fails === 1 ? 'One card says fail.' : `${fails} cards say fail.`, zh: `有${fails}张失败牌。` },
        'bad',
      )
}

function endOf(state: AvalonState): SceneNotice {
  const { reason } = state
  if (!reason) return notice({ en: 'The match is void', zh: '对局无效' }, null)
  const isGood = reason === 'merlin-hidden'
  return notice(
    isGood ? { en: 'Good wins', zh: '好人获胜' } : { en: 'Evil wins', zh: '坏人获胜' },
    decidedBy(state, reason),
    isGood ? 'good' : 'bad',
  )
}

/** What decided it, with the names of those who did. */
function decidedBy({ named, aliases, roles, quests }: AvalonState, reason: EndReason): InBoth<string> {
  const nameOf = (seat: Seat) => aliases[seat] ?? ''
  const merlin = nameOf(roles.indexOf('merlin'))
  if (reason === 'quests-failed') {
    const { en, zh } = questsTold(quests, false)
    const [evil, both] = [evilIn(roles, nameOf, ' and '), evilIn(roles, nameOf, '和')]
    return { en: `${en} ${evil} played for evil.`, zh: `${zh}坏人是${both}。` }
  }
  if (reason === 'teams-refused' || named === null) return endings[reason]
  const assassin = nameOf(roles.indexOf('assassin'))
  const { en, zh } = questsTold(quests, true)
  return reason === 'merlin-found'
    ? {
        en: `${en} Then ${assassin}, the assassin, named Merlin: ${merlin}.`,
        zh: `${zh}随后刺客${assassin}指认了梅林：${merlin}。`,
      }
    : {
        en: `${en} ${assassin}, the assassin, named ${nameOf(named)}. Merlin was ${merlin}.`,
        zh: `${zh}刺客${assassin}指认了${nameOf(named)}，而梅林是${merlin}。`,
      }
}

const evilIn = (roles: AvalonState['roles'], nameOf: (seat: Seat) => string, between: string) =>
  roles.flatMap((role, seat) => (role && isEvil(role) ? [nameOf(seat)] : [])).join(between)
