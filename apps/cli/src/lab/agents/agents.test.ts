import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { chat, startChat } from '../testing/chat-stand-in.ts'
import type { ChatAsked, ChatStandIn } from '../testing/chat-stand-in.ts'
import { labFolder } from '../testing/lab-folder.ts'
import { typedLab } from '../testing/typed-lab.ts'

const { root, written } = labFolder('agents')
const wis = typedLab()
vi.spyOn(process.stderr, 'write').mockReturnValue(true)
vi.stubEnv('LAB_KEY', 'sk-secret-of-a-test')

const spec = (more: object = {}) =>
  written('spec.yaml', {
    name: 'x',
    game: 'tic-tac-toe',
    subjects: ['model'],
    opponents: ['random'],
    seed: 'agents',
    design: { materials: 4, repeats: 1 },
    measures: ['win-rate'],
    ...more,
  })

const playersOf = ({ url }: ChatStandIn, more: object = {}) =>
  written('players.yaml', {
    model: { kind: 'openai', baseUrl: url, model: 'test-model', keyFrom: 'LAB_KEY', ...more },
  })

/** Takes the first move that the question lists. */
const firstMove = ({ prompt }: ChatAsked) => ({ text: /legal now: "([^"]+)"/.exec(prompt)?.[1] ?? '' })

interface Line {
  readonly played: { readonly number: number; readonly end: string; readonly condition: string }
  readonly probes: readonly { readonly prompt: string; readonly seat: number }[]
  readonly used: { readonly tokens: number; readonly attempts: number }
}

const textOf = (folder: string, file = 'matches.jsonl') => fs.readFileSync(path.join(folder, file), 'utf8')
const linesOf = (folder: string) =>
  textOf(folder)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

const program = path.resolve('apps/cli/bin/wis.mjs')

