import type { Turn } from '@wis/engine'
import {
  dueRatings,
  itemsOf,
  judgementRequest,
  PlannedPlay,
  probeQuestions,
  sampledMatches,
  scheduleOf,
} from '@wis/lab'
import type { ExperimentSpec, ItemOfMatch, PlannedMatch, Schedule } from '@wis/lab'
import type { PlayersFile } from '../agents/read-players.ts'
import { UseOfPlayers } from './use-of-players.ts'
import type { ForecastOfRun } from './use-of-players.ts'

interface Sampled {
  readonly use: UseOfPlayers
  readonly spec: ExperimentSpec
  readonly schedule: Schedule
  /** For how many matches a match of the sample stands. */
  readonly times: number
}

/** What a run asks models and programs, as house players play some of its matches in their seats. */
export function forecastRun(spec: ExperimentSpec, players: PlayersFile, atOnce: number): ForecastOfRun {
  const schedule = scheduleOf(spec)
  const use = new UseOfPlayers(players)
  const numbers = sampledMatches(spec, schedule)
  const sampled = { use, spec, schedule, times: numbers.length === 0 ? 0 : schedule.matches / numbers.length }
  const items: Items[] = []
  let waits = 0
  for (const number of numbers) {
    const played = playSample(sampled, schedule.matchAt(number))
    waits += played.waits
    items.push(played.itemsFor)
  }
  waits += countRatings(sampled, (rubric) => items.flatMap((itemsFor) => itemsFor(rubric)))
  return use.forecast((waits * sampled.times) / atOnce)
}

type Items = (rubric: string) => readonly ItemOfMatch[]

/** How often somebody waits for an answer in a match and beside it, and what judges find in it. */
function playSample(sampled: Sampled, planned: PlannedMatch): { waits: number; itemsFor: Items } {
  const { use, spec, schedule, times } = sampled
  const { kit } = schedule
  const play = new PlannedPlay(schedule, planned)
  const { match } = play
  const asked = new Set<string>()
  let waits = 0
  const { log } = play.playOut((turn) => {
    // Everybody who is due is asked at the same time.
    const due = match
      .turns()
      .filter((one) => use.isAsked(nameAt(planned, one)) && !asked.has(`${one.seat} ${one.step}`))
    const calls = due.map((one) => {
      asked.add(`${one.seat} ${one.step}`)
      const request = play.requestFor(one, 'planned')
      const name = nameAt(planned, one)
      const taken = use.callsFor(name, request, play.conditionOf(one.seat)?.strategy)
      use.count(name, request, times * taken)
      return taken
    })
    waits += Math.max(0, ...calls)
    const player = kit.house.find(({ slug }) => slug === nameAt(planned, turn)) ?? kit.house[0]
    return play.saidBy(player, turn)
  })
  for (const { asked: probe, request } of probeQuestions({ schedule, planned, log, probes: spec.probes })) {
    if (use.isAsked(probe.agent)) waits += 1
    use.count(probe.agent, request, times)
  }
  const { number, seat, language } = planned
  return { waits, itemsFor: (rubric) => itemsOf(kit, rubric, { number, seat, log, language }) }
}

/** The number of ratings by models and programs. */
function countRatings({ use, spec: { judges, seed }, times }: Sampled, itemsFor: Items): number {
  const due = dueRatings({ judges, seed, itemsFor }).filter(({ due: { judge } }) => use.isAsked(judge))
  for (const { rubric, language, due: rating } of due)
    use.count(rating.judge, judgementRequest({ rubric, due: rating, language, deadline: '' }), times)
  return due.length
}

const nameAt = ({ players }: PlannedMatch, { seat }: Turn) => players[seat] ?? ''
