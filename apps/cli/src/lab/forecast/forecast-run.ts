import type { Turn } from '@wis/engine'
import {
  deepItems,
  deepQuestion,
  deepRow,
  deepUnits,
  dueRatings,
  itemsOf,
  judgementRequest,
  PlannedPlay,
  probeQuestions,
  sampledMatches,
  scheduleOf,
} from '@wis/lab'
import type {
  DeepRow,
  DeepUnit,
  ExperimentSpec,
  ItemOfMatch,
  PlannedMatch,
  Schedule,
  TaskSpec,
} from '@wis/lab'
import type { PlayersFile } from '../agents/players.ts'
import { UseOfPlayers } from './use-of-players.ts'
import type { ForecastOfRun } from './use-of-players.ts'

interface Sampled {
  readonly use: UseOfPlayers
  readonly spec: ExperimentSpec
  readonly schedule: Schedule
  /** For how many matches a match of the sample stands. */
  readonly times: number
}

/** What a run asks models and programs, as built-in agents play some of its matches in their seats. */
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

/** As long as a description may be, about. */
const description = 'word '.repeat(60)
const imagined = { candidates: 'one, two, three, four, five' }

/** What a task asks models and programs. Nobody knows yet what they describe, so a usual length is taken. */
export function forecastTask(spec: TaskSpec, players: PlayersFile, atOnce: number): ForecastOfRun {
  const use = new UseOfPlayers(players)
  let waits = 0
  const count = (name: string, request: object) => {
    if (use.isAsked(name)) waits += 1
    use.count(name, request, 1)
  }
  const rows = deepUnits(spec).map((unit) => describedAs(unit, (request) => count(unit.subject, request)))
  const { judges, seed } = spec
  for (const { rubric, language, due } of dueRatings({ judges, seed, itemsFor: () => deepItems(rows) }))
    count(due.judge, judgementRequest({ rubric, due, language, deadline: '' }))
  return use.forecast(waits / atOnce)
}

function describedAs(unit: DeepUnit, count: (request: object) => void): DeepRow {
  const answers = unit.mode === 'aggressive' ? [{ description }] : [imagined, { description }]
  answers.forEach((_, step) => {
    const next = deepQuestion(unit, answers.slice(0, step), '')
    if (next) count(next.request)
  })
  return deepRow(unit, { asked: [], answers })
}
