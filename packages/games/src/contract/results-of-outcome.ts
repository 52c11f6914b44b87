import type { Outcome, Seat } from '@wis/engine'
import type { SeatResult } from './results.ts'
import type { AnyRuleset } from './ruleset.ts'
import type { ArrangedTables } from './studies.ts'

type OwnOfSeat = Pick<SeatResult, 'facts'> & Partial<Pick<SeatResult, 'role'>>

/** Places, teams and points as the outcome has them, with what the game adds for each seat. */
export function resultsOfOutcome(
  outcome: Outcome | undefined,
  ownOf: (seat: Seat, points: readonly number[]) => OwnOfSeat,
): readonly SeatResult[] {
  if (outcome?.kind !== 'decided') return []
  const { points, places, teams } = outcome
  return points.map((own, seat) => ({
    place: places[seat] ?? 1,
    team: teams[seat] ?? seat,
    role: null,
    points: own,
    ...ownOf(seat, points),
  }))
}

/** Tables of several settings, by their names: in a block the subject sits in each seat of each setting once. */
export function everySeatOf<Ruleset extends AnyRuleset, Setting extends Partial<Ruleset>>(
  settings: readonly Setting[],
  nameOf: (setting: Setting) => string,
): ArrangedTables<Ruleset> {
  const known = new Map(settings.map((setting) => [setting.id, nameOf(setting)]))
  return {
    decides: ['seat'],
    settings: [...known.values()],
    settingOf: ({ id }) => known.get(id),
    count: ({ players }) => players * settings.length,
    at: ({ players }, index) => ({
      seat: index % players,
      rules: settings[Math.floor(index / players) % settings.length] ?? {},
    }),
  }
}
