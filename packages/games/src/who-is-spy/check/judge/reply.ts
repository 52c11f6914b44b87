import type { Turn } from '@wis/engine'
import { excerpt } from '../../../contract/scripted/flaw.ts'
import type { Flaw } from '../../../contract/scripted/flaw.ts'
import type { SpyState } from '../../state.ts'
import type { SpyScript } from '../script.ts'
import { advice, fatal } from './flaws.ts'
import { judgeSpeech } from './speech.ts'
import { judgeVote } from './vote.ts'

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
