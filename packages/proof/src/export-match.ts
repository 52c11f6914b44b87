import { isHidden, replay } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { SpyEvent } from '@wis/games'
import { entryHash, rootHash } from './chain.ts'
import { exportFormat } from './export-lines.ts'
import type { EndLine, HeaderLine } from './export-lines.ts'
import { publicKeyOf } from './signing.ts'
import type { SigningKey } from './signing.ts'

/** A match that is over, with everything that was secret until then. */
export interface FinishedMatch {
  readonly matchId: string
  readonly log: readonly Entry<SpyEvent>[]
  readonly seed: string
  readonly salt: string
  /** As it was published before the first speech. */
  readonly commitment: string
  /** In seat order. `agent` is the id that the platform committed to. */
  readonly seats: readonly {
    readonly agent: string
    readonly version: number
    readonly owner: string | null
  }[]
}

export interface Platform {
  readonly version: string
  readonly key: SigningKey
  /** SHA-256 of a text, with the same result as `hashText`, if there is a faster way to it. */
  readonly hash?: (text: string) => string
}

/**
 * The lines that let anybody check a match. Undefined for a match that is not over or was void before it was dealt.
 */
export function exportMatch(match: FinishedMatch, platform: Platform): readonly string[] | undefined {
  if (match.log.some(({ event }) => isHidden(event))) throw new RangeError('an export needs the whole log')
  const header = headerOf(match, platform)
  if (!header) return undefined
  let head = rootHash(header, platform.hash)
  const entries = match.log.map(({ seq, at, event }) => {
    head = entryHash(head, { seq, at, event }, platform.hash)
    return { seq, at, event, hash: head }
  })
  const { seed, salt } = match
  const signature = platform.key.sign(head)
  const end: EndLine = { end: true, entries: entries.length, head, reveal: { seed, salt }, signature }
  return [header, ...entries, end].map((line) => JSON.stringify(line))
}

function headerOf(
  { matchId, log, seats, commitment }: FinishedMatch,
  platform: Platform,
): HeaderLine | undefined {
  const first = log.at(0)
  const last = log.at(-1)
  if (first?.event.type !== 'match-opened' || !last || !replay(whoIsSpy, log).ending) return undefined
  const { ruleset, language, aliases } = first.event
  if (aliases.length !== seats.length)
    throw new RangeError(`${seats.length} agents for ${aliases.length} seats`)
  return {
    format: exportFormat,
    matchId,
    game: 'who-is-spy',
    ruleset,
    language,
    seats: seats.map(({ agent, version, owner }, seat) => ({
      seat,
      alias: aliases[seat] ?? '',
      agent,
      version,
      owner,
    })),
    startedAt: first.at,
    endedAt: last.at,
    commitment,
    platform: { version: platform.version, key: publicKeyOf(platform.key) },
  }
}
