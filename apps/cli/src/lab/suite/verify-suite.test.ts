import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { exportSeal, readSuite, SuiteReportMaker } from '@wis/lab'
import type { ExportedSuite, PlayedMatch } from '@wis/lab'
import { canonicalJson, planHashOf, suiteHashOf } from '@wis/proof'
import { expect, it } from 'vitest'
import { exportOf, platformKey, signedByPlatform, writeExport } from '../testing/exported.ts'
import { labFolder } from '../testing/lab-folder.ts'
import { typedLab } from '../testing/typed-lab.ts'

const { root } = labFolder('suite-export')
const wis = typedLab()

const read = readSuite({
  name: 'Two boards',
  seed: 'boards',
  subjects: ['random'],
  suite: {
    small: {
      game: 'tic-tac-toe',
      ruleset: 'llmarena',
      opponents: ['perfect'],
      design: { materials: 3, repeats: 1 },
    },
    large: {
      game: 'connect-four',
      ruleset: 'llmarena',
      opponents: ['one-ply'],
      design: { materials: 3, repeats: 1 },
    },
  },
  columns: [{ id: 'wins', name: 'Wins', terms: [{ of: ['small/win-rate', 'large/win-rate'] }] }],
})
const suite = read.ok ? read : expect.fail(JSON.stringify(read.faults))
const at = '2026-11-24T00:00:00.000Z'

function writeSeal(folder: string, names: readonly string[]) {
  const files = names.map((name) => {
    const text = fs.readFileSync(path.join(folder, name))
    return { name, bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') }
  })
  const seal = { files, key: platformKey, signature: signedByPlatform(canonicalJson(files)) }
  fs.writeFileSync(path.join(folder, 'seal.json'), JSON.stringify(exportSeal.parse(seal)))
}

/** A suite of built-in agents, as a platform exports it. */
function written(name: string, change: (about: ExportedSuite, report: object) => void = () => undefined) {
  const folder = path.join(root, name)
  fs.mkdirSync(folder)
  const maker = new SuiteReportMaker(suite)
  const hashes: Record<string, string> = {}
  const plans: Record<string, { sha256: string; at: string }> = {}
  for (const [part, spec] of suite.parts) {
    const made = exportOf(spec)
    const players = Object.fromEntries(
      Object.entries(made.about.players).map(([who, { agent, version }]) => [who, { agent, version }]),
    )
    const sha256 = planHashOf({ spec, players })
    made.about.plan = { ...made.about.plan, sha256, at }
    made.calls = []
    made.report = { ...made.report, plan: { sha256, at } }
    hashes[part] = sha256
    plans[part] = { sha256, at }
    for (const row of made.rows) maker.add(part, row as PlayedMatch)
    fs.cpSync(writeExport(made), path.join(folder, part), { recursive: true })
  }
  const about: ExportedSuite = {
    format: 'wis-suite/1',
    platform: { version: '1', key: platformKey },
    id: 's',
    name: 'Two boards',
    spec: { ...suite.spec },
    text: '',
    plan: { sha256: suiteHashOf(suite.spec, hashes), at },
    parts: [...suite.parts.keys()],
  }
  const report = JSON.parse(JSON.stringify(maker.report(about.plan, plans))) as object
  change(about, report)
  fs.writeFileSync(path.join(folder, 'suite.json'), JSON.stringify(about))
  fs.writeFileSync(path.join(folder, 'report.json'), JSON.stringify(report))
  writeSeal(folder, ['suite.json', 'report.json'])
  return folder
}

it('an exported suite is checked with all its parts', { timeout: 60_000 }, async () => {
  const folder = written('honest')
  const { code, out, err } = await wis('verify', folder)
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('the report over all experiments follows from their rows')
  fs.appendFileSync(path.join(folder, 'small', 'rows.jsonl'), '{}\n')
  expect((await wis('verify', folder)).err).toContain('small: rows.jsonl is not as it was signed')
  fs.rmSync(path.join(folder, 'large'), { recursive: true })
  expect((await wis('verify', folder)).err).toContain('the experiment large is missing')
})

it('a changed report, plan or seal is found', { timeout: 60_000 }, async () => {
  const told = async (folder: string) => (await wis('verify', folder)).err
  const report = written('report', (_, made) => Object.assign(made, { areas: [] }))
  expect(await told(report)).toContain('the report over all experiments does not follow')
  const plan = written('plan', (about) => {
    about.spec['scaled'] = true
  })
  expect(await told(plan)).toContain('the plan differs from the one that was fixed')
  const seal = written('seal')
  fs.writeFileSync(path.join(seal, 'report.json'), '{}')
  expect(await told(seal)).toContain('report.json is not as it was signed')
})
