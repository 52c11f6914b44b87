import fs from 'node:fs'
import path from 'node:path'
import type { JudgementRow } from '@wis/lab'
import { expect, it, vi } from 'vitest'
import { chat } from '../testing/chat-stand-in.ts'
import { labFolder } from '../testing/lab-folder.ts'
import { typedLab } from '../testing/typed-lab.ts'

const { root, written } = labFolder('judge-folder')
vi.spyOn(process.stderr, 'write').mockReturnValue(true)
vi.stubEnv('JUDGE_KEY', 'sk-secret-of-a-judge')
const wis = typedLab()

const spec = written('spec.yaml', {
  name: 'x',
  game: 'who-is-spy',
  language: ['en'],
  subjects: ['granny'],
  opponents: ['fox'],
  seed: 'judge-folder',
  design: { materials: 2, repeats: 1 },
  judges: [{ agent: 'sample-counter', rubric: 'clue-fit' }],
})

async function playedFolder(name: string): Promise<string> {
  const folder = path.join(root, name)
  expect(await wis('run', spec, '--out', folder)).toMatchObject({ code: 0, err: '' })
  return folder
}

const ratingsOf = (folder: string) =>
  fs
    .readFileSync(path.join(folder, 'judgements.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JudgementRow)

it(
  'the matches of a run are rated by further judges, and none is played again',
  { timeout: 90_000 },
  async () => {
    const folder = await playedFolder('further')
    const matches = fs.readFileSync(path.join(folder, 'matches.jsonl'), 'utf8')
    const before = ratingsOf(folder)
    expect(await wis('judge', folder, '--judges', 'sample-kind:clue-fit:2')).toMatchObject({
      code: 0,
      err: '',
    })
    const after = ratingsOf(folder)
    expect(after.filter(({ judge }) => judge === 'sample-counter')).toEqual(before)
    expect(after).toHaveLength(3 * before.length)
    expect(fs.readFileSync(path.join(folder, 'matches.jsonl'), 'utf8')).toBe(matches)
    expect((await wis('report', folder)).out).toContain('sample-kind')
    const checked = await wis('verify', folder)
    expect(checked).toMatchObject({ code: 0, err: '' })
    expect(checked.out).toContain('judges.json: these judges rated after the run')

    const file = path.join(folder, 'judgements.jsonl')
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1).join('\n') + '\n')
    expect((await wis('verify', folder)).err).toContain('is missing, or does not follow')
    expect(await wis('judge', folder)).toMatchObject({ code: 0, err: '' })
    expect(ratingsOf(folder)).toEqual(after)
    // The run goes on with its own judges, and leaves the ratings of the others.
    expect(await wis('run', spec, '--out', folder)).toMatchObject({ code: 0, err: '' })
    expect(ratingsOf(folder)).toEqual(after)
    expect(await wis('verify', folder)).toMatchObject({ code: 0, err: '' })
  },
)

it('a model rates a run that it took no part in, and is not asked again', { timeout: 90_000 }, async () => {
  const server = await chat(() => ({ text: '{"rating": 1}' }))
  const players = written('players.yaml', {
    judge: { kind: 'openai', baseUrl: server.url, model: 'judge-model', keyFrom: 'JUDGE_KEY' },
  })
  const folder = await playedFolder('model')
  const judge = () => wis('judge', folder, '--judges', 'judge:clue-fit', '--players', players)
  expect(await judge()).toMatchObject({ code: 0, err: '' })
  const own = ratingsOf(folder).filter((row) => row.judge === 'judge')
  expect(own.length).toBeGreaterThan(0)
  expect(own.every(({ rating }) => rating === 1)).toBe(true)
  const asked = server.asked.length
  expect(await judge()).toMatchObject({ code: 0, err: '' })
  expect(server.asked).toHaveLength(asked)
  expect(await wis('verify', folder)).toMatchObject({ code: 0, err: '' })
  expect(fs.readFileSync(path.join(folder, 'judges.json'), 'utf8')).not.toContain('sk-secret')
})

it(
  'a judge, a rubric or a folder that cannot be is refused with the reason',
  { timeout: 60_000 },
  async () => {
    const folder = await playedFolder('refused')
    const judge = async (judges: string) => (await wis('judge', folder, '--judges', judges)).err
    expect(await judge('nobody:clue-fit')).toContain('unknown players: nobody')
    expect(await judge('sample-kind:beauty')).toContain('there is no rubric beauty for this game; it has')
    expect(await judge('sample-counter:clue-fit:3')).toContain('rates by clue-fit already, 1 times each')
    expect((await wis('judge', path.join(root, 'nothing'))).code).toBe(1)
    expect(fs.existsSync(path.join(folder, 'judges.json'))).toBe(false)
  },
)
