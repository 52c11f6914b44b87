import { isHidden, replay } from '@wis/engine'
import type { Entry, Game, GameEvent } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { SpyState } from '@wis/games'
import { z } from 'zod'
import { entryHash, rootHash } from './chain.ts'
import { exportFormat, kitFormat, kitHeaderLine } from './export-lines.ts'
import type { EndLine, KitEndLine, KitHeaderLine } from './export-lines.ts'
import { kitOf } from './kit-of.ts'
import { publicKeyOf } from './signing.ts'
import type { SigningKey } from './signing.ts'

/** A match that is over, with everything that was secret until then. */
export interface FinishedMatch {
  readonly matchId: string
  /** The id of the game. */
  readonly game: string
  readonly log: readonly Entry[]
  readonly seed: string
  /** Decides the seats. Null for who-is-spy, where `seed` decides them too. */
  readonly seatingSeed: string | null
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
  const signature = platform.key.sign(head)
  const reveal = revealOf(match)
  const end: EndLine | KitEndLine = { end: true, entries: entries.length, head, reveal, signature }
  return [header, ...entries, end].map((line) => JSON.stringify(line))
}

/** The opening of a match, as every game writes it. */
type Opened = GameEvent &
  Pick<KitHeaderLine, 'ruleset' | 'language'> & { readonly aliases: readonly string[] }

const opening = z.looseObject({
  type: z.literal('match-opened'),
  ...{ ruleset: kitHeaderLine.shape.ruleset, language: kitHeaderLine.shape.language },
  aliases: z.array(z.string()),
})
// The event itself is used then, so that its members stay in their order.
const isOpened = (event: GameEvent | undefined): event is Opened => opening.safeParse(event).success

function headerOf(
  { matchId, game, log, seats, commitment }: FinishedMatch,
  platform: Platform,
): Omit<KitHeaderLine, 'format'> | undefined {
  const first = log.at(0)
  const last = log.at(-1)
  if (!first || !last || !isOpened(first.event) || !isOver(game, log)) return undefined
  const { ruleset, language, aliases } = first.event
  if (aliases.length !== seats.length)
    throw new RangeError(`${seats.length} agents for ${aliases.length} seats`)
  const format = game === whoIsSpy.id ? exportFormat : kitFormat
  return {
    ...{ format, matchId },
    game,
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

function isOver(game: string, log: readonly Entry[]): boolean {
  const rules = kitOf(game)?.rules
  if (rules) return rules.outcome(replay(rules, log)) !== undefined
  if (game !== whoIsSpy.id) throw new RangeError(`no game is called ${game}`)
  const spyRules: Pick<Game<never, SpyState, never, GameEvent>, 'blank' | 'evolve' | 'outcome'> = whoIsSpy
  return spyRules.outcome(replay(spyRules, log)) !== undefined
}

function revealOf({ game, seed, seatingSeed, salt }: FinishedMatch): (EndLine | KitEndLine)['reveal'] {
  if (game === whoIsSpy.id) return { seed, salt }
  if (seatingSeed === null) throw new RangeError('an export needs the seed of the seating')
  return { seed, seatingSeed, salt }
}
