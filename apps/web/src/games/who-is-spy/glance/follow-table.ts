import type { SpyEntry } from '@wis/games'
import { dwellMs, endWithinMs, hastenedMs } from '../player/pace.ts'
import type { Step } from '../player/steps.ts'
import { isTableEvent, kindOf } from '../player/table-event.ts'
import { withEntry } from './glance.ts'
import type { Glance } from './glance.ts'

/** Follows a table and shows its news one after the other, each long enough to be read. */
export interface FollowedTable {
  /** The number of the newest known entry, shown or not. */
  newest(): number
  /** Whether no more entries will come. */
  isEnded(): boolean
  /** Takes the entries that follow the known ones, in order. Entries after a gap must be asked for again. */
  receive(entries: readonly SpyEntry[]): void
  stop(): void
}

interface Options {
  readonly first: Glance
  readonly isLive: boolean
  readonly show: (glance: Glance) => void
}

export function followTable({ first, isLive, show }: Options): FollowedTable {
  let glance = first
  let pending: SpyEntry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownAt = -Infinity
  let overAt: number | undefined

  const isEnded = () => {
    const last = pending.at(-1)?.event.type
    return glance.phase === 'over' || last === 'match-ended' || last === 'match-voided'
  }
  const newest = () => pending.at(-1)?.seq ?? glance.seq
  const leftMs = () => {
    const now = Date.now()
    const { step } = glance
    if (!step) return 0
    if (isLive && isEnded()) overAt ??= now
    return restMs({ step, coming: stepsOf(pending), isLive, shownAt, overAt }, now)
  }
  /** Shows all entries that are due, and sets a timer for the next one. */
  const go = () => {
    clearTimeout(timer)
    for (let [next] = pending; next; [next] = pending) {
      if (isTableEvent(next.event)) {
        const ms = leftMs()
        if (ms > 0) {
          timer = setTimeout(go, ms)
          break
        }
        shownAt = Date.now()
      }
      // An entry with nothing to show takes no time.
      pending = pending.slice(1)
      glance = withEntry(glance, next)
    }
    show(glance)
  }
  return {
    newest,
    isEnded,
    receive: (entries) => {
      const known = pending.length
      for (const entry of entries) if (entry.seq === newest() + 1) pending = [...pending, entry]
      if (pending.length > known) go()
    },
    stop: () => {
      clearTimeout(timer)
    },
  }
}

const stepsOf = (entries: readonly SpyEntry[]) =>
  entries.flatMap(({ seq, at, event }): Step[] =>
    isTableEvent(event) ? [{ seq, at, event, round: 0, kind: kindOf(event) }] : [],
  )

interface Shown {
  readonly step: Step
  /** The steps that are yet to be shown. */
  readonly coming: readonly Step[]
  readonly isLive: boolean
  readonly shownAt: number
  /** When it became known how a live match ends. */
  readonly overAt: number | undefined
}

/** For how long the step is still shown. */
function restMs({ step, coming, isLive, shownAt, overAt }: Shown, now: number): number {
  const [next] = coming
  if (!next) return 0
  const behind = isLive ? coming.length : null
  const rest = dwellMs({ step, next, speed: 1, behind }) - (now - shownAt)
  if (overAt === undefined) return rest
  const since = Math.max(overAt, shownAt)
  const hastened = hastenedMs([step, ...coming.slice(0, -1)], overAt + endWithinMs - since)
  return Math.min(rest, hastened - (now - since))
}
