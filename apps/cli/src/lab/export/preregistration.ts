import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '@wis/engine'
import {
  exportedExperiment,
  exportedSuite,
  exportFiles,
  factsOfExport,
  planFixed,
  preregisteredIn,
  readAny,
  readSuite,
  suiteFiles,
  toPreregistration,
} from '@wis/lab'
import type { AnySpec, StudyFacts } from '@wis/lab'
import { hashText, planText, suitePlanText } from '@wis/proof'
import { SpecTrouble } from '../read-value.ts'
import { readFolderPlayers, readFolderSpec, readRecord } from '../run-folder.ts'
import { partFolder, readSuiteFolder, suiteFile } from '../suite/suite-folder.ts'
import { readTaskFolder, taskFile } from '../task/task-folder.ts'
import { jsonOf, openFolder, openZip } from '../verify-source.ts'
import type { ExportSource } from '../verify-source.ts'
import { factsOfFolder, isRunFolder } from './facts-of-folder.ts'

interface Fixed {
  readonly study: AnySpec
  readonly plan: string
  readonly facts: StudyFacts
}

/** The plan of a run or of an export as a file, as it was fixed before the first match. */
export async function preregistrationAt(place: string, language: Language): Promise<string> {
  const { study, plan, facts } = await fixedAt(place)
  const fixed = facts.plan
  if (fixed?.at === undefined) throw new SpecTrouble(`${place} began before plans were hashed`)
  if (hashText(plan) !== fixed.sha256)
    throw new SpecTrouble(
      `${place}: the plan differs from the one that was fixed: its hash is not ${fixed.sha256}`,
    )
  return toPreregistration({ study, plan, facts, sha256: fixed.sha256, at: fixed.at }, language)
}

export const preregistrationName = 'preregistration.md'

/** Keeps the plan of a run that was just begun as a file, before its first match. */
export async function keepPreregistration(folder: string): Promise<void> {
  const file = path.join(folder, preregistrationName)
  if (existsSync(file) || !(await readRecord(folder))) return
  await writeFile(file, await preregistrationAt(folder, 'en'))
}

/** Why a file is not the preregistration of what lies at a place. Undefined if it is. */
export async function preregistrationFault(place: string, file: string): Promise<string | undefined> {
  const read = preregisteredIn(await readFile(file, 'utf8'))
  if (!read) return `${file} is not a preregistration: it contains no plan with its SHA-256`
  if (hashText(read.plan) !== read.sha256) return `${file}: the plan in it is not the one of its SHA-256`
  const sha256 = (await fixedAt(place)).facts.plan?.sha256
  return sha256 === read.sha256
    ? undefined
    : `${file} preregisters another plan: its hash is ${read.sha256}, and that of ${place} is ${sha256 ?? 'not known'}`
}

async function fixedAt(place: string): Promise<Fixed> {
  const isFolder = (await stat(place)).isDirectory()
  if (isFolder && isRunFolder(place)) return ofRun(place)
  const source = isFolder ? openFolder(place) : await openZip(place)
  try {
    return (await source.names()).includes(suiteFiles.about) ? await ofSuite(source) : await ofExport(source)
  } finally {
    await source.close()
  }
}

async function ofRun(folder: string): Promise<Fixed> {
  const facts = await factsOfFolder(folder)
  const players = await readFolderPlayers(folder)
  if (existsSync(taskFile(folder))) {
    const spec = await readTaskFolder(folder)
    return { study: { kind: 'task', spec }, plan: planText({ spec, players }), facts }
  }
  if (!existsSync(suiteFile(folder))) {
    const spec = await readFolderSpec(folder)
    return { study: { kind: 'matches', spec }, plan: planText({ spec, players }), facts }
  }
  const { spec, parts } = await readSuiteFolder(folder)
  const hashes: Record<string, string> = {}
  for (const part of parts.keys())
    hashes[part] = (await readRecord(partFolder(folder, part)))?.plan.sha256 ?? ''
  return { study: { kind: 'suite', spec, parts }, plan: suitePlanText(spec, hashes), facts }
}

async function ofExport(source: ExportSource): Promise<Fixed> {
  const about = exportedExperiment.parse(await jsonOf(source, exportFiles.about))
  const read = readAny(about.spec)
  if (!read.ok) throw new SpecTrouble(`its specification cannot be read: ${read.faults[0]?.message ?? ''}`)
  const bound = Object.entries(about.players).map(([name, { agent, version }]) => [name, { agent, version }])
  const plan = planText({ spec: about.spec, players: Object.fromEntries(bound) as Record<string, unknown> })
  return { study: read, plan, facts: factsOfExport(about) }
}

async function ofSuite(source: ExportSource): Promise<Fixed> {
  const about = exportedSuite.parse(await jsonOf(source, suiteFiles.about))
  const read = readSuite(about.spec)
  if (!read.ok) throw new SpecTrouble(`its specification cannot be read: ${read.faults[0]?.message ?? ''}`)
  const hashes: Record<string, string> = {}
  const players: Record<string, StudyFacts['players'][string]> = {}
  for (const part of about.parts) {
    const own = exportedExperiment.parse(await jsonOf(source.inside(part), exportFiles.about))
    hashes[part] = planFixed(own)?.sha256 ?? ''
    Object.assign(players, own.players)
  }
  const { id, platform, plan: fixed } = about
  const facts = { id, software: platform.version, players, plan: fixed, at: fixed.at }
  return {
    study: { kind: 'suite', spec: read.spec, parts: read.parts },
    plan: suitePlanText(about.spec, hashes),
    facts,
  }
}
