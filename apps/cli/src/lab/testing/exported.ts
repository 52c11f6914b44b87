import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  exportFiles,
  itemsOf,
  judgeLocally,
  numberOfItem,
  playWithProbes,
  readSpec,
  ReportMaker,
  rowsTables,
  samplePlayers,
  scheduleOf,
  scoredProbes,
} from '@wis/lab'
import type {
  ExperimentSpec,
  ExportedCall,
  ExportedExperiment,
  ExportedJudgement,
  ExportedMatch,
  ExportedProbe,
  ExportedVoid,
  PlannedMatch,
  PlayedMatch,
  Schedule,
} from '@wis/lab'
import { canonicalJson, hashText, plannedCommitmentOf, publicKeyOf, signingKeyFrom } from '@wis/proof'
import { onTestFinished } from 'vitest'
import { Wanted } from '../wanted.ts'

const key = signingKeyFrom(Buffer.alloc(32, 3))
export const platformKey = publicKeyOf(key)
export const signedByPlatform = (text: string) => key.sign(text)

export interface MadeExport {
  about: ExportedExperiment
  /** Absent for a task. */
  matches?: ExportedMatch[]
  rows: object[]
  /** Absent in old exports, as the ratings are. */
  probes?: ExportedProbe[]
  judgements?: ExportedJudgement[]
  /** Absent in exports of before calls were told. */
  calls?: ExportedCall[]
  /** Absent in exports of before void matches were kept. */
  voids?: ExportedVoid[]
  voidCalls?: ExportedCall[]
  /** Null where agents are named no more. */
  report: object | null
}

/** An experiment of built-in agents and sample judges, as a platform exports it. */
export function exportOf(given: object): MadeExport {
  const read = readSpec({ name: 'A test', seed: 'test', ...given })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const { spec } = read
  const whole = scheduleOf(spec)
  const all = playedWhole(spec, whole)
  const schedule = { ...whole, ...sizeOf(whole, all.length) }
  const judgements = judgementsOf(spec, schedule, all)
  const maker = new ReportMaker(spec)
  for (const { row } of all)
    maker.add(
      row,
      judgements.filter(({ number }) => number === row.number),
    )
  return {
    about: aboutOf(spec, schedule),
    matches: all.map(({ match }) => match),
    rows: all.map(({ row }) => row),
    probes: all.flatMap(({ probes }) => probes),
    judgements,
    report: maker.report(),
  }
}

/** All matches of an experiment, or as many as it takes until its intervals are narrow. */
function playedWhole(spec: ExperimentSpec, schedule: Schedule): readonly Played[] {
  const wanted = new Wanted(spec, schedule)
  const all: Played[] = []
  while (all.length < wanted.matches) {
    const played = playedAs(spec, schedule, all.length + 1)
    all.push(played)
    wanted.add(played.row)
  }
  return all
}

/** The plan of an experiment that is over after so many matches. */
const sizeOf = ({ deals, matches }: Schedule, played: number) => ({
  matches: played,
  deals: (deals * played) / matches,
})

function aboutOf(spec: ExperimentSpec, { kit, deals, matches }: Schedule): ExportedExperiment {
  const player = (slug: string) => [slug, { agent: `id-${slug}`, slug, version: 1, kind: 'house' }] as const
  const { name, game, seed, judges } = spec
  return {
    format: 'wis-experiment/1',
    platform: { version: '1', key: platformKey },
    id: 'e',
    name,
    game,
    preset: null,
    seed,
    spec,
    text: '',
    plan: { deals, matches },
    state: 'ended',
    played: matches,
    failed: 0,
    voided: 0,
    startedAt: null,
    endedAt: null,
    players: Object.fromEntries([...spec.subjects, ...kit.house.map(({ slug }) => slug)].map(player)),
    judgings: judges.length > 0 ? [{ round: 1, judges, state: 'over' }] : [],
  }
}

interface Played {
  readonly planned: PlannedMatch
  readonly match: ExportedMatch
  readonly row: PlayedMatch & { readonly match: string }
  readonly probes: readonly ExportedProbe[]
}

