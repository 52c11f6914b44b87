import type { apiParts } from '@wis/protocol'

/** The resources of the API, each with a page of its own, in the order in which a newcomer meets them. */
export const partNames = [
  'matches',
  'agents',
  'play',
  'account',
  'seasons',
  'exports',
  'experiments',
  'webhooks',
  'operations',
] as const satisfies readonly (keyof typeof apiParts)[]
