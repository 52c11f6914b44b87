import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { chat } from '../testing/chat-stand-in.ts'
import { labFolder } from '../testing/lab-folder.ts'
import { typedLab } from '../testing/typed-lab.ts'

const { root, written } = labFolder('task')
const wis = typedLab()

const small = (subject: string, judge = 'sample-checker') =>
  written(`${subject}-${judge}.yaml`, {
    name: 'small',
    task: 'deep',
    subjects: [subject],
    words: 3,
    seed: 'small',
    judges: [{ agent: judge, rubric: 'description-match' }],
  })

const linesOf = (folder: string, name: string) =>
  fs.readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n')

describe('wis lab deep', { timeout: 60_000 }, () => {
  it('plans the task before anything is asked', async () => {
    const { code, out } = await wis('plan', 'deep', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ descriptions: 320, calls: 480, ratings: 640 })
  })

  it('refuses built-in agents by name, because they cannot describe', async () => {
    const { code, err } = await wis('run', small('fox'), '--out', path.join(root, 'none'))
    expect(code).toBe(1)
    expect(err).toContain('fox: built-in agents cannot describe words')
  })

  it('has a model describe and judge, goes on where it was, and checks it without asking again', async () => {
    const server = await chat(({ prompt }) => ({
      text: prompt.includes('"rating"') ? '{"rating": 4}' : 'A thing of every day, with corners',
    }))
    const model = { kind: 'openai', baseUrl: server.url, model: 'm' }
    const players = written('players.yaml', { model })
    const folder = path.join(root, 'model')
    const typed = ['run', small('model', 'model'), '--players', players, '--out', folder]
    const poor = await wis('run', small('model', 'model'), '--out', folder)
    expect(poor.err).toContain('unknown players: model')
    expect(await wis(...typed)).toMatchObject({ code: 0, err: '' })
    expect(linesOf(folder, 'descriptions.jsonl')).toHaveLength(6)
    expect(linesOf(folder, 'ratings.jsonl')).toHaveLength(12)
    const asked = server.asked.length
    const descriptions = path.join(folder, 'descriptions.jsonl')
    const kept = fs.readFileSync(descriptions, 'utf8')
    // As if the process had died in the middle of a line.
    fs.writeFileSync(descriptions, kept.slice(0, -20))
    expect((await wis(...typed)).code).toBe(0)
    expect(server.asked.length - asked).toBeLessThanOrEqual(2)
    const checked = await wis('verify', folder)
    expect(checked).toMatchObject({ code: 0, err: '' })
    expect(checked.out).toContain('6 descriptions, 12 ratings and the report are as kept')
    expect((await wis('report', folder)).out).toContain('4.00')
    const tables = await Promise.all(
      ['tex', 'csv'].map(async (format) => (await wis('report', folder, '--format', format)).out),
    )
    expect(tables[0]).toContain('\\begin{tabular}')
    expect(tables[1]).toContain('cell,model,,aggressive,rating-target,4,')
  })

  it('checks a folder of before, whose report names no method', async () => {
    const folder = path.join(root, 'before')
    expect((await wis('run', small('sample-speller'), '--out', folder)).code).toBe(0)
    const file = path.join(folder, 'report.json')
    const { method, contrasts, ...before } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      readonly method?: string
      readonly contrasts?: unknown
    }
    expect([method, contrasts]).toEqual(['whole', []])
    fs.writeFileSync(file, JSON.stringify(before))
    expect(await wis('verify', folder)).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse((await wis('report', folder, '--format', 'json')).out)).not.toHaveProperty('method')
  })

  it('finds a description that was changed afterwards', async () => {
    const folder = path.join(root, 'changed')
    expect((await wis('run', small('sample-speller'), '--out', folder)).code).toBe(0)
    expect((await wis('verify', folder)).code).toBe(0)
    const name = path.join(folder, 'descriptions.jsonl')
    fs.writeFileSync(name, fs.readFileSync(name, 'utf8').replace('"isCut":false', '"isCut":true'))
    expect((await wis('verify', folder)).err).toContain('does not follow from its answers')
  })
})
