import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { exportFiles, readPilot } from '@wis/lab'
import type { Pilot } from '@wis/lab'
import { jsonText } from './json-text.ts'
import { reportOfFolder } from './report-of-folder.ts'
import { SpecTrouble } from './trouble.ts'
import { jsonOf, openFolder, openZip } from './verify-source.ts'

/** The report of an earlier experiment of this game: a report as JSON, the folder of a run, or an archive. */
export async function readPilotAt(place: string, game: string): Promise<Pilot> {
  const pilot = readPilot(await reportAt(place))
  if (!pilot) throw new SpecTrouble(`${place} holds no report of an experiment with matches`)
  if (pilot.spec.game !== game)
    throw new SpecTrouble(`${place} is an experiment in ${pilot.spec.game}, and tells nothing of ${game}`)
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
