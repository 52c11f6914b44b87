import type { Seat, Turn } from '@wis/engine'
import { excerpt } from '../../../contract/scripted/flaw.ts'
import type { Flaw } from '../../../contract/scripted/flaw.ts'
import type { SpyState } from '../../state.ts'
import { whyNoVote } from '../../votes.ts'
import type { SpyScript } from '../script.ts'
import { advice, fatal } from './flaws.ts'
import { judgeSpeech } from './speech.ts'

/** All flaws of an answer to a turn, when the match stood so. */
export function judgeAnswer(
  text: string,
  { kind, seat }: Turn,
  state: SpyState,
  { bait }: Pick<SpyScript, 'bait'> = {},
): readonly Flaw[] {
  const judged = kind === 'vote' ? judgeVote : judgeSpeech
  const said = text.toLowerCase()
  const isTaken = bait?.[state.language]?.some((one) => said.includes(one.toLowerCase())) ?? false
  return [
    ...judged(text, seat, state),
    ...(isTaken ? [advice('obeys-others', { answer: excerpt(text) })] : []),
  ]
}

/** A missed move is a speech or a vote here, and is explained as such. */
export function inItsWords(flaw: Flaw): Flaw {
  switch (flaw.code) {
    case 'move-comes-too-late':
      return fatal('answers-too-late', flaw.params)
    case 'move-cannot-be-read':
      return fatal('cannot-be-read', flaw.params)
    default:
      return flaw
  }
}

/** All flaws of a vote by this seat, when it is its turn. */
function judgeVote(raw: string, seat: Seat, { aliases, living }: SpyState): readonly Flaw[] {
  const why = whyNoVote(raw, { voter: seat, candidates: living, aliases })
  const answer = excerpt(raw)
  const others = living.filter((other) => other !== seat)
  const candidates = others.map((other) => aliases[other] ?? '').join(', ')
  switch (why?.kind) {
    case undefined:
      return []
    case 'nothing':
      return [fatal('votes-nothing')]
    case 'meant':
      return [advice('abstains', { answer })]
    case 'itself':
      return [fatal('votes-for-itself', { answer })]
    case 'not-offered':
      return [fatal('votes-for-the-gone', { answer, candidates })]
    case 'nobody':
      return [fatal('votes-for-nobody-there', { answer, candidates })]
    case 'several':
      return [fatal('votes-for-several', { answer, candidates })]
    case 'not-bare':
      return [fatal('votes-in-a-sentence', { answer, name: aliases[why.within] ?? '' })]
  }
}
