import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { exportFiles, planOf, readPilot, withRuleset } from '@wis/lab'
import type { Pilot, Plan } from '@wis/lab'
import { readArguments, readCount } from '../command.ts'
import { readPlayers } from './agents/players.ts'
import { forecastRun } from './forecast/forecast-run.ts'
import { toldFinds, toldForecast, toldPeople, toldShort } from './forecast/told-plan.ts'
import { readExperiment } from './read-experiment.ts'
import { jsonText, SpecTrouble } from './read-value.ts'
import { reportOfFolder } from './report.ts'
import { jsonOf, openFolder, openZip } from './verify-source.ts'

export async function plan(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    subjects: { type: 'string' },
    language: { type: 'string' },
    materials: { type: 'string' },
    small: { type: 'boolean' },
    players: { type: 'string' },
    pilot: { type: 'string' },
    'at-once': { type: 'string', default: '4' },
    json: { type: 'boolean', default: false },
  })
  const atOnce = readCount('at-once', values['at-once'])
  const spec = withRuleset(await readExperiment(positionals, values))
  const place = values.pilot ?? spec.pilot
  const planned = planOf(spec, place === undefined ? undefined : await readPilotAt(place, spec.game))
  const forecast = forecastRun(planned.spec, await readPlayers(values.players), atOnce)
  const lines = [
    ...toldPlan(planned),
    ...toldForecast(forecast, atOnce),
    ...toldShort(planned.spec.budget, forecast),
  ]
  console.log(values.json ? JSON.stringify({ ...planned, forecast }) : lines.join('\n'))
  return 0
}

/** What an experiment takes and finds, in lines for a screen. */
export function toldPlan(plan: Plan): readonly string[] {
  const { spec, matches, deals, callsPerMatch, probesPerMatch, ratingsPerMatch, factors, comparisons } = plan
  const { people } = plan
  const asked = probesPerMatch.subject + probesPerMatch.others
  return [
    `${spec.name}: ${matches} matches of ${spec.game}`,
    `  deals        ${deals}, each played by ${spec.subjects.length} subjects under ${spec.conditions.length} conditions`,
    `  subjects     ${spec.subjects.join(', ')}`,
    `  conditions   ${spec.conditions.join(', ')}`,
    `  balanced     ${factors.map(({ factor, levels }) => `${factor} (${levels.join(', ')})`).join('; ') || 'nothing'}`,
    `  answers      about ${Math.round(matches * callsPerMatch)} of subjects, ${callsPerMatch.toFixed(1)} a match`,
    ...(asked > 0
      ? [`  probes       about ${Math.round(matches * asked)}, ${asked.toFixed(1)} a match`]
      : []),
    ...spec.judges.map(
      ({ agent, rubric }, at) =>
        `  judge        ${agent} (${rubric}): about ${Math.round(matches * (ratingsPerMatch[at] ?? 0))} ratings`,
    ),
    ...toldPeople(people),
    `  comparisons  ${comparisons}`,
    ...toldFinds(plan),
  ]
}

/** The report of an earlier experiment of this game: a report as JSON, the folder of a run, or an archive. */
export async function readPilotAt(place: string, game: string): Promise<Pilot> {
  const pilot = readPilot(await reportAt(place))
  if (!pilot) throw new SpecTrouble(`${place} contains no report of an experiment with matches`)
  if (pilot.spec.game !== game)
    throw new SpecTrouble(
      `${place} is an experiment in ${pilot.spec.game}, so it cannot be a pilot for ${game}`,
    )
  return pilot
}

async function reportAt(place: string): Promise<unknown> {
  if ((await stat(place)).isDirectory()) {
    const isExport = await stat(path.join(place, exportFiles.about)).catch(() => undefined)
    return isExport ? jsonOf(openFolder(place), exportFiles.report) : reportOfFolder(place)
  }
  if (!place.endsWith('.zip')) return jsonText(await readFile(place, 'utf8'), place)
  const archive = await openZip(place)
  try {
    return await jsonOf(archive, exportFiles.report)
  } finally {
    await archive.close()
  }
}
