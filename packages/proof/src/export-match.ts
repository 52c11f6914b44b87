import { isHidden, replay } from '@wis/engine'
import type { GameEvent } from '@wis/engine'
import { z } from 'zod'
import { entryHash, rootHash } from './chain.ts'
import { headerLine } from './export-lines.ts'
import type { EndLine, HeaderLine } from './export-lines.ts'
import type { FinishedMatch } from './finished-match.ts'
import type { GameProof } from './game-proof.ts'
import { proofOf } from './proof-of.ts'
import { publicKeyOf } from './signing.ts'
import type { SigningKey } from './signing.ts'

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
  const opened = match.log[0]?.event
  if (!opened || !isOpened(opened)) return undefined
  const proof = proofOf(match.game)
  if (!proof) throw new RangeError(`no game is called ${match.game}`)
  const { rules } = proof.checked
  if (rules.outcome(replay(rules, match.log)) === undefined) return undefined
  return linesOf(match, { opened, proof }, platform)
}

/** The opening of a match, as every game writes it. */
type Opened = GameEvent & Pick<HeaderLine, 'ruleset' | 'language'> & { readonly aliases: readonly string[] }

const opening = z.looseObject({
  type: z.literal('match-opened'),
  ruleset: headerLine.shape.ruleset,
  language: headerLine.shape.language,
  aliases: z.array(z.string()),
})
// The event itself is used then, so that its members stay in their order.
const isOpened = (event: GameEvent): event is Opened => opening.safeParse(event).success

interface Proved {
  readonly opened: Opened
  readonly proof: GameProof
}

function linesOf(match: FinishedMatch, { opened, proof }: Proved, platform: Platform): readonly string[] {
  const header = headerOf(match, { opened, proof }, platform)
  let head = rootHash(header, platform.hash)
  const entries = match.log.map(({ seq, at, event }) => {
    head = entryHash(head, { seq, at, event }, platform.hash)
    return { seq, at, event, hash: head }
  })
  const signature = platform.key.sign(head)
  const end: EndLine = { end: true, entries: entries.length, head, reveal: proof.reveal(match), signature }
  return [header, ...entries, end].map((line) => JSON.stringify(line))
}

function headerOf(
  { matchId, game, package: from, log, seats, commitment }: FinishedMatch,
  { opened, proof }: Proved,
  platform: Platform,
): HeaderLine {
  const { ruleset, language, aliases } = opened
  if (aliases.length !== seats.length)
    throw new RangeError(`${seats.length} agents for ${aliases.length} seats`)
  return {
    format: proof.format,
    matchId,
    game,
    ...(from && { package: from }),
    ruleset,
    language,
    seats: seats.map(({ agent, version, owner }, seat) => ({
      seat,
      alias: aliases[seat] ?? '',
      agent,
      version,
      owner,
    })),
    startedAt: log.at(0)?.at ?? '',
    endedAt: log.at(-1)?.at ?? '',
    commitment,
    platform: { version: platform.version, key: publicKeyOf(platform.key) },
  }
}
