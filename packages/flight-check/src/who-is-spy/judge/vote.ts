import type { Seat } from '@wis/engine'
import { parseBallot } from '@wis/games'
import type { SpyState } from '@wis/games'
import { excerpt } from '../../judge/flaw.ts'
import type { Flaw } from '../../judge/flaw.ts'
import { advice, fatal } from './flaws.ts'

const abstentions = /^(abstain|abstention|none|nobody|no one|null|pass|弃权|弃票|无)[.。!！]?$/iu

/** All flaws of a vote by this seat, when it is its turn. */
export function judgeVote(raw: string, seat: Seat, { aliases, living }: SpyState): readonly Flaw[] {
  if (parseBallot(raw, { voter: seat, candidates: living, aliases }) !== null) return []
  const answer = excerpt(raw)
  const said = raw.normalize('NFKC').trim()
  if (said === '') return [fatal('votes-nothing')]
  if (abstentions.test(said)) return [advice('abstains', { answer })]
  const named = aliases.indexOf(said)
  if (named === seat) return [fatal('votes-for-itself', { answer })]
  const candidates = listed(living.filter((other) => other !== seat).map((other) => aliases[other] ?? ''))
  if (named >= 0) return [fatal('votes-for-the-gone', { answer, candidates })]
  const within = living.filter((other) => other !== seat && mentions(said, aliases[other] ?? ''))
  const [only, another] = within
  if (only === undefined) return [fatal('votes-for-nobody-there', { answer, candidates })]
  if (another !== undefined) return [fatal('votes-for-several', { answer, candidates })]
  return [fatal('votes-in-a-sentence', { answer, name: aliases[only] ?? '' })]
}

/** The text "Player 12" does not mention Player 1. */
function mentions(text: string, alias: string): boolean {
  const at = text.toLowerCase().indexOf(alias.toLowerCase())
  return at >= 0 && !/\d/.test(text.charAt(at + alias.length))
}

const listed = (names: readonly string[]) => names.join(', ')
