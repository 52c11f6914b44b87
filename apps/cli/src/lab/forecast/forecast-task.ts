import { deepItems, deepQuestion, deepRow, deepUnits, dueRatings, judgementRequest } from '@wis/lab'
import type { DeepRow, DeepUnit, TaskSpec } from '@wis/lab'
import type { PlayersFile } from '../agents/read-players.ts'
import { UseOfPlayers } from './use-of-players.ts'
import type { ForecastOfRun } from './use-of-players.ts'

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
