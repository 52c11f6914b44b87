import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { exportedTestRun } from '../../testing/exported-run.ts'
import { exportFiles } from '../format.ts'
import { dataSetFiles } from './data-set-files.ts'
import { tablesOf } from './tables.ts'

async function filesOf(run = exportedTestRun(), licence: string | undefined = 'cc-by-4.0') {
  const made = dataSetFiles(run, licence)
  const files = new Map<string, Buffer>()
  for (const { name, bytes } of made) {
    const parts: Uint8Array[] = []
    for await (const part of bytes()) parts.push(part)
    files.set(name, Buffer.concat(parts))
  }
  return files
}

const header = z.object({
  pretty_name: z.string(),
  license: z.string(),
  license_name: z.string().optional(),
  language: z.array(z.string()),
  size_categories: z.array(z.string()).length(1),
  tags: z.array(z.string()),
  configs: z.array(
    z.object({ config_name: z.string(), data_files: z.string(), default: z.literal(true).optional() }),
  ),
})

const headerOf = (card: string) => header.parse(parse(/^---\n([^]*?)\n---\n/.exec(card)?.[1] ?? ''))

describe('a data set for Hugging Face', () => {
  it('has a card whose configurations are files that are there', async () => {
    const files = await filesOf()
    const about = headerOf(files.get('README.md')?.toString() ?? '')
    expect(about).toMatchObject({
      pretty_name: 'A <b>test</b>: "x"',
      license: 'cc-by-4.0',
      language: ['en'],
      size_categories: ['n<1K'],
    })
    expect(about.configs.map(({ config_name: name }) => name)).toEqual([
      'matches',
      'entries',
      'calls',
      'results',
    ])
    for (const { data_files: file } of about.configs) expect(files.get(file)?.length, file).toBeGreaterThan(0)
    // All configurations of a data set are read in one format.
    for (const { data_files: file } of about.configs) expect(file).toMatch(/\.parquet$/)
    expect(about.configs.filter((config) => config.default)).toHaveLength(1)
    for (const [name, bytes] of files)
      if (name.endsWith('.parquet'))
        expect([bytes.subarray(0, 4).toString(), bytes.subarray(-4).toString()], name).toEqual([
          'PAR1',
          'PAR1',
        ])
  })

  it('describes every column, and says how to compute it again and how to cite it', async () => {
    const card = (await filesOf()).get('README.md')?.toString() ?? ''
    for (const { columns } of tablesOf(exportedTestRun()))
      for (const { name, type } of columns) expect(card).toContain(`| \`${name}\` | ${type} | `)
    expect(card).toContain('`wis lab verify FILE`')
    expect(card).toContain('https://arena.example/lab/e1')
    expect(card).toContain('@misc{wis-e1,')
    expect(card).not.toContain('<b>test</b>\n')
  })

  it('names a licence that is no id of the Hub by an id of its own', async () => {
    const card = (await filesOf(exportedTestRun(), 'Ours: “all”, v1.0 #2')).get('README.md')
    expect(headerOf(card?.toString() ?? '')).toMatchObject({
      license: 'other',
      license_name: 'ours-all-v1.0-2',
    })
  })

  it('asks about the licence where none is named', async () => {
    const none = dataSetFiles(exportedTestRun(), undefined)
    let card = ''
    for await (const part of none[0]?.bytes() ?? []) card += Buffer.from(part).toString()
    expect(headerOf(card)).toMatchObject({ license: 'other', license_name: 'not-stated' })
    expect(card).toContain('No licence is named')
  })

  it('has a row for each line of the archive, with texts that are private as hashes alone', async () => {
    const run = exportedTestRun({ isPublished: false })
    for (const table of tablesOf(run)) {
      const known = new Set(table.columns.map(({ name }) => name))
      let count = 0
      for await (const row of table.rows(run)) {
        count += 1
        expect(Object.keys(row).filter((name) => !known.has(name))).toEqual([])
        if (table.name === 'calls')
          expect(row).toMatchObject({ asked: null, asked_sha256: '1'.repeat(64), reply: null })
      }
      if (table.name === 'matches') {
        let lines = 0
        for await (const _ of run.lines(exportFiles.rows)) lines += 1
        expect(count).toBe(lines)
      }
    }
  })
})
