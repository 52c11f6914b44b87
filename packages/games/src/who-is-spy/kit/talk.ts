import type { InBoth, Seat } from '@wis/engine'
import type { SceneNotice, SceneTalk, SceneWords } from '../../contract/scene.ts'
import type { FoulKind, MissReason, OutCause } from '../events.ts'
import type { Round, Speech, SpyState } from '../state.ts'

/** What whoever looks at the table sees first. */
export function spyTalk(state: SpyState): SceneTalk {
  const now = nowOf(state)
  const round = state.rounds.at(-1)
  const isRead =
    round?.vote?.revealed && state.ending === null && !round.out.some(({ cause }) => cause === 'vote')
  return {
    speaker: now?.kind === 'words' ? now.seat : null,
    now,
    ballots: isRead ? round.vote.revealed : [],
  }
}

export function lastWords({ rounds }: SpyState, seat: Seat): string | undefined {
  const given = rounds.flatMap(({ speeches }) =>
    speeches.flatMap((speech) => (speech.kind === 'given' && speech.seat === seat ? [speech.text] : [])),
  )
  return given.at(-1)
}

/** The newest words or the newest event. The order of a round says which that is. */
function nowOf(state: SpyState): SceneWords | SceneNotice | null {
  const { aliases, rounds, ending } = state
  const nameOf = (seat: Seat) => aliases[seat] ?? ''
  const round = rounds.at(-1)
  if (ending) return endOf(state, nameOf)
  if (!round) return aliases.length === 0 ? null : dealt(aliases.length)
  const { vote, out, fouls, speeches } = round
  const last = out.at(-1)
  if (vote?.revealed) return last?.cause === 'vote' ? outOf(nameOf(last.seat), last.cause) : null
  if (vote) return voting(vote.cast.length, vote.voters.length)
  if (last) return outOf(nameOf(last.seat), last.cause)
  if (fouls.length > 0) return foulsOf(round, nameOf)
  const speech = speeches.at(-1)
  return speech ? wordsOf(speech) : opening(round, nameOf)
}

const notice = (title: InBoth<string>, text: InBoth<string> | null): SceneNotice => ({
  kind: 'notice',
  title,
  text,
  tone: 'plain',
})

const dealt = (players: number) =>
  notice(
    { en: 'The words are dealt', zh: '词语已发' },
    {
      en: `One of them differs from the other ${players - 1}. Nobody knows whose.`,
      zh: `其中一个与另外${players - 1}个不同，没有人知道是谁的。`,
    },
  )

const opening = ({ round, order, isRunOff }: Round, nameOf: (seat: Seat) => string) => {
  const first = nameOf(order[0] ?? 0)
  return notice(
    isRunOff
      ? { en: `Round ${round}: run-off`, zh: `第${round}轮：加赛` }
      : { en: `Round ${round}`, zh: `第${round}轮` },
    { en: `${first} begins.`, zh: `${first}先发言。` },
  )
}

const missed: Readonly<Record<MissReason, InBoth<string>>> = {
  timeout: { en: 'gave no answer in time', zh: '没有按时回答' },
  unreachable: { en: 'could not be reached', zh: '无法连接' },
  malformed: { en: 'gave an answer that could not be read', zh: '回答无法读取' },
  refused: { en: 'refused to answer', zh: '拒绝回答' },
  blank: { en: 'gave an empty answer', zh: '回答是空的' },
}

const wordsOf = (speech: Speech): SceneWords =>
  speech.kind === 'given'
    ? {
        kind: 'words',
        seat: speech.seat,
        text: speech.text,
        note: speech.cut ? { en: 'the rest was too long to be heard', zh: '后面太长，没有被听到' } : null,
      }
    : { kind: 'words', seat: speech.seat, text: null, note: missed[speech.reason] }

const fouled: Readonly<Record<FoulKind, InBoth<string>>> = {
  silence: { en: 'said nothing with a letter or digit in it', zh: '没有说出任何文字或数字' },
  'own-word': { en: 'said its own word', zh: '说出了自己的词' },
  repeat: { en: 'repeated an earlier speech', zh: '重复了之前的发言' },
}

function foulsOf({ fouls }: Round, nameOf: (seat: Seat) => string): SceneNotice {
  const told = fouls.map(({ seat, kind }) => ({ name: nameOf(seat), what: fouled[kind] }))
  return notice(
    { en: fouls.length === 1 ? 'A foul' : `${fouls.length} fouls`, zh: `${fouls.length}人犯规` },
    {
      en: `${told.map(({ name, what }) => `${name} ${what.en}`).join('; ')}.`,
      zh: `${told.map(({ name, what }) => `${name}${what.zh}`).join('；')}。`,
    },
  )
}

const voting = (cast: number, of: number) =>
  notice(
    { en: 'The vote', zh: '投票' },
    cast === 0
      ? { en: `${of} players vote in secret.`, zh: `${of}名玩家各自暗中投票。` }
      : { en: `${cast} of ${of} votes are in.`, zh: `已收到${cast}/${of}票。` },
  )

const outOf = (name: string, cause: OutCause) =>
  notice(
    { en: `${name} is out`, zh: `${name}出局` },
    cause === 'vote' ? { en: 'by the vote', zh: '被投票淘汰' } : { en: 'because of a foul', zh: '因犯规' },
  )

function endOf({ ending, spy, words }: SpyState, nameOf: (seat: Seat) => string): SceneNotice {
  if (ending?.kind !== 'decided') return notice({ en: 'The match is void', zh: '对局无效' }, null)
  const isSpy = ending.winner === 'spy'
  return {
    kind: 'notice',
    title: isSpy ? { en: 'The spy wins', zh: '卧底获胜' } : { en: 'The civilians win', zh: '平民获胜' },
    text:
      spy === null || !words
        ? null
        : {
            en: `The spy was ${nameOf(spy)}: “${words.spy}” against “${words.civilian}”.`,
            zh: `卧底是${nameOf(spy)}：“${words.spy}”对“${words.civilian}”。`,
          },
    tone: isSpy ? 'bad' : 'good',
  }
}
