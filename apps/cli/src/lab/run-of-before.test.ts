import fs from 'node:fs'
import path from 'node:path'
import { kits } from '@wis/games'
import { ReportMaker } from '@wis/lab'
import type { ExperimentSpec, PlayedMatch, Report } from '@wis/lab'
import { expect, it, vi } from 'vitest'
import { labFolder } from './testing/lab-folder.ts'
import { typedLab } from './testing/typed-lab.ts'

const { root, written } = labFolder('run-of-before')
const wis = typedLab()
vi.spyOn(process.stderr, 'write').mockReturnValue(true)

const kit =
  kits.find(({ setup }) => setup.studied !== undefined) ?? expect.fail('no game has changed its ruleset')

it('a run that was begun by the ruleset of before goes on by it', { timeout: 60_000 }, async () => {
  const [first, second] = kit.house.map(({ slug }) => slug)
  const about = { name: 'x', game: kit.id, subjects: [first], opponents: [second], seed: 'x' }
  const spec = { ...about, design: { materials: 1, repeats: 1 } }
  const rulesetIn = (folder: string) =>
    (JSON.parse(fs.readFileSync(path.join(folder, 'spec.json'), 'utf8')) as { ruleset?: string }).ruleset
  const file = written('spec.json', spec)
  const [before, now] = [path.join(root, 'before'), path.join(root, 'now')]
  expect((await wis('run', file, '--out', now)).code).toBe(0)
  expect(rulesetIn(now)).toBe(kit.setup.presets[0].id)
  expect(await wis('verify', now)).toMatchObject({ code: 0, err: '' })

  fs.mkdirSync(before)
  const { ruleset: _, ...old } = JSON.parse(fs.readFileSync(path.join(now, 'spec.json'), 'utf8')) as {
    ruleset?: string
  }
  fs.writeFileSync(path.join(before, 'spec.json'), JSON.stringify(old))
  expect(await wis('run', file, '--out', before)).toMatchObject({ code: 0, err: '' })
  expect(rulesetIn(before)).toBeUndefined()
  expect(await wis('verify', before)).toMatchObject({ code: 0, err: '' })
  const [logs, others] = [before, now].map((folder) =>
    fs.readFileSync(path.join(folder, 'matches.jsonl'), 'utf8'),
  )
  expect(logs).not.toBe(others)
})

it('a report of before says in other words what follows from the matches', { timeout: 60_000 }, async () => {
  const [first, second, third] = kit.house.map(({ slug }) => slug)
  const about = { name: 'y', game: kit.id, subjects: [first, second], opponents: [third], seed: 'y' }
  const file = written('words.json', { ...about, design: { materials: 2, repeats: 1 } })
  const folder = path.join(root, 'words')
  expect((await wis('run', file, '--out', folder)).code).toBe(0)
  const report = path.join(folder, 'report.json')
  const today = fs.readFileSync(report, 'utf8')
  const before = today.replaceAll('do not differ significantly', 'cannot be told apart')
  expect(before).not.toBe(today)
  fs.writeFileSync(report, before)
  expect(await wis('verify', folder)).toMatchObject({ code: 0, err: '' })
  fs.writeFileSync(report, today.replaceAll('do not differ significantly', 'differ significantly'))
  expect((await wis('verify', folder)).code).toBe(1)
})

it('the words of a report by a method of before are not compared', { timeout: 60_000 }, async () => {
  const [first, second, third] = kit.house.map(({ slug }) => slug)
  const about = { name: 'z', game: kit.id, subjects: [first, second], opponents: [third], seed: 'z' }
  const file = written('method.json', { ...about, design: { materials: 2, repeats: 1 } })
  const folder = path.join(root, 'method')
  expect((await wis('run', file, '--out', folder)).code).toBe(0)
  const at = (name: string) => path.join(folder, name)
  const read = (name: string) => fs.readFileSync(at(name), 'utf8')
  fs.writeFileSync(at('report.md'), read('report.md').replace('Results', 'What came of it'))
  expect((await wis('verify', folder)).err).toContain('report.md: it says something else')
  const maker = new ReportMaker(JSON.parse(read('spec.json')) as ExperimentSpec, [], 'rounded')
  for (const line of read('matches.jsonl').trim().split('\n'))
    maker.add((JSON.parse(line) as { readonly played: PlayedMatch }).played)
  const { plan } = JSON.parse(read('report.json')) as Report
  fs.writeFileSync(at('report.json'), JSON.stringify(maker.report(plan)))
  const verified = await wis('verify', folder)
  expect(verified).toMatchObject({ code: 0, err: '' })
  expect(verified.out).toContain('report.md: another version wrote it')
})