export function playedAs(spec: ExperimentSpec, schedule: Schedule, number: number): Played {
  const planned = schedule.matchAt(number)
  const { kit } = schedule
  const playerCalled = (name: string) => kit.house.find(({ slug }) => slug === name) ?? kit.house[0]
  const { log, played, probes } = playWithProbes({ schedule, planned, probes: spec.probes, playerCalled })
  const { seed, content: material, language, players } = planned
  const seats = players.map((name) => ({ agent: `id-${name}`, version: 1, alias: name }))
  const entries = log.map(({ seq, at, event }) => ({ seq, at, event: { ...event } }))
  const seating = seats.map(({ agent }) => agent)
  const match = `m${number}`
  const scores = scoredProbes({ kit, log, subject: planned.seat, rows: probes })
  return {
    planned,
    match: {
      number,
      match,
      attempts: 1,
      faults: [],
      language,
      seed,
      salt: 'salt',
      seats,
      log: entries,
      commitment: plannedCommitmentOf({ game: kit.id, seed, material, seating }, 'salt'),
      hash: hashText(canonicalJson(entries)),
    },
    row: { ...played, match },
    probes: probes.map(({ match: _, agent, values, raw, ...row }, at) => {
      const score =
        row.seat === planned.seat
          ? scores.find(({ probe, entry }) => probe === row.probe && entry === row.entry)
          : undefined
      const { tallies, forecast } = score ?? {}
      return {
        ...row,
        number,
        match,
        place: at + 1,
        agent: `id-${agent}`,
        raw: [...raw],
        why: null,
        values: values as ExportedProbe['values'],
        score: tallies ? ({ tallies, ...(forecast && { forecast }) } as ExportedProbe['score']) : null,
      }
    }),
  }
}

function judgementsOf(
  { judges, seed }: ExperimentSpec,
  { kit }: Schedule,
  all: readonly Played[],
): ExportedJudgement[] {
  const itemsFor = (rubric: string) =>
    all.flatMap(({ planned: { number, seat, language }, match: { log } }) =>
      itemsOf(kit, rubric, { number, seat, language, log }),
    )
  const playerCalled = (name: string) => samplePlayers[name] ?? (() => '')
  return judgeLocally({ judges, seed, itemsFor, playerCalled })
    .map((row) => ({ ...row, raw: [...row.raw], number: numberOfItem(row.item), round: 1 }))
    .toSorted((one, other) => one.number - other.number)
}

const lines = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')

/** Writes an export to a folder of its own, and signs it as the platform would. Its table may be as in old exports. */
export function writeExport(
  { about, matches, rows, probes, judgements, calls, voids, voidCalls, report }: MadeExport,
  tableOf = (text: string) => text,
): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-lab-export-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const { head, line } = rowsTables[matches ? 'matches' : 'task']
  const files = {
    [exportFiles.about]: JSON.stringify(about),
    ...(matches && { [exportFiles.matches]: lines(matches) }),
    [exportFiles.rows]: lines(rows),
    [exportFiles.table]: tableOf([head, ...rows.map(line)].map((text) => `${text}\n`).join('')),
    ...(probes && { [exportFiles.probes]: lines(probes) }),
    ...(judgements && { [exportFiles.judgements]: lines(judgements) }),
    ...(calls && { [exportFiles.calls]: lines(calls) }),
    ...(voids && { [exportFiles.voids]: lines(voids) }),
    ...(voidCalls && { [exportFiles.voidCalls]: lines(voidCalls) }),
    [exportFiles.report]: JSON.stringify(report),
  }
  const sealed = Object.entries(files).map(([name, text]) => {
    fs.writeFileSync(path.join(folder, name), text)
    const sha256 = createHash('sha256').update(text).digest('hex')
    return { name, bytes: Buffer.byteLength(text), sha256 }
  })
  const seal = { files: sealed, key: platformKey, signature: key.sign(canonicalJson(sealed)) }
  fs.writeFileSync(path.join(folder, exportFiles.seal), JSON.stringify(seal))
  return folder
}
