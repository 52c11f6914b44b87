import type { InBoth, Seat } from '@wis/engine'
import type { Scene, ToldOfMatch } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import type { ReplayWish } from '../../match/player/replay-wish.ts'
import { nextSpeed } from '../../match/player/speeds.ts'
import type { Speed } from '../../match/player/speeds.ts'
import { seatOfEyes } from './eyes.ts'
import type { Eyes, TableEyes } from './eyes.ts'

/** A step of a match. Its scene is null as long as nobody has made it. */
export interface PlayerStep {
  readonly seq: number
  readonly at: string
  readonly say: InBoth<string> | null
  readonly scene: Scene | null
  /** The round that it belongs to, in games that count them. */
  readonly round?: number
  readonly seat?: Seat
  /** A later step says it again, together with others. */
  readonly isRetold?: true
}

/** The known part of a match. */
export interface KnownOfMatch extends ToldOfMatch {
  readonly status: MatchHeader['status']
  readonly steps: readonly PlayerStep[]
}

export interface ScenePlayer extends KnownOfMatch {
  /** The place of the current step. */
  readonly index: number
  /** The place at which the page opened. */
  readonly opensAt: number
  /** The last place that was ever shown. */
  readonly furthest: number
  readonly isPlaying: boolean
  /** Stays with the newest step of a running match. */
  readonly isFollowing: boolean
  readonly speed: Speed
  /** On the way to the newest step of a running match, at a quick pace. */
  readonly isCatchingUp: boolean
  readonly eyes: Eyes
  /** What the reader sees who leaves a seat. */
  readonly tableEyes: TableEyes
  readonly view: SceneView
  /** What a page shows whose address does not say it. */
  readonly usualEyes: TableEyes
  readonly wish: ReplayWish
  /** Whether the reader or the match has moved since the page was opened. */
  readonly hasMoved: boolean
  /** Whether the current step did not come one after the other. Then it is shown as it is, and nothing moves into place. */
  readonly hasJumped: boolean
}

/** A match as a table that moves, or as a text to read. */
export const sceneViews = ['table', 'transcript'] as const
export type SceneView = (typeof sceneViews)[number]

export type SceneAction =
  | { readonly type: 'tick'; readonly by?: number }
  | { readonly type: 'toggle' }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'round'; readonly by: 1 | -1 }
  | { readonly type: 'go-to-round'; readonly round: number }
  | { readonly type: 'first' }
  | { readonly type: 'last' }
  /** Tells everything up to the end, and stays here. */
  | { readonly type: 'tell' }
  /** A running match is opened again, by somebody who has seen it up to this place. */
  | { readonly type: 'resume'; readonly index: number }
  | { readonly type: 'seek'; readonly index: number }
  | { readonly type: 'pace'; readonly by: 1 | -1 }
  | { readonly type: 'speed'; readonly speed: Speed }
  | { readonly type: 'eyes'; readonly eyes: Eyes }
  | { readonly type: 'view'; readonly view: SceneView }
  | { readonly type: 'next-view' }
  | { readonly type: 'toggle-reveal' }
  /** All that is known of the match now. */
  | { readonly type: 'receive'; readonly known: KnownOfMatch; readonly eyes: Eyes }

export interface SceneOpening extends KnownOfMatch {
  /** The number of the entry that the address names; undefined for the usual place. */
  readonly at: number | undefined
  /** The place of the step to open at. */
  readonly place: number
  readonly eyes: Eyes
  readonly tableEyes?: TableEyes
  readonly view?: SceneView | undefined
  readonly usualEyes?: TableEyes
  readonly wish?: ReplayWish
  /** Whether a replay plays from the start. */
  readonly plays?: boolean
  /** Whether a running match opens at its deal, for somebody who is to see what was missed. */
  readonly catchesUp?: boolean
}

export const isOver = ({ status }: Pick<KnownOfMatch, 'status'>) => status === 'finished' || status === 'void'

export const isAtEnd = ({ index, steps }: ScenePlayer) => index >= steps.length - 1

/** What is shown of tables of expectations, in a game in which agents may make some. */
export interface SceneMinds {
  /** What their chances are about. */
  readonly that: InBoth<string>
}

