import type { MatchId } from '@wis/engine'
import type { MatchHeader } from '@wis/protocol'
import type { Database } from '../database.ts'
import { matchColumns, matchHeaderOf } from './match-row.ts'
import type { MatchReader } from './match-row.ts'

/**
 * The match with this id. A trial match in a season that is being set up is visible only to the season's organizer.
 */
export async function readMatch(
  { prisma }: Database,
  id: MatchId,
  reader: MatchReader = {},
): Promise<MatchHeader | undefined> {
  const match = await prisma.match.findUnique({ where: { id }, ...matchColumns })
  if (!match || (match.season.state === 'created' && !reader.seesWithheld)) return undefined
  return matchHeaderOf(match, reader)
}

/** The organizer of the match's season. Undefined if there is no such match. */
export async function seasonOwnerOf(
  { prisma }: Database,
  id: MatchId,
): Promise<{ readonly ownerId: string | null } | undefined> {
  const match = await prisma.match.findUnique({
    where: { id },
    select: { season: { select: { ownerId: true } } },
  })
  return match?.season
}
