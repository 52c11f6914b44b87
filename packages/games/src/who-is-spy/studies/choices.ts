import type { Entry, Seat } from '@wis/engine'
import type { StudiedChoice } from '../../contract/studies.ts'
import type { SpyEvent } from '../events.ts'

/** The votes of a seat, with the name, the place among the speakers and the place in the list of each candidate. */
export function spyChoices(log: readonly Entry<SpyEvent>[], seat: Seat): readonly StudiedChoice[] {
  const choices: StudiedChoice[] = []
  let aliases: readonly string[] = []
  let order: readonly Seat[] = []
  let listed: readonly Seat[] = []
  for (const { event } of log) {
    if (event.type === 'match-opened') aliases = event.aliases
    if (event.type === 'round-opened') order = event.order
    if (event.type === 'vote-opened') listed = event.candidates.filter((other) => other !== seat)
    if (event.type !== 'vote-cast' || event.seat !== seat) continue
    const options = listed.map((other, place) => ({
      name: aliases[other] ?? '',
      position: String(order.indexOf(other) + 1),
      option: String(place + 1),
    }))
    const chosen = event.target === null ? null : listed.indexOf(event.target)
    choices.push({ options, chosen: chosen === -1 ? null : chosen })
  }
  return choices
}
