import type { Seat } from '@wis/engine'
import type { SpyEntry } from '@wis/games'
import { emptyLog, isOver, merge } from '../../../features/match/live/entry-log.ts'
import type { EntryLog } from '../../../features/match/live/entry-log.ts'
import type { PlayerView } from '../../../features/match/player/player-address.ts'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import type { Speed } from '../../../features/match/player/speeds.ts'
import type { Eyes } from './eyes.ts'
import type { CoveredLevel } from './reveal.ts'
import { stepIndexAt, stepsOf } from './steps.ts'
import type { Step } from './steps.ts'

/** The view of a match. A live match differs from a replay only in that its log still grows. */
export interface Player {
  readonly log: EntryLog<SpyEntry>
  /** The number of the current entry; -1 before the first. */
  readonly cursor: number
  /** The last entry that was ever shown. Everything beyond it could spoil. */
  readonly furthest: number
  readonly isPlaying: boolean
  /** Stays with the newest entry of a growing log. */
  readonly isFollowing: boolean
  readonly speed: Speed
  readonly level: RevealLevel
  /** The level before everything was revealed, for hiding it again. */
  readonly covered: CoveredLevel
  readonly view: PlayerView
  /** The seat whose view is shown once the match is over; null for a spectator. */
  readonly seat: Seat | null
}

/** Whether the match is live for its reader: a follower may not have seen all of the known log yet. */
export function isOn({ log, isFollowing }: Pick<Player, 'log' | 'isFollowing'>): boolean {
  return isFollowing || !isOver(log)
}

/** The viewer whose knowledge this player shows at the current moment. */
export function eyesOf(player: Pick<Player, 'log' | 'isFollowing' | 'level' | 'seat'>): Eyes {
  const { level, seat } = player
  if (isOn(player)) return level === 'everything' ? 'live' : level
  return seat === null ? level : { seat, level }
}

export type PlayerAction =
  | { readonly type: 'receive'; readonly entries: readonly SpyEntry[] }
  | { readonly type: 'tick' }
  | { readonly type: 'toggle' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly seq: number }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'round'; readonly by: 1 | -1 }
  | { readonly type: 'go-to-round'; readonly round: number }
  | { readonly type: 'first' }
  | { readonly type: 'last' }
  | { readonly type: 'pace'; readonly by: 1 | -1 }
  | { readonly type: 'speed'; readonly speed: Speed }
  | { readonly type: 'reveal'; readonly level: RevealLevel }
  | { readonly type: 'toggle-reveal' }
  | { readonly type: 'view'; readonly view: PlayerView }
  | { readonly type: 'next-view' }
  | { readonly type: 'seat'; readonly seat: Seat | null }

export interface Opening {
  readonly entries: readonly SpyEntry[]
  /** The entry to open at; undefined for the usual place. */
  readonly at: number | undefined
  readonly level: RevealLevel
  /** The level for hiding again, if everything is revealed from the start. */
  readonly covered?: CoveredLevel | undefined
  readonly view: PlayerView
  readonly seat?: Seat | undefined
}

/** A running match opens at its newest entry and follows; a finished one opens at its first, at rest. */
export function openPlayer({ entries, at, level, covered, view, seat }: Opening): Player {
  const log = merge(emptyLog, entries)
  const follows = !isOver(log) && at === undefined
  const opened: Player = {
    log,
    cursor: -1,
    furthest: -1,
    isPlaying: follows,
    isFollowing: follows,
    speed: 1,
    level,
    covered: level === 'everything' ? (covered ?? 'departures') : level,
    view,
    seat: seat ?? null,
  }
  const steps = stepsOf(log.entries, level)
  const target = at ?? (follows ? log.entries.length - 1 : 0)
  return moveTo(opened, steps[Math.max(0, stepIndexAt(steps, target))])
}

/**
 * What happens to a player by itself: news arrive, and time passes. It obeys nobody. What a reader may ask of it is
 * code of its own, see `play`.
 */
export function follow(player: Player, action: PlayerAction): Player {
  switch (action.type) {
    case 'receive':
      return receive(player, action.entries)
    case 'tick':
      return tick(player)
    default:
      return player
  }
}

function receive(player: Player, entries: readonly SpyEntry[]): Player {
  const log = merge(player.log, entries)
  if (log === player.log) return player
  const received = { ...player, log }
  // The first entries of an empty table are shown at once.
  return player.cursor === -1 ? moveTo(received, stepsOf(log.entries, player.level)[0]) : received
}

function tick(player: Player): Player {
  if (!player.isPlaying) return player
  const steps = stepsOf(player.log.entries, player.level)
  const next = steps[stepIndexAt(steps, player.cursor) + 1]
  if (next) return moveTo(player, next)
  return isOver(player.log) ? { ...player, isPlaying: false, isFollowing: false } : player
}

export function moveTo(player: Player, step: Step | undefined): Player {
  if (!step) return player
  return { ...player, cursor: step.seq, furthest: Math.max(player.furthest, step.seq) }
}
