import type { Seat } from '@wis/engine'
import { excerpt } from '../../../contract/scripted/flaw.ts'
import type { Flaw } from '../../../contract/scripted/flaw.ts'
import type { SpyState } from '../../state.ts'
import { whyNoVote } from '../../why-no-vote.ts'
import { advice, fatal } from './flaws.ts'

/** All flaws of a vote by this seat, when it is its turn. */
export function judgeVote(raw: string, seat: Seat, { aliases, living }: SpyState): readonly Flaw[] {
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
