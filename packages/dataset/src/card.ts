import type { Column, DatasetTable } from '@wis/games'
import type { CardAbout, Rows } from './tables.ts'

export interface CardFacts {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly languages: readonly string[]
  readonly ruleset: string
  /** The address of the platform, without a slash at the end. */
  readonly url: string
  /** The short name of the licence, as hubs spell it. Undefined if the platform has named none. */
  readonly licence: string | undefined
  /** The last day whose matches are included. */
  readonly asOf: Date
  /** Whether the season is closed, so that nothing will be added. */
  readonly isFinal: boolean
  readonly rows: Rows
  readonly game: CardAbout
}

/** The file beside the tables: a README with the header that a data hub reads. */
export function datasetCard(facts: CardFacts): string {
  return [
    header(facts),
    introduction(facts),
    contents(facts),
    dictionary(facts),
    provenance(facts),
    checking(facts),
  ].join('\n')
}

function header({ name, licence, languages, rows, game }: CardFacts): string {
  const lines = [
    ...[
      '---',
      `pretty_name: ${JSON.stringify(`${game.name}: ${oneLine(name)}`)}`,
      ...licenceLines(licence),
      'language:',
    ],
    ...languages.map((language) => `  - ${language}`),
    ...['size_categories:', `  - ${sizeCategory(Math.max(...Object.values(rows)))}`],
    ...['task_categories:', '  - text-generation', 'tags:'],
    ...game.tags.map((tag) => `  - ${tag}`),
    'configs:',
    ...game.tables.flatMap((table, place) => [
      `  - config_name: ${table.name}`,
      `    data_files: ${table.name}.parquet`,
      ...(place === 0 ? ['    default: true'] : []),
    ]),
    '---',
  ]
  return `${lines.join('\n')}\n`
}

/**
 * The licence in the header of a card. Names that the Hub knows are ids; any other one is `other`, and named beside it as an
 * id too.
 */
export function licenceLines(licence = 'not stated'): readonly string[] {
  const id = licence
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return id === licence ? [`license: ${id}`] : ['license: other', `license_name: ${JSON.stringify(id)}`]
}

function introduction(facts: CardFacts): string {
  const { slug, name, description, ruleset, url, asOf, isFinal, game } = facts
  const day = asOf.toISOString().slice(0, 10)
  const state = isFinal
    ? `The season is closed: these are all of its matches.`
    : `As of ${day}; the season goes on.`
  const paragraphs = [
    `# ${game.name}: ${plain(name)}`,
    plain(description),
    `${game.introduction(ruleset)} ${state} Source: ${url}/seasons/${slug}.`,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

function contents({ rows, game }: CardFacts): string {
  const lines = game.tables.map(({ name, meaning }) => `| \`${name}\` | ${meaning} | ${rowsIn(rows, name)} |`)
  return `## What is in it

| table | a row is | rows |
| --- | --- | --- |
${lines.join('\n')}

Every table is there as Parquet and as CSV with the same rows. \`match_id\` joins them, and \`(match_id, seat)\` a move
to whoever made it. In CSV a text that a spreadsheet would take for a formula has an apostrophe before it; Parquet
keeps every text to the letter. \`export.jsonl\` holds the same matches with their whole logs and proofs.
`
}

function dictionary({ game }: CardFacts): string {
  return `## Data dictionary\n\n${game.tables.map(dictionaryOf).join('\n')}`
}

function dictionaryOf({ name, columns }: DatasetTable): string {
  const lines = columns.map(
    ({ name: column, type, optional, meaning }: Column) =>
      `| \`${column}\` | ${type}${optional ? ', optional' : ''} | ${meaning} |`,
  )
  return `### ${name}\n\n| column | type | meaning |\n| --- | --- | --- |\n${lines.join('\n')}\n`
}

function provenance({ rows, licence, game }: CardFacts): string {
  return `## Where it comes from

${game.provenance(rows)} Names
of agents and owners are those that they chose to be shown in public. Points are exact in fifteenths of a point.
${licence === undefined ? '\nThe platform has named no licence: ask its operator before you pass this data on.\n' : ''}`
}

function checking({ game }: CardFacts): string {
  return `## How to check it

\`npx wis verify export.jsonl\` recomputes ${game.checking} from the logs, applies every decision of
the organizer and compares the board. What it does, step by step, stands in the platform's \`docs/verify.md\`; the key
that signs is published at \`/.well-known/wis-key\`.
`
}

const rowsIn = (rows: Rows, name: string) => Object.entries(rows).find(([known]) => known === name)?.[1] ?? 0

/** The names that hubs use. */
export function sizeCategory(rows: number): string {
  const steps = [
    [1e3, 'n<1K'],
    [1e4, '1K<n<10K'],
    [1e5, '10K<n<100K'],
    [1e6, '100K<n<1M'],
    [1e7, '1M<n<10M'],
  ] as const
  return steps.find(([below]) => rows < below)?.[1] ?? '10M<n<100M'
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** An organizer's words are shown literally, so they make no headings, links or pictures. */
const plain = (text: string) => oneLine(text).replace(/[\\`*_{}[\]<>#|!]/g, '\\$&')
