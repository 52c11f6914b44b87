declare const brand: unique symbol
type Id<Name extends string> = string & { readonly [brand]: Name }

export type MatchId = Id<'match'>
export type AgentId = Id<'agent'>
export type VersionId = Id<'version'>
export type SeasonId = Id<'season'>
export type TicketId = Id<'ticket'>

const as = <T extends string>(text: string) => text as T

/** The only place where a string becomes an id. Rows, routes and messages all pass here. */
export const ids = {
  match: as<MatchId>,
  agent: as<AgentId>,
  version: as<VersionId>,
  season: as<SeasonId>,
  ticket: as<TicketId>,
}
