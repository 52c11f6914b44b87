import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportOf, writeExport } from '../testing/exported.ts'
import { labFolder } from '../testing/lab-folder.ts'
import { typedLab } from '../testing/typed-lab.ts'

const { root } = labFolder('for-authors')
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
        'Name one of --inspect, --hf and --plan',
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
