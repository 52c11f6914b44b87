import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { chat } from '../testing/chat-stand-in.ts'
import { labFolder } from '../testing/lab-folder.ts'
import { typedLab } from '../testing/typed-lab.ts'
import type { ForecastOfRun } from './use-of-players.ts'

const { root, written } = labFolder('forecast')
vi.spyOn(process.stderr, 'write').mockReturnValue(true)
const wis = typedLab()

const model = { kind: 'openai', model: 'm', settings: { maxTokens: 10 }, prices: { input: 1, output: 2 } }
const spies = written('spies.yaml', {
  name: 'x',
  game: 'who-is-spy',
  language: ['en'],
  subjects: ['model'],
  opponents: ['fox'],
  seed: 'x',
  design: { materials: 6, repeats: 1 },
  measures: [],
  probes: ['belief'],
  judges: [{ agent: 'judge', rubric: 'clue-fit', times: 2 }],
})

async function forecastOf(...typed: readonly string[]): Promise<ForecastOfRun> {
  const { out } = await wis('plan', ...typed, '--json')
  return (JSON.parse(out) as { forecast: ForecastOfRun }).forecast
}

describe('the forecast of wis lab plan', { timeout: 60_000 }, () => {
  it('counts turns, probes and ratings of each model, about as often as a run asks', async () => {
    const server = await chat(({ prompt }) => ({
      text: prompt.includes('"rating"') ? '{"rating": 1}' : `Something of every day, ${prompt.length}`,
    }))
    const named = { ...model, baseUrl: server.url }
    const file = written('players.yaml', { model: named, judge: named })
    const { players, tokens, dollars, minutes } = await forecastOf(spies, '--players', file)
    const [plays, judges] = ['model', 'judge'].map((name) => players.find((one) => one.name === name))
    const folder = path.join(root, 'run')
    expect((await wis('run', spies, '--players', file, '--out', folder)).code).toBe(0)
    const spent = fs.readFileSync(path.join(folder, 'spent.jsonl'), 'utf8').trimEnd().split('\n')
    const askedOf = (name: string) => spent.filter((line) => line.includes(`"player":"${name}"`)).length
    // House players speak in its place, and vote otherwise.
    expect(plays?.calls).toBeGreaterThan(askedOf('model') / 2)
    expect(plays?.calls).toBeLessThan(askedOf('model') * 2)
    expect(judges?.calls).toBeGreaterThan(askedOf('judge') / 2)
    expect(judges?.calls).toBeLessThan(askedOf('judge') * 2)
    expect(tokens).toBeGreaterThan(500 * ((plays?.calls ?? 0) + (judges?.calls ?? 0)))
    expect(dollars).toBeCloseTo((plays?.dollars ?? 0) + (judges?.dollars ?? 0), 9)
    expect(minutes).toBeGreaterThan(0)
    const { out } = await wis('plan', spies, '--players', file, '--at-once', '2')
    expect(out).toMatch(/asked {8}judge: about \d+ times, [\d,]+ tokens, \$/)
    expect(out).toContain('at 3 s an answer and 2 at once')
  })

  it.each(['who-is-spy', 'dilemma'])(
    'counts every call of a strategy that takes several, in %s',
    async (game) => {
      const file = written('several.yaml', { model: { ...model, baseUrl: 'http://127.0.0.1:9/v1' } })
      const spec = { name: 'x', game, subjects: ['model'], seed: 'x', design: { materials: 4, repeats: 1 } }
      const own = { several: { strategy: 'pgm-text' } }
      const plain = await forecastOf(written('plain.yaml', spec), '--players', file)
      const inSteps = written('in-steps.yaml', { ...spec, conditions: ['several'], own })
      const several = await forecastOf(inSteps, '--players', file)
      expect(plain.players[0]?.calls).toBeGreaterThan(0)
      expect(several.players[0]?.calls).toBe(3 * (plain.players[0]?.calls ?? 0))
      expect(several.minutes).toBeCloseTo(3 * plain.minutes, 9)
    },
  )

  it('counts every subject, whatever its place among the matches of a deal', async () => {
    const named = { ...model, baseUrl: 'http://127.0.0.1:9/v1' }
    const subjects = ['first', 'second', 'third']
    const file = written('subjects.yaml', Object.fromEntries(subjects.map((name) => [name, named])))
    const changes = { conditions: ['baseline', 'attack'], design: { materials: 24, repeats: 1 } }
    const base = { name: 'x', game: 'who-is-spy', opponents: ['fox'], seed: 'x' }
    const { players } = await forecastOf(
      written('three.yaml', { ...base, subjects, ...changes }),
      '--players',
      file,
    )
    expect(players.map(({ name }) => name).toSorted()).toEqual(subjects)
    const calls = players.map((player) => player.calls)
    expect(Math.max(...calls)).toBeLessThan(2 * Math.min(...calls))
  })

  it('counts the descriptions and ratings of a task exactly', async () => {
    const named = { ...model, baseUrl: 'http://127.0.0.1:9/v1' }
    const { prices: _, ...unpriced } = named
    const file = written('describers.yaml', { model: named, judge: unpriced })
    const task = written('task.yaml', {
      name: 'small',
      task: 'deep',
      language: ['en'],
      subjects: ['model'],
      words: 3,
      seed: 'small',
      judges: [{ agent: 'judge', rubric: 'description-match', times: 2 }],
    })
    const { players, dollars, minutes } = await forecastOf(task, '--players', file, '--at-once', '1')
    expect(players).toMatchObject([
      { name: 'model', calls: 9 },
      { name: 'judge', calls: 24, dollars: null },
    ])
    expect(dollars).toBeNull()
    expect(minutes).toBeCloseTo((33 * 3) / 60, 9)
    expect((await wis('plan', task, '--players', file)).out).toContain('cost         unknown')
  })

  it('is empty where only the house is asked', async () => {
    expect(await forecastOf('wis-attack')).toMatchObject({ players: [], tokens: 0, dollars: 0, minutes: 0 })
    expect((await wis('plan', 'deep')).out).not.toContain('tokens')
  })
})
