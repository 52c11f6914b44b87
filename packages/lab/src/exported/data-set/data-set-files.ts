import { licenceLines, parquetOf, sizeCategory } from '@wis/dataset'
import { platformName } from '@wis/protocol'
import { z } from 'zod'
import { toBibtex } from '../../paper/bibtex.ts'
import { methodsOf } from '../../paper/methods/methods.ts'
import { factsOfExport } from '../../paper/study-facts.ts'
import { escapedMarkdown } from '../../report/formats/markdown.ts'
import type { ExportedRun } from '../exported-run.ts'
import { tablesOf } from './tables.ts'
import type { RunTable } from './tables.ts'

export interface DataSetFile {
  readonly name: string
  bytes(): AsyncIterable<Uint8Array>
}

/** The folder of a data set as Hugging Face reads it: tables, and the card that names and describes them. */
export function dataSetFiles(run: ExportedRun, licence: string | undefined): readonly DataSetFile[] {
  const tables = tablesOf(run)
  const { report } = run
  const facts = { ...factsOfExport(run.about), url: run.url }
  return [
    { name: 'README.md', bytes: () => text(cardOf(run, tables, licence)) },
    ...tables.map((table) => ({
      name: `data/${table.name}.parquet`,
      bytes: () => parquetOf(table, table.rows(run)),
    })),
    { name: 'experiment.json', bytes: () => text(`${JSON.stringify(run.about, undefined, 2)}\n`) },
    ...(report === null ? [] : [{ name: 'references.bib', bytes: () => text(toBibtex(report.spec, facts)) }]),
  ]
}

async function* text(whole: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(whole)
}

const written = z.looseObject({ language: z.array(z.string()).default(['en']) })

function cardOf(run: ExportedRun, tables: readonly RunTable[], licence: string | undefined): string {
  return [
    header(run, tables, licence),
    introduction(run),
    contents(tables),
    checking(run, licence),
    citing(run),
  ].join('\n')
}

function header({ about }: ExportedRun, tables: readonly RunTable[], licence: string | undefined): string {
  const { language } = written.parse(about.spec)
  const configs = tables.map(({ name }) => [name, `data/${name}.parquet`] as const)
  return [
    '---',
    `pretty_name: ${JSON.stringify(oneLine(about.name))}`,
    ...licenceLines(licence),
    'language:',
    ...language.map((one) => `  - ${one}`),
    'size_categories:',
    `  - ${sizeCategory(about.played)}`,
    'task_categories:',
    '  - text-generation',
    'tags:',
    ...[about.game, 'llm-agents', 'multi-agent', 'evaluation', 'game'].map((tag) => `  - ${tag}`),
    'configs:',
    ...configs.flatMap(([name, file], at) => [
      `  - config_name: ${name}`,
      `    data_files: ${file}`,
      ...(at === 0 ? ['    default: true'] : []),
    ]),
    '---',
    '',
  ].join('\n')
}

function introduction(run: ExportedRun): string {
  const { about, report, url } = run
  const methods = report === null ? [] : methodsOf(report, factsOfExport(about), 'en').map(escapedMarkdown)
  return [
    `# ${escapedMarkdown(oneLine(about.name))}`,
    `An experiment with agents that play, as the laboratory of ${platformName} ran it${url === undefined ? '' : `: <${url}>`}. ${stateOf(run)}`,
    ...methods,
    '',
  ].join('\n\n')
}

const stateOf = ({ about: { state, played, plan } }: ExportedRun) =>
  state === 'ended'
    ? `All ${played} planned rows are here.`
    : `It was ${state} after ${played} of ${plan.matches} planned rows.`

function contents(tables: readonly RunTable[]): string {
  const dictionary = tables.map(({ name, meaning, columns }) =>
    [
      `### ${name}`,
      '',
      meaning,
      '',
      '| column | type | meaning |',
      '| --- | --- | --- |',
      ...columns.map((column) => `| \`${column.name}\` | ${column.type} | ${column.meaning} |`),
      '',
    ].join('\n'),
  )
  return `## Tables\n\nEach is a configuration: \`load_dataset("OWNER/NAME", "${tables[0]?.name}")\`. \`number\` joins them.\n\n${dictionary.join('\n')}\n`
}

function checking({ about, url }: ExportedRun, licence: string | undefined): string {
  const { plan } = about
  const hash =
    plan.sha256 === undefined
      ? ''
      : ` The SHA-256 of the plan is \`${plan.sha256}\`; it was fixed at ${plan.at}, before the first match.`
  const archive = url === undefined ? 'the archive of the experiment' : `the archive at <${url}>`
  return `## How to compute it again

\`wis lab verify FILE\` takes ${archive} and computes everything again: deals, logs, rows and report. \`experiment.json\` holds the
specification, the seed and the agents with their versions; \`wis lab run\` plays it anew.${hash} The answers of agents are stored
as received; the answers of a model cannot be computed again.
${licence === undefined ? '\nNo licence is named: ask the publisher before you pass the data on.\n' : ''}`
}

function citing(run: ExportedRun): string {
  const { about, report, url } = run
  if (report === null) return ''
  const facts = { ...factsOfExport(about), url }
  return `## Citation\n\n\`\`\`bibtex\n${toBibtex(report.spec, facts)}\`\`\`\n`
}

const oneLine = (given: string) => given.replaceAll(/\s+/g, ' ').trim()
