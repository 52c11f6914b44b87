import type { Seat } from '@wis/engine'
import type { Ballot } from './events.ts'
import { cutSpeech } from './speech/cut-speech.ts'
import { trimmed } from './speech/white-space.ts'

/** No spelling of an alias is nearly as long as this; what is longer need not be normalised. */
const longestSpelling = 100
/** Code points kept of an answer: more than any spelling has, so that what is cut was an abstention. */
const keptLength = 200

interface Ballotpaper {
  readonly voter: Seat
  readonly candidates: readonly Seat[]
  readonly aliases: readonly string[]
}

/** The seat that a raw answer names, or null: anything but exactly one offered alias is an abstention. */
export function parseBallot(raw: string, { voter, candidates, aliases }: Ballotpaper): Seat | null {
  const bare = trimmed(raw)
  if (bare.length > longestSpelling) return null
  const seatOf = (name: string) => candidates.find((seat) => aliases[seat] === name)
  const named = seatOf(bare) ?? seatOf(trimmed(bare.normalize('NFKC')))
  return named === undefined || named === voter ? null : named
}

/** What is stored of a raw answer: short, and parsed to the same ballot as the whole would be. */
export function keptAnswer(raw: string): string {
  const { text, cut } = cutSpeech(trimmed(raw), keptLength)
  return cut ? `${text}…` : text
}

/** The seat with the most votes, however few; undefined for a tie or for no vote at all. */
export function mostVoted(ballots: readonly Ballot[]): Seat | undefined {
  const counts = new Map<Seat, number>()
  for (const { target } of ballots) if (target !== null) counts.set(target, (counts.get(target) ?? 0) + 1)
  let leader: Seat | undefined
  let most = 0
  for (const [seat, count] of counts) {
    if (count === most) leader = undefined
    if (count > most) [leader, most] = [seat, count]
  }
  return leader
}
