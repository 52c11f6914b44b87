import { redact, replay } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import type { GameKit, KitProbe } from '@wis/games'

/** A question that is due in a match. */
export interface DueProbe {
  readonly probe: KitProbe
  readonly entry: number
  readonly seat: Seat
}

export interface Probed {
  readonly kit: GameKit
  /** As the director knows it. It may still grow: what is due stays due. */
  readonly log: readonly Entry[]
  readonly subject: Seat
  /** The names of the probes, as a specification lists them. */
  readonly probes: readonly string[]
}

/**
 * The questions of a log, in the order of its entries. A probe that is scored against another one brings it along, and
 * then everybody is asked the other one.
 */
export function dueProbes({ kit, log, subject, probes }: Probed): readonly DueProbe[] {
  const wanted = withNeeded(kit, probes)
  const against = new Set(wanted.flatMap((probe) => probe.against ?? []))
  const due = wanted.flatMap((probe) =>
    probe.after(log).flatMap((entry) => {
      const seen = log.filter(({ seq }) => seq <= entry).map((one) => redact(kit.rules, 'spectator', one))
      const seats = probe.seats(replay(kit.rules, seen))
      // Others are asked only if somebody's answer is weighed against theirs, because each question costs a call.
      const asksAll = probe.asks === 'everybody' && against.has(probe.id)
      return seats.filter((seat) => asksAll || seat === subject).map((seat) => ({ probe, entry, seat }))
    }),
  )
  return due.toSorted((one, other) => one.entry - other.entry)
}

function withNeeded(kit: GameKit, names: readonly string[]): readonly KitProbe[] {
  const all = kit.studies?.probes ?? []
  const asked = all.filter(({ id }) => names.includes(id))
  const needed = new Set([...names, ...asked.flatMap(({ against }) => against ?? [])])
  return all.filter(({ id }) => needed.has(id))
}