/** Whether the reader has seen how it ended. */
export const hasSeenEnd = (player: ScenePlayer) =>
  isOver(player) && player.furthest >= player.steps.length - 1

/** Whether the result may be told outside the table: the reader has seen the end, or has asked for everything. */
export const isTold = (player: ScenePlayer) => hasSeenEnd(player) || player.eyes === 'everything'

/** The last step at or before an entry. */
export const placeAt = (steps: readonly Pick<PlayerStep, 'seq'>[], seq: number) =>
  Math.max(
    0,
    steps.findLastIndex((step) => step.seq <= seq),
  )

/**
 * Whether scenes are needed that the page did not bring. A live page makes none before the reader moves, so that it loads no
 * more code until then.
 */
export const lacksScenes = ({ steps, index, hasMoved, ...known }: ScenePlayer) =>
  steps.some(({ scene }) => scene === null) && (isOver(known) || hasMoved || !steps[index]?.scene)

/** Fewer lines than these are nothing to catch up with. */
const fewestMissed = 4

/** Whether somebody who has seen a running match up to this place has missed something. */
export const hasMissed = (steps: readonly PlayerStep[], index: number) =>
  steps.slice(index + 1).filter(({ say, isRetold }) => say !== null && !isRetold).length >= fewestMissed

export function openScenes({
  at,
  place: index,
  plays = false,
  catchesUp = false,
  eyes,
  tableEyes = typeof eyes === 'number' ? 'table' : eyes,
  view = 'table',
  usualEyes = 'table',
  wish = 'open',
  ...known
}: SceneOpening): ScenePlayer {
  const follows = !isOver(known) && !catchesUp && at === undefined
  return {
    ...known,
    index,
    opensAt: index,
    furthest: index,
    eyes,
    tableEyes,
    view,
    usualEyes,
    wish,
    speed: 1,
    isCatchingUp: catchesUp,
    isPlaying: follows || catchesUp || plays,
    isFollowing: follows,
    hasMoved: false,
    hasJumped: false,
  }
}

export function playScenes(player: ScenePlayer, action: SceneAction): ScenePlayer {
  switch (action.type) {
    case 'tick':
      return tick(player, action.by)
    case 'toggle':
      return toggle(player)
    case 'step':
      return rest(moved(player, player.index + action.by))
    case 'round':
      return toRound(player, roundStarts(player.steps).findLastIndex((at) => at <= player.index) + action.by)
    case 'go-to-round':
      return toRound(player, action.round - 1)
    case 'seek':
      return rest(moved(player, action.index))
    case 'first':
      return rest(moved(player, 0))
    case 'last':
      return toNewest(player)
    case 'tell':
      return { ...player, furthest: player.steps.length - 1, hasMoved: true }
    case 'resume':
      return resume(player, action.index)
    case 'pace':
      return { ...player, isCatchingUp: false, speed: nextSpeed(player.speed, action.by) }
    case 'speed':
      return { ...player, isCatchingUp: false, speed: action.speed }
    case 'eyes':
      return seenBy(player, action.eyes)
    case 'view':
      return inView(player, action.view)
    case 'next-view':
      return inView(player, player.view === 'table' ? 'transcript' : 'table')
    case 'toggle-reveal':
      return mayReveal(player) ? seenBy(player, otherEyes(player)) : player
    case 'receive':
      return receive(player, action)
    default:
      action satisfies never
      return player
  }
}

/**
 * The places at which a round begins, in order. None if a round is hardly more than a step, or if nobody counts them.
 * What lies before the first belongs to it.
 */
export function roundStarts(steps: readonly PlayerStep[]): readonly number[] {
  const starts = steps.flatMap(({ round }, place) => {
    const before = steps.slice(0, place).findLast((step) => step.round !== undefined)?.round
    return round !== undefined && round !== before ? [place] : []
  })
  return starts.length > 1 && starts.length * 3 <= steps.length ? starts : []
}

/** Before the first round there is the start. */
function toRound(player: ScenePlayer, round: number): ScenePlayer {
  const place = round < 0 ? 0 : roundStarts(player.steps)[round]
  return place === undefined ? player : rest(moved(player, place))
}

/** Whether there is something to be revealed now. */
export const mayReveal = (player: Pick<KnownOfMatch, 'status' | 'hasSecrets'>) =>
  player.hasSecrets && isOver(player)

