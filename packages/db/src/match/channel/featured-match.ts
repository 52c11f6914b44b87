import type { Language } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { usualGame } from '../../game/usual-game.ts'
import { matchColumns, matchHeaderOf } from '../match-row.ts'

/** How many of the newest matches are searched for one in the reader's language. */
const lookedThrough = 100

/**
 * The table to show to a new visitor who reads this language and has named no game: the live one that is furthest on, else the newest
 * decided one. A match in another language is better than none.
 */
export async function featuredMatch(
  { prisma }: Database,
  language: Language,
): Promise<MatchHeader | undefined> {
  const newestOf = { take: lookedThrough, select: { id: true, language: true } } as const
  const [live, decided] = await Promise.all([
    prisma.match.findMany({
      where: { game: usualGame, status: 'running', withheld: false },
      orderBy: [{ nextSeq: 'desc' }, { id: 'desc' }],
      ...newestOf,
    }),
    prisma.match.findMany({
      where: { game: usualGame, status: 'finished', withheld: false },
      orderBy: { id: 'desc' },
      ...newestOf,
    }),
  ])
  const isReadable = (match: { readonly language: string }) => match.language === language
  const chosen = live.find(isReadable) ?? decided.find(isReadable) ?? live[0] ?? decided[0]
  const match = chosen && (await prisma.match.findUnique({ where: { id: chosen.id }, ...matchColumns }))
  return match ? matchHeaderOf(match) : undefined
}
