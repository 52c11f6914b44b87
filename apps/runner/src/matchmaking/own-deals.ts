import type { NewMatch, TableTicket } from '@wis/db/matches'
import type { FixtureDeal } from '@wis/db/seasons'
import type pg from 'pg'
import type { WaitingTable } from './matchmaker.ts'

/** A table of a scheduled match. */
export type FixtureTable = WaitingTable & { readonly fixtureId: string }

/** Deals a scheduled match to the agents that it was scheduled for. */
export type DealScheduled = (
  client: pg.ClientBase,
  table: FixtureTable,
  players: readonly TableTicket[],
) => Promise<NewMatch>

/** How the matches of a game are dealt that does not leave this to its kit. */
export interface OwnDeals {
  /** Deals to agents that came by themselves. */
  deal(client: pg.ClientBase, kind: WaitingTable['kind'], players: readonly TableTicket[]): Promise<NewMatch>
  /** Looks for what a schedule has fixed. That may take long, so nothing is locked meanwhile. */
  scheduled(deal: FixtureDeal): Promise<DealScheduled>
}
