import type { OwnDeals } from './matchmaking/own-deals.ts'
import { spyDeals } from './who-is-spy/deals.ts'

const ownDeals: Readonly<Record<string, OwnDeals>> = { 'who-is-spy': spyDeals }

/** The deals of a game whose matches are not dealt by its kit. */
export const ownDealsOf = (game: string): OwnDeals | undefined => ownDeals[game]
