import fs from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { chat } from './testing/chat-stand-in.ts'
import { labFolder } from './testing/lab-folder.ts'
import { typedLab } from './testing/typed-lab.ts'

const { root, written } = labFolder('verify-folder')
const wis = typedLab()
vi.spyOn(process.stderr, 'write').mockReturnValue(true)
vi.stubEnv('LAB_KEY', 'sk-secret-of-a-test')

const firstMove = (prompt: string) => ({ text: /legal now: "([^"]+)"/.exec(prompt)?.[1] ?? '' })

it('everything in the folder of a run is checked or named', { timeout: 60_000 }, async () => {
  const server = await chat(({ prompt }) => firstMove(prompt))
  const spec = written('spec.yaml', {
    name: 'x',
    game: 'tic-tac-toe',
    subjects: ['model'],
    opponents: ['random'],
    seed: 'folder',
    design: { materials: 2, repeats: 1 },
    measures: ['win-rate'],
  })
  const settings = { temperature: 0, maxTokens: 60, extra: { seed: 7 } }
  const model = { kind: 'openai', baseUrl: server.url, model: 'test-model', keyFrom: 'LAB_KEY', settings }
  const folder = path.join(root, 'run')
  const ran = await wis('run', spec, '--players', written('players.yaml', { model }), '--out', folder)
  expect(ran).toMatchObject({ code: 0, err: '' })
  const fileOf = (name: string) => path.join(folder, name)
  const textOf = (name: string) => fs.readFileSync(fileOf(name), 'utf8')

  const [first = ''] = textOf('calls.jsonl').split('\n')
  const call = JSON.parse(first) as { tries: { sent: string; served: object }[] }
  expect(call).toMatchObject({ player: 'model', kind: 'move' })
  expect(JSON.parse(call.tries[0]?.sent ?? '')).toMatchObject({
    model: 'test-model',
    temperature: 0,
    seed: 7,
  })
  expect(call.tries[0]?.served).toEqual({ model: 'test-model' })
  expect(fs.readdirSync(folder).map(textOf).join('')).not.toContain('sk-secret-of-a-test')

  const { plan } = JSON.parse(textOf('run.json')) as { plan: { sha256: string; at: string } }
  expect(JSON.parse(textOf('report.json'))).toMatchObject({ plan: { sha256: plan.sha256 } })
  expect(ran.out).toContain(
    `The plan was fixed at ${plan.at}, before the first match. Its SHA-256 is ${plan.sha256}.`,
  )

  fs.writeFileSync(fileOf('notes.txt'), 'mine')
  const { code, out } = await wis('verify', folder)
  expect(code).toBe(0)
  for (const name of fs.readdirSync(folder))
    if (!['spec.json', 'matches.jsonl', 'report.json'].includes(name)) expect(out).toContain(name)
  expect(out).toContain('not checked: notes.txt')
  expect(out).toContain('how long answers took')

  const [firstSpent] = textOf('spent.jsonl').split('\n')
  const { match } = JSON.parse(firstSpent ?? '') as { match: number }
  const changes: readonly [name: string, from: RegExp, to: string, said: string][] = [
    [
      'players.json',
      /"temperature": 0/,
      '"temperature": 1',
      'run.json: the plan differs from the one that was fixed',
    ],
    ['spec.json', /"name": "x"/, '"name": "y"', 'the report does not follow'],
    ['run.json', /"sha256": "./, '"sha256": "x', 'the report does not follow'],
    ['spent.jsonl', /"inputTokens":100/, '"inputTokens":90', `spent.jsonl: match ${match} used`],
    ['calls.jsonl', /"text":"/g, '"text":"not ', 'calls.jsonl: no call brought an answer of seat'],
    ['calls.jsonl', /"attempt":1/g, '"attempt":2', 'calls.jsonl: no call brought an answer of seat'],
    [
      'report.json',
      /"method": ?"[a-z]+"/,
      '"method":"of-tomorrow"',
      'names a method that this version does not know',
    ],
    ['report.md', /win/i, 'lose', 'report.md: it says something else'],
  ]
  for (const [name, from, to, said] of changes) {
    const honest = textOf(name)
    fs.writeFileSync(fileOf(name), honest.replace(from, to))
    expect((await wis('verify', folder)).err, name).toContain(said)
    fs.writeFileSync(fileOf(name), honest)
  }

  // A folder that began before plans were hashed verifies as it did.
  for (const name of ['run.json', 'calls.jsonl', 'preregistration.md']) fs.rmSync(fileOf(name))
  fs.writeFileSync(fileOf('report.json'), textOf('report.json').replace(/"plan":\{[^}]*\},/, ''))
  const old = await wis('verify', folder)
  expect(old).toMatchObject({ code: 0, err: '' })
  expect(old.out).toContain('began before plans were hashed')
  expect(old.out).toContain('another version wrote it')
})
