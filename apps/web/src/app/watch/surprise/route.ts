import { surprisingMatch } from '@wis/db/matches'
import { kits } from '@wis/games'
import { redirect } from 'next/navigation'
import { gameOf, matchListAddress, parseMatchFilter } from '../../../features/watch/filter/match-filter.ts'
import { database } from '../../../server/database.ts'

export const dynamic = 'force-dynamic'

/** Leads to a random replay of a game, or of any, a different one every time. If there is none, it leads back to the hall. */
export async function GET(request: Request): Promise<Response> {
  const filter = parseMatchFilter({ game: new URL(request.url).searchParams.get('game') ?? undefined })
  const game = gameOf(filter) ?? kits[Math.floor(Math.random() * kits.length)]?.id
  const id = (await surprisingMatch(database(), game)) ?? (await surprisingMatch(database()))
  redirect(id === undefined ? matchListAddress(filter) : `/matches/${id}`)
}