describe('wis lab with models', { timeout: 60_000 }, () => {
  it('plays them, and checks the run without asking them again', async () => {
    const server = await chat(firstMove)
    const folder = path.join(root, 'whole')
    const { code, err } = await wis('run', spec(), '--players', playersOf(server), '--out', folder)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const asked = server.asked.length
    expect(server.asked[0]).toMatchObject({
      model: 'test-model',
      authorization: 'Bearer sk-secret-of-a-test',
    })
    const checked = await wis('verify', folder)
    expect(checked.code).toBe(0)
    expect(checked.out).toContain('In 4 of them, models or programs took part. They were not asked again')
    expect(server.asked).toHaveLength(asked)
    const used = linesOf(folder).reduce((sum, line) => sum + line.used.tokens, 0)
    expect(used).toBe(110 * asked)
    const kept = fs.readdirSync(folder).map((name) => textOf(folder, name))
    expect(kept.join('')).not.toContain('sk-secret-of-a-test')
  })

  it('finds an answer that was changed afterwards', async () => {
    const server = await chat(firstMove)
    const folder = path.join(root, 'changed')
    await wis('run', spec(), '--players', playersOf(server), '--out', folder)
    const honest = textOf(folder)
    const [line = ''] = honest.split('\n')
    const changed = line
      .replace(/"text":"(\d),(\d)"/, '"text":"$2,$1"')
      .replace('"text":"1,1"', '"text":"3,3"')
    expect(changed).not.toBe(line)
    fs.writeFileSync(path.join(folder, 'matches.jsonl'), honest.replace(line, changed))
    expect((await wis('verify', folder)).err).toMatch(/match \d is not as it is played again/)
  })

  it('asks everybody at once who is due, several matches at a time, and probes beside them', async () => {
    const server = await chat(({ prompt }) => ({
      text:
        prompt.includes('speech') || !prompt.includes('spy')
          ? `Something of every day, ${prompt.length}`
          : '{}',
    }))
    const folder = path.join(root, 'spies')
    const spies = spec({
      game: 'who-is-spy',
      opponents: ['fox', 'model', 'granny'],
      measures: [],
      probes: ['belief'],
      conditions: ['baseline', 'attack'],
      design: { materials: 2, repeats: 1 },
    })
    const ran = await wis('run', spies, '--players', playersOf(server), '--at-once', '3', '--out', folder)
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(await wis('verify', folder)).toMatchObject({ code: 0 })
    expect(textOf(folder)).toContain('"probe":"belief"')
  })

  it('tells a probe nothing that its condition hides from the seat', async () => {
    const server = await chat(({ prompt }) => ({
      text:
        prompt.includes('speech') || !prompt.includes('spy')
          ? `Something of every day, ${prompt.length}`
          : '{}',
    }))
    const folder = path.join(root, 'unheard')
    const unheard = spec({
      game: 'who-is-spy',
      opponents: ['fox', 'granny'],
      measures: [],
      probes: ['belief'],
      conditions: ['baseline', 'less'],
      own: { less: { hides: ['speech-given'] } },
      design: { materials: 2, repeats: 1 },
    })
    expect(await wis('run', unheard, '--players', playersOf(server), '--out', folder)).toMatchObject({
      code: 0,
    })
    const speakersIn = (prompt: string, own: number) =>
      [...prompt.matchAll(/"speech-given","seat":(\d)/g)].filter(([, seat]) => Number(seat) !== own).length
    const heard = (condition: string) =>
      linesOf(folder)
        .filter(({ played }) => played.condition === condition)
        .flatMap(({ probes }) => probes.map(({ prompt, seat }) => speakersIn(prompt, seat)))
    expect(Math.max(...heard('baseline'))).toBeGreaterThan(0)
    expect(Math.max(...heard('less'))).toBe(0)
    expect((await wis('verify', folder)).code).toBe(0)
  })

  it('counts what a model does not answer, and stops if it answers nothing any more', async () => {
    const silent = await chat(() => ({ status: 400, text: 'no' }))
    const lost = path.join(root, 'lost')
    const { code, err } = await wis(
      ...['run', spec(), '--players', playersOf(silent), '--out', lost, '--at-once', '1'],
    )
    expect(code).toBe(1)
    expect(err).toContain('model answered nothing in 3 matches in a row')
    expect(linesOf(lost).map(({ played }) => played.end)).toEqual(Array(3).fill('subject-failed'))
  })

  it('makes no call that its budget does not pay, also after it was started again', async () => {
    const server = await chat(firstMove)
    const folder = path.join(root, 'budget')
    const poor = spec({ budget: { usd: 0.01 } })
    const unpriced = await wis('run', poor, '--players', playersOf(server), '--out', folder)
    expect(unpriced.err).toContain('a budget in usd needs the prices of model')
    const priced = playersOf(server, { prices: { input: 10, output: 10 }, settings: { maxTokens: 20 } })
    for (let again = 0; again < 3; again++) {
      const { code, err } = await wis('run', poor, '--players', priced, '--out', folder)
      expect(code).toBe(1)
      expect(err).toContain('the budget of usd is spent')
    }
    expect(server.asked.length * 110 * 10).toBeLessThanOrEqual(0.01 * 1_000_000)
    expect(server.asked.length).toBeGreaterThan(0)
    const rich = spec({ budget: { usd: 5 } })
    expect((await wis('run', rich, '--players', priced, '--out', folder)).code).toBe(0)
    expect(linesOf(folder)).toHaveLength(4)
  })

  it('spends nothing where a player is not there, a key is missing, or a secret stands in the file', async () => {
    const gone = await startChat(firstMove)
    await gone.close()
    const folder = path.join(root, 'none')
    const away = await wis('run', spec(), '--players', playersOf(gone), '--out', folder)
    expect(away.err).toContain('model is not ready')
    const keyless = playersOf(gone, { keyFrom: 'NO_SUCH_VARIABLE' })
    expect((await wis('run', spec(), '--players', keyless, '--out', folder)).err).toContain(
      'the environment variable NO_SUCH_VARIABLE is not set',
    )
    const told = playersOf(gone, { key: 'sk-secret' })
    expect((await wis('run', spec(), '--players', told, '--out', folder)).err).toContain(
      'keep secrets out of files',
    )
  })

  it(
    'goes on after it was killed, and asks nothing twice that was answered in a match that is kept',
    { tags: ['nightly'] },
    async () => {
      const server = await chat(firstMove, { pauseMs: 150 })
      const folder = path.join(root, 'killed')
      const typed = ['lab', 'run', spec(), '--players', playersOf(server), '--out', folder, '--at-once', '2']
      const child = spawn(process.execPath, [program, ...typed], { stdio: 'ignore' })
      const exited = once(child, 'exit')
      await vi.waitFor(() => expect(textOf(folder)).toContain('\n'), { timeout: 50_000, interval: 20 })
      child.kill('SIGKILL')
      await exited
      const before = linesOf(folder)
      expect(before.length).toBeLessThan(4)
      expect((await wis(...typed.slice(1))).code).toBe(0)
      const after = linesOf(folder)
      expect(after.slice(0, before.length)).toEqual(before)
      expect(after.map(({ played }) => played.number).toSorted()).toEqual([1, 2, 3, 4])
      expect((await wis('verify', folder)).code).toBe(0)
    },
  )
})
