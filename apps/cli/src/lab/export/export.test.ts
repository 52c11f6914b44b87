import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { chat } from '../testing/chat-stand-in.ts'
import { exportOf, writeExport } from '../testing/exported.ts'
import { labFolder } from '../testing/lab-folder.ts'
import { typedLab } from '../testing/typed-lab.ts'

const { root, written } = labFolder('for-authors')
const wis = typedLab()
const at = (...names: readonly string[]) => path.join(root, ...names)
const read = (...names: readonly string[]) => fs.readFileSync(at(...names), 'utf8')

const spec = {
  name: 'for authors',
  game: 'tic-tac-toe',
  subjects: ['perfect', 'random'],
  opponents: ['random'],
  design: { materials: 3, repeats: 1 },
  seed: 'authors',
  follows: ['hu-2024-wis'],
}

beforeAll(async () => {
  fs.writeFileSync(at('spec.json'), JSON.stringify(spec))
  expect((await wis('run', at('spec.json'), '--out', at('run'))).code).toBe(0)
})

describe('what an author takes from a run', () => {
  it('is a preregistration that was kept before the first match, and that its archive is checked against', async () => {
    const file = at('run', 'preregistration.md')
    expect((await wis('verify', at('run'), '--plan', file)).out).toContain('this plan was preregistered')
    expect((await wis('export', at('run'), '--plan')).out).toBe(fs.readFileSync(file, 'utf8'))
    fs.writeFileSync(
      at('changed.md'),
      fs.readFileSync(file, 'utf8').replace('"seed":"authors"', '"seed":"other"'),
    )
    const changed = await wis('verify', at('run'), `--plan=${at('changed.md')}`)
    expect([changed.code, changed.err]).toEqual([1, expect.stringContaining('is not the one of its SHA-256')])
    fs.writeFileSync(at('other.json'), JSON.stringify({ ...spec, seed: 'other' }))
    await wis('run', at('other.json'), '--out', at('other'))
    const other = await wis('verify', at('other'), '--plan', file)
    expect([other.code, other.err]).toEqual([1, expect.stringContaining('preregisters another plan')])
  })

  it('is the methods, a bibliography, and figures in PDF', async () => {
    expect((await wis('report', at('run'), '--format', 'methods')).out).toContain(
      'The design follows Hu et al. (2024).',
    )
    expect((await wis('report', at('run'), '--format', 'bib')).out).toContain('@misc{hu-2024-wis,')
    const { code } = await wis('report', at('run'), '--format', 'pdf', '--out', at('pdf'))
    expect(code).toBe(0)
  })

  it('is a log of Inspect for each subject', async () => {
    const { code } = await wis('export', at('run'), '--inspect', '--out', at('logs'))
    const logs = fs.readdirSync(at('logs')).map((name) => JSON.parse(read('logs', name)))
    expect([code, logs.map((log) => log.eval.model)]).toEqual([0, ['house/perfect', 'house/random']])
    for (const log of logs) {
      expect(log).toMatchObject({ version: 2, status: 'success', eval: { dataset: { samples: 3 } } })
      // Inspect's viewer shows the time between the two.
      expect(Date.parse(log.stats.completed_at)).toBeGreaterThanOrEqual(Date.parse(log.stats.started_at))
      for (const { events } of log.samples) expect(events.length).toBeGreaterThan(5)
    }
  })

  it('is a data set whose configurations are there', async () => {
    await wis('export', at('run'), '--hf', '--licence', 'cc0-1.0', '--out', at('hf'))
    const card = read('hf', 'README.md')
    expect(card).toContain('license: cc0-1.0')
    for (const [, file = ''] of card.matchAll(/data_files: (.*)/g))
      expect(fs.existsSync(at('hf', file)), file).toBe(true)
  })

  it('is refused without a format, or with two', async () => {
    for (const formats of [[], ['--hf', '--inspect']])
      expect((await wis('export', at('run'), ...formats)).err).toContain(
        'name one of --inspect, --hf and --plan',
      )
  })
})

it('the same is made of what a platform exported', async () => {
  const folder = writeExport(exportOf({ ...spec, probes: [] }))
  const { code } = await wis('export', folder, '--inspect', '--out', at('exported-logs'))
  expect([code, fs.readdirSync(at('exported-logs')).length]).toEqual([0, 2])
  expect((await wis('export', folder, '--hf', '--out', at('exported-hf'))).code).toBe(0)
  expect(read('exported-hf', 'README.md')).toContain('config_name: entries')
})

it('matches that came to their end in another order than they were planned have all their logs and calls', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  // House players are done before the model is.
  const server = await chat(() => ({ text: '{"move": "a1"}' }), { pauseMs: 20 })
  const players = written('players.yaml', { model: { kind: 'openai', baseUrl: server.url, model: 'm' } })
  const source = written('mixed.yaml', { ...spec, subjects: ['model', 'perfect'], seed: 'mixed' })
  await wis('run', source, '--players', players, '--at-once', '4', '--out', at('mixed'))
  const numbers = read('mixed', 'matches.jsonl').trim().split('\n')
  const played = numbers.map((line) => JSON.parse(line).played.number)
  expect(played).not.toEqual(played.toSorted((one, other) => one - other))
  expect(await wis('export', at('mixed'), '--inspect', '--out', at('mixed-logs'))).toMatchObject({ code: 0 })
  const logs = fs.readdirSync(at('mixed-logs')).map((name) => JSON.parse(read('mixed-logs', name)))
  for (const { samples, metadata, stats } of logs) {
    expect(samples).toHaveLength(3)
    for (const { events, messages } of samples) {
      const kinds = new Set(events.map(({ event }: { event: string }) => event))
      expect([...kinds].sort()).toEqual(metadata.subject === 'model' ? ['info', 'model'] : ['info'])
      expect(messages.length > 0).toBe(metadata.subject === 'model')
    }
    const usage = Object.values(stats.model_usage) as { input_tokens: number; output_tokens: number }[]
    const calls = samples.flatMap(({ events }: { events: { event: string }[] }) =>
      events.filter(({ event }) => event === 'model'),
    )
    expect(usage.map((one) => [one.input_tokens, one.output_tokens])).toEqual(
      calls.length === 0 ? [] : [[calls.length * 100, calls.length * 10]],
    )
  }
})
