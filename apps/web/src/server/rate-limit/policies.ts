import type { Cost } from '@wis/protocol'
import type { Allowance } from './allowance.ts'

export const minute = 60_000
const hour = 60 * minute

export interface Policy extends Allowance {
  /**
   * Counted in the database, for all servers together: what changes something, costs somebody money or guesses at
   * passwords. Reads are counted by each server for itself: a count that costs more than the read protects nothing.
   */
  readonly shared: boolean
}

/** What is counted beside the calls of the API. */
export type PageCost = 'page' | 'picture'
type FormCost = 'sign-in' | 'sign-up' | 'letter' | 'report' | 'season-request'

/** What a person, a token or an address without either may do. Published as it stands here. */
export const policies = {
  read: { limit: 600, windowMs: minute, shared: false },
  // A file of a season takes more than one where matches are read for it, and so does a list, as it is sent.
  export: { limit: 60, windowMs: minute, shared: false },
  // In quarters of a page: what a browser fetches ahead of a visit is one of them.
  page: { limit: 4 * 1200, windowMs: minute, shared: false },
  picture: { limit: 60, windowMs: minute, shared: false },
  write: { limit: 60, windowMs: minute, shared: true },
  register: { limit: 20, windowMs: hour, shared: true },
  check: { limit: 20, windowMs: hour, shared: true },
  'look-up': { limit: 60, windowMs: 10 * minute, shared: true },
  'sign-in': { limit: 10, windowMs: 15 * minute, shared: true },
  'sign-up': { limit: 20, windowMs: hour, shared: true },
  letter: { limit: 5, windowMs: hour, shared: true },
  report: { limit: 10, windowMs: hour, shared: true },
  'season-request': { limit: 5, windowMs: 24 * hour, shared: true },
} as const satisfies Record<Cost | PageCost | FormCost, Policy>

/** Many people may share an address: together they may do this many times what one may. */
export const perAddress = 4
