import type { OwnDeals } from './matchmaking/own-deals.ts'
import { spyDeals } from './who-is-spy/deals.ts'

const ownDeals: Readonly<Record<string, OwnDeals>> = { 'who-is-spy': spyDeals }

/** The deals of a game whose matches are not dealt by its kit. */
export function ownDealsOf(game: string): OwnDeals {
  const deals = ownDeals[game]
  if (!deals) throw new Error(`nothing deals the matches of ${game}`)
  return deals
}
