import type { Seat } from '@wis/engine'
import { cutText, trimmed } from '../contract/reading/cut-text.ts'
import type { Ballot } from './events.ts'

/** No spelling of an alias is nearly this long, so longer texts need not be normalised. */
const longestSpelling = 100
/**
 * The number of code points kept of an answer. No spelling is that long, so a text that was cut was an abstention.
 */
const keptLength = 200

/** What is known of a vote before an answer to it is read. */
export interface Ballotpaper {
  readonly voter: Seat
  readonly candidates: readonly Seat[]
  readonly aliases: readonly string[]
}

/** The seat that a raw answer names, or null. Every answer except exactly one offered alias is an abstention. */
export function parseBallot(raw: string, { voter, candidates, aliases }: Ballotpaper): Seat | null {
  const bare = trimmed(raw)
  if (bare.length > longestSpelling) return null
  const asItIs = aliases.indexOf(bare)
  const named = asItIs === -1 ? aliases.indexOf(trimmed(bare.normalize('NFKC'))) : asItIs
  return named === voter || !candidates.includes(named) ? null : named
}

/** The stored form of a raw answer. It is short, and parses to the same ballot as the whole answer. */
export function keptAnswer(raw: string): string {
  const { text, cut } = cutText(trimmed(raw), keptLength)
  return cut ? `${text}…` : text
}

/** The seat with the most votes, however few. Undefined for a tie or without any vote. */
export function mostVoted(ballots: readonly Ballot[]): Seat | undefined {
  const [leader, other] = leaders(ballots)
  return other === undefined ? leader : undefined
}

/** All seats that have the most votes, in seat order. None without any vote. */
export function leaders(ballots: readonly Ballot[]): readonly Seat[] {
  const counts: number[] = []
  for (const { target } of ballots) if (target !== null) counts[target] = (counts[target] ?? 0) + 1
  let most = 1
  let leading: Seat[] = []
  for (let seat = 0; seat < counts.length; seat++) {
    const count = counts[seat] ?? 0
    if (count > most) {
      most = count
      leading = []
    }
    if (count === most) leading.push(seat)
  }
  return leading
}

/** How many votes each seat has that has any. */
export function countsOf(ballots: readonly Ballot[]): ReadonlyMap<Seat, number> {
  const counts = new Map<Seat, number>()
  for (const { target } of ballots) if (target !== null) counts.set(target, (counts.get(target) ?? 0) + 1)
  return counts
}

/** Why an answer is an abstention. */
type NoVote =
  | { readonly kind: 'nothing' | 'meant' | 'itself' | 'nobody' | 'several' }
  /** The seat has the name that was sent, but nobody may vote for it now. */
  | { readonly kind: 'not-offered'; readonly named: Seat }
  /** Only a bare name counts. */
  | { readonly kind: 'not-bare'; readonly within: Seat }

const meant =
  /^(?:abstain|abstains|abstention|i abstain|none|nobody|no one|null|pass|弃权|我弃权|弃票|无)[.。!！]?$/iu

const asSaid = (raw: string) => trimmed(raw.normalize('NFKC'))

/** Whether an answer that names nobody says that its seat abstains. */
export const isMeant = (raw: string) => meant.test(asSaid(raw))

/** Why this answer to a vote names nobody. Undefined if it is a vote. */
export function whyNoVote(raw: string, ballot: Ballotpaper): NoVote | undefined {
  if (parseBallot(raw, ballot) !== null) return undefined
  const { voter, candidates, aliases } = ballot
  const said = asSaid(raw)
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
