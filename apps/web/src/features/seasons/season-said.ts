import { entryRefusals } from '@wis/arena'
import { rankedSeatRefusals } from '@wis/db/people'
import type { RankedSeatRefusal } from '@wis/db/people'

/** The messages after an action or a refusal. */
export const seasonSaids = [
  'created',
  'moved',
  'changed',
  'published',
  'entered',
  'requested',
  'withdrawn',
  'queued',
  'check-started',
  'decided',
  'throttled',
  'not-allowed',
  'season-closed',
  'fixed-after-opening',
  'dates-contradict',
  'deadline-needed',
  'not-from-here',
  'matches-under-way',
  'entry-is-over',
  'not-embargoed',
  'not-possible',
  'no-rehearsal',
  'bad-change',
  'name-taken',
  'name-reserved',
  'taken-out',
  ...entryRefusals,
  ...rankedSeatRefusals.map((reason): `seat-${RankedSeatRefusal}` => `seat-${reason}`),
] as const
export type SeasonSaid = (typeof seasonSaids)[number]
