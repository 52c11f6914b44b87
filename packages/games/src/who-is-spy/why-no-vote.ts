import type { Seat } from '@wis/engine'
import { trimmed } from '../words-in-speech/white-space.ts'
import { parseBallot } from './votes.ts'
import type { Ballotpaper } from './votes.ts'

/** Why an answer is an abstention. */
type NoVote =
  | { readonly kind: 'nothing' | 'meant' | 'itself' | 'nobody' | 'several' }
  /** The seat has the name that was sent, but nobody may vote for it now. */
  | { readonly kind: 'not-offered'; readonly named: Seat }
  /** Only a bare name counts. */
  | { readonly kind: 'not-bare'; readonly within: Seat }

const meant =
  /^(?:abstain|abstains|abstention|i abstain|none|nobody|no one|null|pass|弃权|我弃权|弃票|无)[.。!！]?$/iu

/** Why this answer to a vote names nobody. Undefined if it is a vote. */
export function whyNoVote(raw: string, ballot: Ballotpaper): NoVote | undefined {
  if (parseBallot(raw, ballot) !== null) return undefined
  const { voter, candidates, aliases } = ballot
  const said = trimmed(raw.normalize('NFKC'))
  if (said === '') return { kind: 'nothing' }
  if (meant.test(said)) return { kind: 'meant' }
  const named = aliases.indexOf(said)
  if (named === voter) return { kind: 'itself' }
  if (named >= 0) return { kind: 'not-offered', named }
  const [within, another] = candidates.filter((seat) => seat !== voter && mentions(said, aliases[seat] ?? ''))
  if (another !== undefined) return { kind: 'several' }
  return within === undefined ? { kind: 'nobody' } : { kind: 'not-bare', within }
}

/** The text "Player 12" does not mention Player 1. */
function mentions(text: string, alias: string): boolean {
  const at = text.toLowerCase().indexOf(alias.toLowerCase())
  return at >= 0 && !/\d/.test(text.charAt(at + alias.length))
}
