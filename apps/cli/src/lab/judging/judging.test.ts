import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { JudgementRow } from '@wis/lab'
import { describe, expect, it, vi } from 'vitest'
import { chat } from '../testing/chat-stand-in.ts'
import type { ChatStandIn } from '../testing/chat-stand-in.ts'
import { labFolder } from '../testing/lab-folder.ts'
import { typedLab } from '../testing/typed-lab.ts'

const { root, written } = labFolder('judging')
vi.spyOn(process.stderr, 'write').mockReturnValue(true)
vi.stubEnv('JUDGE_KEY', 'sk-secret-of-a-judge')
const wis = typedLab()

const spec = (more: object = {}) =>
  written('spec.yaml', {
    name: 'x',
    game: 'who-is-spy',
    language: ['en'],
    subjects: ['granny'],
    opponents: ['fox'],
    seed: 'judging',
    design: { materials: 2, repeats: 1 },
    measures: [],
    judges: [{ agent: 'judge', rubric: 'clue-fit', times: 2 }],
    ...more,
  })

const playersOf = ({ url }: ChatStandIn, more: object = {}) =>
  written('players.yaml', {
    judge: { kind: 'openai', baseUrl: url, model: 'judge-model', keyFrom: 'JUDGE_KEY', ...more },
    model: { kind: 'openai', baseUrl: url, model: 'player-model' },
  })

const isRating = (prompt: string) => prompt.includes('"rating"')
/** Says yes to everything, and says something harmless in a match. */
const kind = ({ prompt }: { prompt: string }) => ({
  text: isRating(prompt) ? '{"rating": 1}' : `Something of every day, ${prompt.length}`,
})

interface KeptCall {
  readonly match: number
  readonly player: string
  readonly attempt?: number
  readonly rating?: { readonly item: string }
}

