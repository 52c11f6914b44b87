import type { Seat } from '@wis/engine'
import type { SpyEntry } from '@wis/games'
import { playerViews } from '../../../features/match/player/player-address.ts'
import type { PlayerView } from '../../../features/match/player/player-address.ts'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import { nextSpeed } from '../../../features/match/player/speeds.ts'
import type { Speed } from '../../../features/match/player/speeds.ts'
import { emptyLog, isOver, merge } from './entry-log.ts'
import type { EntryLog } from './entry-log.ts'
import type { CoveredLevel, Eyes } from './reveal.ts'
import { firstStepOfRound, stepIndexAt, stepsOf } from './steps.ts'
import type { Step } from './steps.ts'

/** The view of a match. A live match differs from a replay only in that its log still grows. */
export interface Player {
  readonly log: EntryLog
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

/** The level that the one button leads to: everything, or the level before. */
export function otherLevel({ level, covered }: Pick<Player, 'level' | 'covered'>): RevealLevel {
  return level === 'everything' ? covered : 'everything'
}

/** Whether there is more of the match that its reader has not seen yet. */
export function hasMore(player: Player): boolean {
  const { log, level, furthest } = player
  return level !== 'everything' && !isOn(player) && furthest < (stepsOf(log.entries, level).at(-1)?.seq ?? -1)
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

export function play(player: Player, action: PlayerAction): Player {
  switch (action.type) {
    case 'receive':
      return receive(player, action.entries)
    case 'tick':
      return tick(player)
    case 'toggle':
      return toggle(player)
    case 'pause':
      return { ...player, isPlaying: false, isFollowing: false }
    case 'pace':
      return { ...player, speed: nextSpeed(player.speed, action.by) }
    case 'speed':
      return { ...player, speed: action.speed }
    case 'reveal':
      return reveal(player, action.level)
    case 'toggle-reveal':
      return reveal(player, otherLevel(player))
    case 'view':
      return { ...player, view: action.view }
    case 'next-view':
      return { ...player, view: following(playerViews, player.view) }
    case 'seat':
      return { ...player, seat: action.seat }
    default:
      return { ...move(player, action), isPlaying: action.type === 'last' && !isOver(player.log) }
  }
}

function reveal(player: Player, level: RevealLevel): Player {
  return { ...player, level, covered: level === 'everything' ? player.covered : level }
}

type Move = Extract<PlayerAction, { type: 'seek' | 'step' | 'round' | 'go-to-round' | 'first' | 'last' }>

function move(player: Player, action: Move): Player {
  const steps = stepsOf(player.log.entries, player.level)
  const target = steps[targetIndex(player, action, steps)]
  return { ...moveTo(player, target), isFollowing: action.type === 'last' && !isOver(player.log) }
}

function targetIndex(player: Player, action: Move, steps: readonly Step[]): number {
  const index = stepIndexAt(steps, player.cursor)
  const clamp = (place: number) => Math.min(steps.length - 1, Math.max(0, place))
  switch (action.type) {
    case 'seek':
      return clamp(stepIndexAt(steps, action.seq))
    case 'step':
      return clamp(index + action.by)
    case 'round':
      return roundIndex(steps, index, action.by)
    case 'go-to-round': {
      const step = firstStepOfRound(steps, action.round)
      return step ? steps.indexOf(step) : index
    }
    case 'first':
      return 0
    case 'last':
      return steps.length - 1
    default:
      action satisfies never
      return index
  }
}

/**
 * Forwards to the start of the next round or the end; backwards to the start of this round, then of the one before.
 */
function roundIndex(steps: readonly Step[], index: number, by: 1 | -1): number {
  const starts = steps.flatMap((step, place) => (step.kind === 'round' || place === 0 ? [place] : []))
  if (by === 1) return starts.find((place) => place > index) ?? steps.length - 1
  return starts.findLast((place) => place < index) ?? 0
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

/** Play at the end of a finished match starts it again. */
function toggle(player: Player): Player {
  if (player.isPlaying) return { ...player, isPlaying: false, isFollowing: false }
  const steps = stepsOf(player.log.entries, player.level)
  const isAtEnd = stepIndexAt(steps, player.cursor) === steps.length - 1
  if (!isAtEnd) return { ...player, isPlaying: true }
  if (!isOver(player.log)) return { ...player, isPlaying: true, isFollowing: true }
  return { ...moveTo(player, steps[0]), isPlaying: true }
}

function moveTo(player: Player, step: Step | undefined): Player {
  if (!step) return player
  return { ...player, cursor: step.seq, furthest: Math.max(player.furthest, step.seq) }
}

function following<T>(items: readonly T[], item: T): T {
  return items[(items.indexOf(item) + 1) % items.length] ?? item
}
