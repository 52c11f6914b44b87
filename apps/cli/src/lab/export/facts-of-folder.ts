import { existsSync } from 'node:fs'
import path from 'node:path'
import { kits } from '@wis/games'
import { samplePlayers } from '@wis/lab'
import type { ExportedMake, PlayerFacts, StudyFacts } from '@wis/lab'
import type { PlayersFile, PlayerSettings } from '../agents/players.ts'
import { readFolderPlayers, readRecord, softwareVersion } from '../run-folder.ts'

/** What a paper says of a run beside its report: who took part, the plan, and the software. */
export async function factsOfFolder(folder: string): Promise<StudyFacts> {
  const record = await readRecord(folder)
  return {
    software: record?.software.join(', ') ?? softwareVersion(),
    players: playersIn(await readFolderPlayers(folder)),
    ...(record && { plan: record.plan, at: record.plan.at }),
  }
}

/** All who may be named: those of the house and of the laboratory, and the models and programs of the run. */
export const playersIn = (own: PlayersFile): Readonly<Record<string, PlayerFacts>> => ({
  ...Object.fromEntries(Object.keys(samplePlayers).map((name) => [name, { kind: 'sample' }])),
  ...Object.fromEntries(kits.flatMap(({ house }) => house.map(({ slug }) => [slug, { kind: 'house' }]))),
  ...Object.fromEntries(Object.entries(own).map(([name, settings]) => [name, playerOf(settings)])),
})

const playerOf = (settings: PlayerSettings): PlayerFacts => ({ kind: settings.kind, made: makeOf(settings) })

function makeOf(settings: PlayerSettings): ExportedMake {
  const declared = { model: null, harness: null }
  if (settings.kind === 'webhook')
    return { model: null, provider: null, strategy: null, settings: null, declared }
  const { extra: _, ...shown } = settings.settings ?? {}
  return {
    model: settings.model,
    provider: null,
    strategy: { id: settings.strategy, custom: false, prompts: null },
    settings: { ...shown },
    declared,
  }
}

/** Whether a folder is that of a run here, and no export of a platform. */
export const isRunFolder = (place: string): boolean =>
  ['spec.json', 'task.json', 'suite.json'].some((name) => existsSync(path.join(place, name))) &&
  !existsSync(path.join(place, 'seal.json'))
