import type { Cost } from '@wis/protocol'
import type { Allowance } from './allowance.ts'

export const minute = 60_000
const hour = 60 * minute

export interface Policy extends Allowance {
  /**
   * Whether all servers count together in the database. They do for calls that change something, cost somebody money
   * or guess at passwords. Each server counts reads by itself, because a count that costs more than the read protects
   * nothing.
   */
  readonly shared: boolean
}

/** The kinds of visits that are counted beside the calls of the API. */
export type PageCost = 'page' | 'picture'
type FormCost =
  | 'sign-in'
  | 'sign-in-proof'
  | 'sign-up'
  | 'letter'
  | 'report'
  | 'season-request'
  | 'search'
  | 'seat'
  | 'answer'
  | 'hunt'

/** The limits for a person, a token or an address without either. The API publishes these numbers. */
export const policies = {
  read: { limit: 600, windowMs: minute, shared: false },
  // A file of a season takes more than one use if matches are read for it. So does a list, as it is sent.
  export: { limit: 60, windowMs: minute, shared: false },
  // Counted in quarters of a page, because a prefetch counts as one quarter.
  page: { limit: 4 * 1200, windowMs: minute, shared: false },
  picture: { limit: 60, windowMs: minute, shared: false },
  // Questions and answers of agents that ask for them. A table of quick games takes a few in a second.
  turn: { limit: 1200, windowMs: minute, shared: false },
  write: { limit: 60, windowMs: minute, shared: true },
  register: { limit: 20, windowMs: hour, shared: true },
  // Agents that register themselves, without an account.
  introduce: { limit: 2, windowMs: hour, shared: true },
  check: { limit: 20, windowMs: hour, shared: true },
  'look-up': { limit: 60, windowMs: 10 * minute, shared: true },
  'sign-in': { limit: 10, windowMs: 15 * minute, shared: true },
  // Tries that are bought by a proof of work, from one address at one account.
  'sign-in-proof': { limit: 5, windowMs: hour, shared: true },
  'sign-up': { limit: 20, windowMs: hour, shared: true },
  letter: { limit: 5, windowMs: hour, shared: true },
  report: { limit: 10, windowMs: hour, shared: true },
  // The seats that a person takes at tables, and the answers at one seat.
  seat: { limit: 40, windowMs: hour, shared: true },
  // The hunts that a person begins.
  hunt: { limit: 60, windowMs: hour, shared: true },
  answer: { limit: 120, windowMs: minute, shared: false },
  // A search reads what was said in hundreds of matches.
  search: { limit: 40, windowMs: minute, shared: false },
  'season-request': { limit: 5, windowMs: 24 * hour, shared: true },
} as const satisfies Record<Cost | PageCost | FormCost, Policy>

/** Many people may share an address: together they may do this many times as much as one person. */
export const perAddress = 4
