import type { Language } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { usualGame } from '../../game/usual-game.ts'
import { matchColumns, matchHeaderOf } from '../match-row.ts'
import { mostWhileYoung } from './next-table.ts'

/** How many of the newest matches are searched for one in the reader's language. */
const lookedThrough = 100

/**
 * The table to show to a new visitor who reads this language and has named no game: the live one that is furthest on
 * before its first vote is read out, else the one furthest on, else the newest decided one. A table that is nearly over
 * would leave them at once. A match in another language is better than none.
 */
export async function featuredMatch(
  { prisma }: Database,
  language: Language,
): Promise<MatchHeader | undefined> {
  const [live, decided] = await Promise.all([
    prisma.match.findMany({
      where: { game: usualGame, status: 'running', withheld: false },
      orderBy: [{ nextSeq: 'desc' }, { id: 'desc' }],
      take: lookedThrough,
      select: { id: true, language: true, nextSeq: true, _count: { select: { seats: true } } },
    }),
    prisma.match.findMany({
      where: { game: usualGame, status: 'finished', withheld: false },
      orderBy: { id: 'desc' },
      take: lookedThrough,
      select: { id: true, language: true },
    }),
  ])
  const isReadable = (match: { readonly language: string }) => match.language === language
  const readable = live.filter(isReadable)
  const young = readable.find(({ nextSeq, _count }) => nextSeq <= mostWhileYoung(_count.seats))
  const chosen = young ?? readable[0] ?? decided.find(isReadable) ?? live[0] ?? decided[0]
  const match = chosen && (await prisma.match.findUnique({ where: { id: chosen.id }, ...matchColumns }))
  return match ? matchHeaderOf(match) : undefined
}