/**
 * Whether the table keeps something back that revealing shows. At the end of a match all lies open, except in games in
 * which thoughts stay behind the words.
 */
export function keepsBack(player: ScenePlayer): boolean {
  if (!mayReveal(player)) return false
  const scene = player.steps[player.index]?.scene
  return !isEndOpen(player) || player.eyes === 'everything' || !scene || player.hasNotes === true
}

/** Whether the end of a match that counts has opened all but thoughts. */
export const isEndOpen = (player: ScenePlayer) =>
  isAtEnd(player) && player.status !== 'void' && seatOfEyes(player.eyes) === undefined

/** What the button for revealing leads to: thoughts at an end that shows all else, and before that all that was dealt. */
export function otherEyes(player: ScenePlayer): TableEyes {
  const { eyes, usualEyes, hasNotes } = player
  const open = usualEyes === 'table' ? 'everything' : usualEyes
  if (isEndOpen(player) && hasNotes)
    return eyes !== 'everything' ? 'everything' : usualEyes === 'open' ? 'open' : 'table'
  return eyes === 'open' || eyes === 'everything' ? 'table' : open
}

/** What these eyes see is made anew. */
const seenBy = (player: ScenePlayer, eyes: Eyes): ScenePlayer => ({
  ...player,
  eyes,
  ...(typeof eyes !== 'number' && { tableEyes: eyes }),
  steps: player.steps.map((step) => ({ ...step, scene: null })),
})

/** A text has all that was missed, to be read at the pace of its reader. */
const inView = (player: ScenePlayer, view: SceneView): ScenePlayer => ({
  ...(player.isCatchingUp && !isOver(player) && view === 'transcript' ? toNewest(player) : player),
  view,
})

function toNewest(player: ScenePlayer): ScenePlayer {
  const follows = !isOver(player)
  const now = moved(player, player.steps.length - 1)
  return { ...now, isPlaying: follows, isFollowing: follows, isCatchingUp: false }
}

function resume(player: ScenePlayer, seen: number): ScenePlayer {
  const isCatchingUp = hasMissed(player.steps, seen)
  const index = isCatchingUp ? seen : player.steps.length - 1
  return { ...player, index, furthest: index, isCatchingUp, isFollowing: !isCatchingUp }
}

const rest = (player: ScenePlayer): ScenePlayer => ({
  ...player,
  isPlaying: false,
  isFollowing: false,
  isCatchingUp: false,
})

function moved(player: ScenePlayer, to: number): ScenePlayer {
  const index = Math.min(player.steps.length - 1, Math.max(0, to))
  const hasJumped = Math.abs(index - player.index) > 1
  return { ...player, index, furthest: Math.max(player.furthest, index), hasMoved: true, hasJumped }
}

/** A step whose scene has not come yet is waited for, at the last one before it that has one. */
function tick(player: ScenePlayer, by = 1): ScenePlayer {
  const { isPlaying, index, steps } = player
  if (!isPlaying) return player
  if (!isAtEnd(player)) {
    const to = steps.findLastIndex(({ scene }, place) => scene !== null && place <= index + by)
    return to > index ? moved(player, to) : player
  }
  if (isOver(player)) return rest(player)
  return player.isCatchingUp ? { ...player, isCatchingUp: false, isFollowing: true } : player
}

/** Play at the end of a match that is over starts it again. */
function toggle(player: ScenePlayer): ScenePlayer {
  if (player.isPlaying) return rest(player)
  if (!isAtEnd(player)) return { ...player, isPlaying: true }
  if (!isOver(player)) return { ...player, isPlaying: true, isFollowing: true }
  return { ...moved(player, 0), isPlaying: true }
}

type News = Extract<SceneAction, { type: 'receive' }>

/** The reader stays at the same entry, whatever came or went around it. */
function receive(player: ScenePlayer, { known, eyes }: News): ScenePlayer {
  if (eyes !== player.eyes) return player
  const { steps } = known
  const seen = player.steps[player.index]?.seq ?? -1
  const furthest = player.steps[player.furthest]?.seq ?? -1
  return { ...player, ...known, index: placeAt(steps, seen), furthest: placeAt(steps, furthest) }
}
