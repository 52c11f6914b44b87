import type { Seat } from '@wis/engine'
import { cell, othersOf } from '../define/table.ts'
import { allSeats, isSame, unspaced } from './shares.ts'
import type { Shares } from './shares.ts'

/** What a seat did in a turn. */
export interface Act {
  readonly seat: Seat
  readonly round: number
  readonly kind: 'proposed' | 'supported' | 'passed'
  /** What the seat stands behind afterwards. */
  readonly shares: Shares | null
  readonly supported: Seat | null
  readonly text: string | null
  /** The ruleset or the rules did it for the seat. */
  readonly given: boolean
}
export interface State {
  readonly acts: readonly Act[]
  /** What each seat stands behind. */
  readonly stands: readonly (Shares | null)[]
}
interface Now extends State {
  readonly round: number
  readonly isOpen: boolean
  readonly ruleset: { readonly ownsOpening?: boolean | undefined }
}
type Done = Pick<Act, 'seat' | 'kind' | 'shares'> & Partial<Act>

export function afterAct({ acts, stands, round }: Now, done: Done) {
  const { seat, kind, shares, supported = null, text = null, given = false } = done
  const act: Act = { seat, round, kind, shares, supported, text, given }
  return { acts: [...acts, act], stands: stands.with(seat, shares) }
}

/** The seat that acts next in this round. Undefined after the last one. */
export function nextOf({ acts, round, isOpen }: Now) {
  const next = acts.filter((act) => act.round === round).length
  return isOpen && next < allSeats.length ? next : undefined
}

/** The shares that all stand behind, if there are any. */
export function agreedShares({ stands }: Now): Shares | undefined {
  const [one, ...others] = stands
  return one && others.every((other) => isSame(one, other ?? null)) ? one : undefined
}

/** The first proposal of these shares, if a seat made it. */
export function proposedFirst({ acts, ruleset }: Now, of: Shares): Act | undefined {
  const isProposing = ruleset.ownsOpening === false ? isOwnProposal : ({ kind }: Act) => kind === 'proposed'
  return acts.find((act) => isSame(of, act.shares) && isProposing(act))
}

export const proposerOf = (now: Now, of: Shares): Seat | null => proposedFirst(now, of)?.seat ?? null

/** A seat that stays with its opening proposal makes it again. */
const isOwnProposal = ({ seat: by, kind, supported, given }: Act): boolean =>
  !given && (kind === 'proposed' || supported === by)

/** What each would pay itself, as it stood after each of its turns, and whether another stood behind the same shares. */
export function cellsOf(acts: readonly Act[], at: Seat) {
  const others = othersOf(allSeats, at)
  const standIn = (round: number, of: Seat) =>
    acts.findLast((act) => act.seat === of && act.round <= round)?.shares ?? null
  return acts
    .filter(({ seat: by }) => by === at)
    .map(({ round, shares: behind }) => {
      const isFilled = behind !== null && others.some((other) => isSame(behind, standIn(round, other)))
      return cell(behind?.[at] ?? '–', { note: behind?.map(unspaced).join(' / '), isFilled, of: 100 })
    })
}
