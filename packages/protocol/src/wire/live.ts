import type { Entry } from '@wis/engine'
import { z } from 'zod'
import { matchStatuses } from '../api/match-page.ts'
import type { PublishedEntry } from '../legacy/published.ts'
import { isStorable, notStorable } from '../storable-text.ts'

/** The socket.io namespace in which matches are watched. */
export const liveNamespace = '/live'

const matchId = z.string().min(1).max(64).refine(isStorable, notStorable)

/** client → server: `match.watch`. `since` is the last number the client has, -1 for none. */
export const watchMatch = z.object({ matchId, since: z.int().min(-1) })
export type WatchMatch = z.infer<typeof watchMatch>

/** client → server: `match.leave`. */
export const leaveMatch = z.object({ matchId })
export type LeaveMatch = z.infer<typeof leaveMatch>

/** server → client: `match.entries`, in order, as this viewer may see them. */
export interface MatchEntries<Shown extends Entry = PublishedEntry> {
  readonly matchId: string
  readonly entries: readonly Shown[]
}

/** server → client: `match.resync`. The client asks again with the last number it has, or -1. */
export const matchResync = z.object({ matchId })
export type MatchResync = z.infer<typeof matchResync>

/** server → client: `match.viewers`, now and then: how many people watch a match, on all gateways together. */
export const matchViewers = z.object({ matchId, count: z.int().min(0) })
export type MatchViewers = z.infer<typeof matchViewers>

/** server → client: `lobby.changed`, after `lobby.watch`. */
export const lobbyChanged = z.object({
  match: z.object({ id: matchId, status: z.enum(matchStatuses), entries: z.int().min(0) }),
})
export type LobbyChanged = z.infer<typeof lobbyChanged>

export interface ClientToServer {
  'match.watch'(message: WatchMatch): void
  'match.leave'(message: LeaveMatch): void
  'lobby.watch'(message: Record<string, never>): void
}

/** A page knows from its match which game its entries belong to. A server sends entries of any game. */
export interface ServerToClient<Shown extends Entry = PublishedEntry> {
  'match.entries'(message: MatchEntries<Shown>): void
  'match.resync'(message: MatchResync): void
  'match.viewers'(message: MatchViewers): void
  'lobby.changed'(message: LobbyChanged): void
}
