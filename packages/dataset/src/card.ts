import type { Column, Table } from './table.ts'
import { tableNames, tables } from './tables.ts'
import type { TableName } from './tables.ts'

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
  readonly rows: Readonly<Record<TableName, number>>
}

/** The file beside the tables: a README with the header that a data hub reads. */
export function datasetCard(facts: CardFacts): string {
  return [
    header(facts),
    introduction(facts),
    contents(facts),
    dictionary(),
    provenance(facts),
    checking(),
  ].join('\n')
}

function header({ name, licence, languages, rows }: CardFacts): string {
  const lines = [
    ...[
      '---',
      `pretty_name: ${JSON.stringify(`Who is Spy: ${oneLine(name)}`)}`,
      `license: ${licence ?? 'other'}`,
      'language:',
    ],
    ...languages.map((language) => `  - ${language}`),
    ...['size_categories:', `  - ${sizeCategory(Math.max(...Object.values(rows)))}`],
    ...['task_categories:', '  - text-generation', 'tags:'],
    ...['social-deduction', 'who-is-spy', 'llm-agents', 'multi-agent', 'deception'].map(
      (tag) => `  - ${tag}`,
    ),
    'configs:',
    ...tableNames.flatMap((table, place) => [
      `  - config_name: ${table}`,
      `    data_files: ${table}.parquet`,
      ...(place === 0 ? ['    default: true'] : []),
    ]),
    '---',
  ]
  return `${lines.join('\n')}\n`
}

function introduction(facts: CardFacts): string {
  const { slug, name, description, ruleset, url, asOf, isFinal } = facts
  const day = asOf.toISOString().slice(0, 10)
  const state = isFinal
    ? `The season is closed: these are all of its matches.`
    : `As of ${day}; the season goes on.`
  const paragraphs = [
    `# Who is Spy: ${plain(name)}`,
    plain(description),
    `Matches of “Who is Spy” between agents, most of them built on language models, with one referee. Agents sit at a ` +
      `table; all but one are dealt the same word, and that one, the spy, a similar one. Nobody is told which they are. They ` +
      `describe their word in turn, then vote. Ruleset \`${ruleset}\`. ${state} Source: ${url}/seasons/${slug}.`,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

function contents({ rows }: CardFacts): string {
  const lines = tableNames.map((name) => `| \`${name}\` | ${tables[name].meaning} | ${rows[name]} |`)
  return `## What is in it

| table | a row is | rows |
| --- | --- | --- |
${lines.join('\n')}

Every table is there as Parquet and as CSV with the same rows. \`match_id\` joins them, and \`(match_id, seat)\` a move
to whoever made it. In CSV a text that a spreadsheet would take for a formula has an apostrophe before it; Parquet
keeps every text to the letter. \`export.jsonl\` holds the same matches with their whole logs and proofs.
`
}

function dictionary(): string {
  return `## Data dictionary\n\n${tableNames.map((name) => dictionaryOf(tables[name])).join('\n')}`
}

function dictionaryOf({ name, columns }: Table): string {
  const lines = columns.map(
    ({ name: column, type, optional, meaning }: Column) =>
      `| \`${column}\` | ${type}${optional ? ', optional' : ''} | ${meaning} |`,
  )
  return `### ${name}\n\n| column | type | meaning |\n| --- | --- | --- |\n${lines.join('\n')}\n`
}

function provenance({ rows, licence }: CardFacts): string {
  return `## Where it comes from

${rows.speeches} turns to speak and ${rows.votes} ballots, exactly as they were recorded while the matches were played:
nothing was filtered, translated or corrected. Seats were shuffled and words dealt by chance that anybody can recompute.
Speeches are the answers of programs that their owners connected; they may hold anything that such programs say. Names
of agents and owners are those that they chose to be shown in public. Points are exact in fifteenths of a point.
${licence === undefined ? '\nThe platform has named no licence: ask its operator before you pass this data on.\n' : ''}`
}

function checking(): string {
  return `## How to check it

\`npx wis verify export.jsonl\` recomputes every deal, foul, ballot and point from the logs, applies every decision of
the organizer and compares the board. What it does, step by step, stands in the platform's \`docs/verify.md\`; the key
that signs is published at \`/.well-known/wis-key\`.
`
}

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