const callsIn = (folder: string) =>
  textOf(folder, 'calls.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as KeptCall)

const textOf = (folder: string, name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
const ratingsIn = (folder: string) =>
  textOf(folder, 'judgements.jsonl')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as JudgementRow)

describe('models that judge the matches of wis lab', { timeout: 60_000 }, () => {
  it('rate what a model said, and are not asked again for a check', async () => {
    const server = await chat(kind)
    const folder = path.join(root, 'whole')
    const both = spec({
      subjects: ['model'],
      judges: [
        { agent: 'judge', rubric: 'clue-fit' },
        { agent: 'sample-counter', rubric: 'clue-fit' },
      ],
    })
    expect(await wis('run', both, '--players', playersOf(server), '--out', folder)).toMatchObject({
      code: 0,
      err: '',
    })
    const rows = ratingsIn(folder)
    const own = rows.filter(({ judge }) => judge === 'judge')
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBe(rows.length / 2)
    expect(own.every(({ rating }) => rating === 1)).toBe(true)
    expect(server.asked.find(({ model }) => model === 'judge-model')).toMatchObject({
      model: 'judge-model',
      authorization: 'Bearer sk-secret-of-a-judge',
    })
    const spent = textOf(folder, 'spent.jsonl').trimEnd().split('\n')
    expect(spent).toHaveLength(server.asked.length)
    expect(spent.filter((line) => line.includes('"judge"'))).toHaveLength(own.length)
    expect(own[0]).toMatchObject({ served: { model: 'judge-model' } })
    const calls = callsIn(folder).filter(({ player }) => player === 'judge')
    expect(calls.map(({ rating }) => rating?.item).toSorted()).toEqual(own.map(({ item }) => item).toSorted())
    expect(calls[0]).toMatchObject({
      match: 0,
      rating: { rubric: 'clue-fit', time: 1 },
      tries: [{ status: 200 }],
    })
    const checked = await wis('verify', folder)
    expect(checked).toMatchObject({ code: 0, err: '' })
    expect(checked.out).toContain(`among them ${calls.length} for ratings`)
    expect(checked.out).toContain('The ratings of judge were read again from the kept answers.')
    expect(server.asked).toHaveLength(spent.length)
    const kept = fs.readdirSync(folder).map((name) => textOf(folder, name))
    expect(kept.join('')).not.toContain('sk-secret-of-a-judge')
    expect((await wis('report', folder)).out).toContain('1.00')
    const honest = textOf(folder, 'calls.jsonl')
    fs.writeFileSync(
      path.join(folder, 'calls.jsonl'),
      honest.replaceAll(
        /"rating":\{"rubric":"clue-fit","item":"[^"]+"/g,
        '"rating":{"rubric":"clue-fit","item":"x"',
      ),
    )
    expect((await wis('verify', folder)).err).toContain('calls.jsonl: no call brought the rating of')
    // Calls of before do not say which rating they are for.
    fs.writeFileSync(path.join(folder, 'calls.jsonl'), honest.replaceAll(/"rating":\{"rubric"[^}]+\},/g, ''))
    expect(await wis('verify', folder)).toMatchObject({ code: 0, err: '' })
  })

  it('have no order of their own in the file, however many are asked at once', async () => {
    const server = await chat(kind)
    const [one, many] = [path.join(root, 'one'), path.join(root, 'many')]
    const [same, players] = [spec(), playersOf(server)]
    await wis('run', same, '--players', players, '--out', one, '--at-once', '1')
    await wis('run', same, '--players', players, '--out', many, '--at-once', '8')
    expect(textOf(many, 'judgements.jsonl')).toBe(textOf(one, 'judgements.jsonl'))
    expect(textOf(many, 'report.json')).toBe(textOf(one, 'report.json'))
    expect(textOf(one, 'matches.jsonl')).not.toContain('answers')
  })

  it('are found out where a rating was changed, or left out', async () => {
    const server = await chat(kind)
    const folder = path.join(root, 'changed')
    await wis('run', spec(), '--players', playersOf(server), '--out', folder)
    const honest = textOf(folder, 'judgements.jsonl')
    const file = path.join(folder, 'judgements.jsonl')
    fs.writeFileSync(file, honest.replace('"rating":1}', '"rating":0}'))
    expect((await wis('verify', folder)).err).toContain('is missing, or does not follow')
    fs.writeFileSync(file, honest.slice(honest.indexOf('\n') + 1))
    expect((await wis('verify', folder)).err).toContain('is missing, or does not follow')
    fs.writeFileSync(file, honest)
    expect((await wis('verify', folder)).code).toBe(0)
  })

  it('stay within the budget, and go on with a larger one', async () => {
    const server = await chat(kind)
    const folder = path.join(root, 'budget')
    const players = playersOf(server, { prices: { input: 10, output: 10 }, settings: { maxTokens: 20 } })
    const usd = 0.02
    const poor = await wis('run', spec({ budget: { usd } }), '--players', players, '--out', folder)
    expect(poor).toMatchObject({ code: 1 })
    expect(poor.err).toContain('the budget of usd is spent')
    const before = ratingsIn(folder)
    expect(before.length).toBeGreaterThan(0)
    expect(server.asked.length * 110 * 10).toBeLessThanOrEqual(usd * 1_000_000)
    const rich = await wis('run', spec({ budget: { usd: 5 } }), '--players', players, '--out', folder)
    expect(rich).toMatchObject({ code: 0 })
    expect(server.asked).toHaveLength(ratingsIn(folder).length)
    expect((await wis('verify', folder)).code).toBe(0)
  })

  it('miss one rating if they give no answer, and end the run if they give none any more', async () => {
    const server = await chat(({ before, prompt }) =>
      before < 2 ? kind({ prompt }) : { status: 400, text: 'no' },
    )
    const folder = path.join(root, 'silent')
    const typed = ['run', spec(), '--players', playersOf(server), '--out', folder, '--at-once', '1']
    const { code, err } = await wis(...typed)
    expect(code).toBe(1)
    expect(err).toContain('judge gave no answer 3 times')
    expect(ratingsIn(folder).map(({ rating }) => rating)).toEqual([1, 1, null])
  })

  it('are named in the file of players, or refused before anything is played', async () => {
    const folder = path.join(root, 'none')
    const { code, err } = await wis('run', spec(), '--out', folder)
    expect(code).toBe(1)
    expect(err).toContain('unknown players: judge; judges of the laboratory are')
    expect(fs.existsSync(folder)).toBe(false)
  })

  it(
    'go on after Ctrl-C and after a kill, and rate nothing twice',
    { tags: ['nightly'], timeout: 120_000 },
    async () => {
      const server = await chat(kind, { pauseMs: 100 })
      const folder = path.join(root, 'killed')
      const typed = ['lab', 'run', spec(), '--players', playersOf(server), '--out', folder, '--at-once', '1']
      const program = path.resolve('apps/cli/bin/wis.mjs')
      for (const signal of ['SIGINT', 'SIGKILL'] as const) {
        const asked = server.asked.length
        const child = spawn(process.execPath, [program, ...typed], { stdio: 'ignore' })
        const exited = once(child, 'exit')
        await vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(asked + 1), {
          timeout: 50_000,
          interval: 20,
        })
        child.kill(signal)
        const [code] = (await exited) as [number | null]
        expect(code).toBe(signal === 'SIGINT' ? 130 : null)
      }
      const before = ratingsIn(folder)
      expect(before.length).toBeGreaterThan(1)
      expect((await wis(...typed.slice(1))).code).toBe(0)
      const after = ratingsIn(folder)
      expect(after.length).toBeGreaterThan(before.length)
      expect(new Set(after.map(({ item, time }) => `${item} ${time}`)).size).toBe(after.length)
      // Only the question that was under way when it was killed is asked again.
      expect(server.asked.length).toBeLessThanOrEqual(after.length + 1)
      expect((await wis('verify', folder)).code).toBe(0)
    },
  )
})
