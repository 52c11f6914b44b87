import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { kitCalled } from '@wis/games'
import { hashText } from '@wis/proof'
import { simulateGames } from '@wis/simulation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFile } from '../apps/cli/src/verify/check-file.ts'
import { makeEnvFile } from './make-env-file.ts'

const project = path.resolve('python', 'wis_arena')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-python-'))
const installed = path.join(folder, 'installed')
const example = (name: string) => path.join(project, 'examples', `${name}.py`)
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** Debian's own if it is there, because it has NumPy. */
const python = ['/usr/bin/python3', 'python3'].find((one) => spawnSync(one, ['--version']).status === 0)

const environment = { ...process.env, PYTHONPATH: installed, PYTHONDONTWRITEBYTECODE: '1' }

/** Not in step with this process, which may be the server that the program asks. */
function run(args: readonly string[], cwd = folder) {
  const child = spawn(python ?? '', args, { cwd, env: environment })
  const said: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => said.push(part))
  child.stderr.on('data', (part: Buffer) => said.push(part))
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said: Buffer.concat(said).toString() })),
  )
}

describe.skipIf(!python)('the Python package', () => {
  let wheel = ''

  beforeAll(async () => {
    const copy = path.join(folder, 'project')
    fs.cpSync(project, copy, { recursive: true })
    await makeEnvFile(path.join(copy, 'wis_arena', 'wis-env.mjs'))
    await run(['build_wheel.py', folder], copy)
    wheel = path.join(folder, fs.readdirSync(folder).find((name) => name.endsWith('.whl')) ?? 'none')
    const unpacked = await run(['-m', 'zipfile', '-e', wheel, installed])
    expect(unpacked).toEqual({ code: 0, said: '' })
  }, 120_000)

  it('is a wheel that is the same for the same contents, with the hash of each file', async () => {
    const again = path.join(folder, 'again')
    await run(['build_wheel.py', again], path.join(folder, 'project'))
    expect(fs.readFileSync(path.join(again, path.basename(wheel)))).toEqual(fs.readFileSync(wheel))
    const record = fs.readFileSync(
      path.join(
        installed,
        fs.readdirSync(installed).find((name) => name.endsWith('.dist-info')) ?? '',
        'RECORD',
      ),
      'utf8',
    )
    for (const file of ['wis_arena/__init__.py', 'wis_arena/wis-env.mjs', 'wis_arena/py.typed'])
      expect(record).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')},sha256=`, 'm'))
  })

  it('keeps what PettingZoo, verifiers and OpenEnv ask of an environment', async () => {
    const { code, said } = await run(['-m', 'unittest', 'discover', '-s', path.join(project, 'tests'), '-v'])
    expect(said).toMatch(/\nOK\b/)
    expect(code).toBe(0)
  }, 300_000)

  it('plays the match that wis simulate plays, byte for byte', async () => {
    const script = `
from wis_arena import Engine
with Engine() as engine:
    match = engine.match()
    match.reset("holdem", seed="python-1", seats=["learner", "learner"])
    while not match.done:
        seat = match.turns[0]
        match.act(seat, match.house(seat, PLAYERS[seat]))
    print(match.result()["logHash"])
`
    const kit = kitCalled('holdem') ?? expect.fail('the game is gone')
    const [ruleset] = kit.setup.presets
    const players = [kit.house[0], kit.house.at(-1) ?? kit.house[0]]
    const series = { kit, ruleset, players, games: 1, seed: 'python', language: 'en' as const }
    const [match] = simulateGames({ ...series, startedAt: new Date('2026-01-01T00:00:00.000Z') })
    const text = (match?.log ?? []).map((entry) => `${JSON.stringify(entry)}\n`).join('')
    const slugs = JSON.stringify(players.map(({ slug }) => slug))
    const { said } = await run(['-c', script.replace('PLAYERS', slugs)])
    expect(said.trim()).toBe(hashText(text))
  })

  it('has a learner that never loses tic-tac-toe', { tags: ['nightly'], timeout: 300_000 }, async () => {
    const { code, said } = await run([example('self_play')])
    expect(said).toContain('✔ it never loses')
    expect(code).toBe(0)
  })

  it('makes rollouts for a trainer', async () => {
    const { code, said } = await run([example('rollout')])
    expect(said).toContain('✔ 32 episodes')
    expect(code).toBe(0)
  })

  it('evaluates a chat model on 100 deals', async () => {
    const server = http.createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const [move] = (Buffer.concat(parts).toString().split('Legal: ').at(-1) ?? '').split(/[\s\\]/)
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify({ move }) } }] }))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const out = path.join(folder, 'matches.jsonl')
    const base = `http://127.0.0.1:${port}/v1`
    const { code, said } = await run([
      example('evaluate_chat'),
      '--base-url',
      base,
      '--model',
      'm',
      '--out',
      out,
    ])
    server.close()
    expect(said).toMatch(/^100 episodes, reward [+-]\d\.\d+ ± \d\.\d+, 0 answers refused\n$/)
    expect(code).toBe(0)
    const check = await checkFile('matches.jsonl', fs.createReadStream(out), { trustedKeys: [] })
    expect(check.told.join('\n')).toContain('100 matches, all exactly as the rules have it')
  }, 120_000)
})
