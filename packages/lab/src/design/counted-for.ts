import type { Entry, Seat } from '@wis/engine'
import type { GameKit, StudiedAim } from '@wis/games'
import { z } from 'zod'

/** Where a specification names measures, and asks for aims. */
export const namingSpec = z.object({
  measures: z.array(z.string()),
  stop: z.looseObject({ of: z.string().optional() }).nullish(),
  aims: z.boolean().nullish(),
})

/** What counts the numbers that a specification asks for by name. Undefined of every match if it names none. */
export function countedFor(
  { studies }: GameKit,
  { measures, stop }: Pick<z.infer<typeof namingSpec>, 'measures' | 'stop'>,
): (state: unknown, seat: Seat) => Readonly<Record<string, number>> | undefined {
  const named = (studies?.counted ?? []).filter(({ metrics }) =>
    metrics.some(({ id }) => measures.includes(id) || stop?.of === id),
  )
  return (state, seat) =>
    named.length === 0 ? undefined : Object.assign({}, ...named.map(({ of }) => of(state, seat)))
}

/** What tells the aims of a seat in a match that is over. Undefined of every match if the specification does not ask. */
export function aimsFor(
  { studies }: GameKit,
  { aims: isAsked }: { readonly aims?: boolean | null | undefined },
): (log: readonly Entry[], seat: Seat) => readonly StudiedAim[] | undefined {
  return (log, seat) => (isAsked === true ? studies?.aims?.of(log, seat) : undefined)
}
