import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { chat } from '../testing/chat-stand-in.ts'
import { labFolder } from '../testing/lab-folder.ts'
import { typedLab } from '../testing/typed-lab.ts'
import { leftFor, readSuiteFolder } from './suite-folder.ts'

const { root, written } = labFolder('suite')
const wis = typedLab()

const spec = {
  name: 'Two games',
  subjects: ['one', 'two'],
  seed: 'two games',
  suite: {
    board: {
      game: 'tic-tac-toe',
      ruleset: 'llmarena',
      plays: { one: 'random', two: 'perfect' },
      opponents: ['random'],
      design: { materials: 24, repeats: 1 },
    },
    bid: {
      game: 'bid',
      ruleset: 'llmarena',
      plays: { one: 'truthful', two: 'half' },
      opponents: ['half'],
      design: { materials: 12, repeats: 1 },
    },
  },
  columns: [{ id: 'wins', name: 'Wins', terms: [{ of: ['board/game-win-rate'] }] }],
}

const read = (...names: readonly string[]) => fs.readFileSync(path.join(root, ...names), 'utf8')

describe('wis lab with a suite', { timeout: 60_000 }, () => {
  it('plans all parts as one, and takes its size for each', async () => {
    const file = written('suite.json', spec)
    const { code, out } = await wis('plan', file)
    expect(code).toBe(0)
    expect(out).toContain('Two games: 72 matches in 2 experiments')
    expect(out).toContain('Two games: bid: 24 matches of bid')
    expect(JSON.parse((await wis('plan', file, '--small', '--json')).out)).toMatchObject({
      matches: 16,
      parts: [
        { name: 'board', matches: 8 },
        { name: 'bid', matches: 8 },
      ],
    })
  })

  it('runs all parts into one folder, and finds what was changed in it', async () => {
    const file = written('run.json', spec)
    const folder = path.join(root, 'run')
    const { code, out } = await wis('run', file, '--out', folder)
    expect(code).toBe(0)
    expect(out).toContain('“Wins” is higher for two than for one')
    expect(out).toContain('72 matches in 2 experiments')
    expect((await wis('report', folder, '--format', 'csv')).out).toContain(',cell,two,,baseline,wins,')
    expect((await wis('verify', folder)).out).toContain('over all 2 experiments are as kept')
    const report = read('run', 'report.json')
    fs.writeFileSync(path.join(folder, 'report.json'), report.replace(/"value":0\.\d+/, '"value":0.123'))
    expect(await wis('verify', folder)).toMatchObject({ code: 1 })
    fs.writeFileSync(path.join(folder, 'report.json'), report)
    const suite = read('run', 'suite.json')
    fs.writeFileSync(path.join(folder, 'suite.json'), suite.replace('"times": 1', '"times": 2'))
    expect((await wis('verify', folder)).err).toContain('the plan differs from the one that was fixed')
    fs.writeFileSync(path.join(folder, 'suite.json'), suite.replace('"materials": 24', '"materials": 11'))
    expect((await wis('verify', folder)).err).toContain('board is another experiment than that of the suite')
    fs.writeFileSync(path.join(folder, 'suite.json'), suite)
    const other = written('other.json', { ...spec, columns: [] })
    expect((await wis('run', other, '--out', folder)).err).toContain('holds another suite')
  })

  it('names every fault of a suite, and of what it asks for', async () => {
    const wrong = written('wrong.json', { ...spec, columns: [{ ...spec.columns[0], terms: [] }] })
    expect(await wis('plan', wrong)).toMatchObject({ code: 1 })
    expect((await wis('plan', wrong)).err).toContain('columns.0')
    const strangers = written('strangers.json', { ...spec, subjects: ['one', 'stranger'] })
    expect((await wis('run', strangers, '--out', path.join(root, 'no'))).err).toContain(
      'unknown players: stranger',
    )
  })

  it('has one budget for all parts, and goes on where it ended', async () => {
    const server = await chat(() => ({ text: '{"move": "1,1", "bid": "1.00"}' }))
    const model = { kind: 'openai', baseUrl: server.url, model: 'm' }
    const players = written('players.yaml', { one: model })
    const { one: _, ...board } = spec.suite.board.plays
    const { one: __, ...bid } = spec.suite.bid.plays
    const suite = {
      board: { ...spec.suite.board, plays: board, design: { materials: 2, repeats: 1 } },
      bid: { ...spec.suite.bid, plays: bid, design: { materials: 2, repeats: 1 } },
    }
    const poor = written('poor.json', { ...spec, suite, budget: { tokens: 1 } })
    const folder = path.join(root, 'paid')
    const broken = await wis('run', poor, '--players', players, '--out', folder)
    expect(broken).toMatchObject({ code: 1 })
    expect(broken.err).toContain('The same command continues from here')
    const rich = written('rich.json', { ...spec, suite, budget: { tokens: 100_000 } })
    expect((await wis('run', rich, '--players', players, '--out', folder)).code).toBe(0)
    const spent = read('paid', 'board', 'spent.jsonl').trim().split('\n')
    const used = spent.reduce((sum, line) => {
      const { inputTokens, outputTokens } = JSON.parse(line) as Record<string, number>
      return sum + (inputTokens ?? 0) + (outputTokens ?? 0)
    }, 0)
    // The other part may only have what this one left.
    const suiteRead = await readSuiteFolder(folder)
    expect(await leftFor(folder, suiteRead, 'bid')).toEqual({ tokens: 100_000 - used })
    expect((await wis('verify', folder)).code).toBe(0)
  })
})
