import { isOver } from '../../../features/match/live/entry-log.ts'
import { playerViews } from '../../../features/match/player/player-address.ts'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import { nextSpeed } from '../../../features/match/player/speeds.ts'
import { follow, isOn, moveTo } from './player.ts'
import type { Player, PlayerAction } from './player.ts'
import { firstStepOfRound, stepIndexAt, stepsOf } from './steps.ts'
import type { Step } from './steps.ts'

/** The level that the one button leads to: everything, or the level before. */
export function otherLevel({ level, covered }: Pick<Player, 'level' | 'covered'>): RevealLevel {
  return level === 'everything' ? covered : 'everything'
}

/** Whether there is more of the match that its reader has not seen yet. */
export function hasMore(player: Player): boolean {
  const { log, level, furthest } = player
  return level !== 'everything' && !isOn(player) && furthest < (stepsOf(log.entries, level).at(-1)?.seq ?? -1)
}

/** Whatever happens to a player, by itself or by its reader. */
export function play(player: Player, action: PlayerAction): Player {
  switch (action.type) {
    case 'receive':
    case 'tick':
      return follow(player, action)
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

/** Play at the end of a finished match starts it again. */
function toggle(player: Player): Player {
  if (player.isPlaying) return { ...player, isPlaying: false, isFollowing: false }
  const steps = stepsOf(player.log.entries, player.level)
  const isAtEnd = stepIndexAt(steps, player.cursor) === steps.length - 1
  if (!isAtEnd) return { ...player, isPlaying: true }
  if (!isOver(player.log)) return { ...player, isPlaying: true, isFollowing: true }
  return { ...moveTo(player, steps[0]), isPlaying: true }
}

function following<T>(items: readonly T[], item: T): T {
  return items[(items.indexOf(item) + 1) % items.length] ?? item
}
