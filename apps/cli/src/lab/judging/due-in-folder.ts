import { dueRatings, itemsOf, numberOfItem, samplePlayers, scheduleOf } from '@wis/lab'
import type { DueRating, ExperimentSpec, PlannedMatch, PlayedLocally } from '@wis/lab'
import { logOf } from '../kept-match.ts'
import { methodInFolder } from '../method-in-folder.ts'
import { keptMatches } from '../run-folder.ts'
import { Wanted } from '../wanted.ts'
import { judgesOfFolder } from './later-judges.ts'

/** The ratings of a run whose matches are over. The matches are played again for that, from their kept answers. */
export async function dueInFolder(folder: string, spec: ExperimentSpec): Promise<readonly DueRating[]> {
  const { seed } = spec
  const judges = await judgesOfFolder(folder, spec)
  if (judges.length === 0) return []
  const schedule = scheduleOf(spec)
  const wanted = new Wanted(spec, schedule, await methodInFolder(folder))
  const over: { readonly planned: PlannedMatch; readonly log: PlayedLocally['log'] }[] = []
  for await (const kept of keptMatches(folder)) {
    wanted.add(kept.played)
    over.push({ planned: schedule.matchAt(kept.played.number), log: logOf(schedule, kept) })
  }
  const inOrder = over.toSorted((one, other) => one.planned.number - other.planned.number)
  const itemsFor = (rubric: string) =>
    inOrder.flatMap(({ planned: { number, seat, language }, log }) =>
      itemsOf(schedule.kit, rubric, { number, seat, log, language }),
    )
  // No report counts a match beyond the wanted ones, so nobody is paid to rate it.
  return dueRatings({ judges, seed, itemsFor }).filter(
    ({ due: { judge, item } }) =>
      Object.hasOwn(samplePlayers, judge) || numberOfItem(item.id) <= wanted.matches,
  )
}
