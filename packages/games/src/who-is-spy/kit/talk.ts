import type { InBoth, Seat } from '@wis/engine'
import type { SceneNotice, SceneTalk, SceneWords } from '../../contract/scene.ts'
import { phrase } from '../../define/sentences.ts'
import { tallyOf } from '../../define/tally.ts'
import { says } from '../content/generated/view.ts'
import type { Ballot, OutCause } from '../events.ts'
import type { Round, Speech, SpyState } from '../state.ts'
import { leaders } from '../votes.ts'
import { decidedBy } from './decided.ts'
import { foulsTold } from './say.ts'

type NameOf = (seat: Seat) => string
const { notices, parts } = says

export const roundName = ({ round, isRunOff }: Round): InBoth<string> =>
  phrase(isRunOff ? parts['run-off'] : parts.round, { round })

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
  if (vote?.revealed) {
    const told =
      last?.cause === 'vote' ? outOf(nameOf(last.seat), last.cause) : votesRead(vote.revealed, nameOf)
    // The tally says that it was by the vote.
    return { ...told, text: null, tally: tallyOf(vote.revealed) }
  }
  if (vote) return voting(vote.cast.length, vote.voters.length)
  if (last) return outOf(nameOf(last.seat), last.cause)
  if (fouls.length > 0) return foulsOf(round, nameOf)
  const speech = speeches.at(-1)
  return speech ? wordsOf(speech) : opening(round, nameOf)
}

const notice = (
  title: InBoth<string>,
  text: InBoth<string> | null,
  tone: SceneNotice['tone'] = 'plain',
): SceneNotice => ({ kind: 'notice', title, text, tone })

const dealt = (players: number) =>
  notice(notices.dealt, phrase(notices['dealt-text'], { others: players - 1 }))

const opening = (round: Round, nameOf: NameOf) =>
  notice(roundName(round), phrase(notices.first, { name: nameOf(round.order[0] ?? 0) }))

const wordsOf = (speech: Speech): SceneWords => {
  const { kind, seat } = speech
  return kind === 'given'
    ? { kind: 'words', seat, text: speech.text, note: speech.cut ? notices.cut : null }
    : { kind: 'words', seat, text: null, note: says.missed[speech.reason] }
}

const foulsOf = ({ fouls }: Round, nameOf: NameOf) =>
  notice(
    phrase(notices.fouls, { count: fouls.length }),
    phrase(notices['fouls-text'], { each: foulsTold(fouls, nameOf) }),
  )

const voting = (cast: number, of: number) =>
  notice(
    notices.vote,
    cast === 0 ? phrase(notices['vote-opened'], { of }) : phrase(notices['vote-cast'], { cast, of }),
  )

/** Whom the votes name. What the text would say, the tally shows. */
function votesRead(ballots: readonly Ballot[], nameOf: NameOf): SceneNotice {
  const [first, ...others] = leaders(ballots)
  if (first === undefined) return notice(says.captions.over, null)
  return notice(others.length > 0 ? notices.tied : phrase(notices.most, { name: nameOf(first) }), null)
}

const outOf = (name: string, cause: OutCause) =>
  notice(phrase(notices.out, { name }), notices[`out-${cause}`])

function endOf(state: SpyState, nameOf: NameOf): SceneNotice {
  const { ending, spy } = state
  if (ending?.kind !== 'decided') return notice(notices.void, null)
  const told = spy === null ? null : decidedBy(state, spy, nameOf)
  return notice(notices[ending.winner], told, ending.winner === 'spy' ? 'bad' : 'good')
}
