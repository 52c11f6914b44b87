import type { Column, DatasetTable, Row } from '@wis/dataset'
import { jsonIn, mostLevelsOfFile } from '@wis/engine'
import { besideFields, besideTexts } from '@wis/games'
import type { BesideText } from '@wis/games'
import { z } from 'zod'
import type { AnyReport } from '../../report/formats/any-report.ts'
import { numbersOfReport } from '../../report/formats/csv.ts'
import type { ExportedRun } from '../exported-run.ts'
import { exportedCall, exportedJudgement, exportedMatch, exportedProbe, exportFiles } from '../format.ts'
import { rowsTables } from '../rows-csv.ts'

export interface RunTable extends DatasetTable {
  rows(run: ExportedRun): AsyncIterable<Row>
}

/** What the columns of rows mean. Others are called by what they are. */
const meanings: Readonly<Record<string, string>> = {
  number: 'The place in the plan, from 1. It joins all tables.',
  deal: 'The deal. Every subject plays it under every condition.',
  subject: 'Whom the row is about.',
  condition: 'The condition of the match.',
  seat: 'The seat of the subject, from 0.',
  match: 'The id of the match.',
  end: '`decided` or `subject-failed`.',
  forfeits: 'Turns that the subject did not answer.',
  turns: 'Turns of the subject.',
  tokens: 'Tokens that all agents used.',
  usd: 'Their cost, in US dollars.',
  ms: 'How long the match took, in milliseconds.',
  place: 'The place of the subject, 1 is first.',
  role: 'The role of the subject.',
  points: 'The points of the subject.',
  factors: 'The levels of the deal that are balanced, as JSON.',
  facts: 'The facts that the game counts for the subject, as JSON.',
  language: 'The language of the description.',
  mode: '`aggressive`, clearly, or `conservative`, in a veiled way.',
  domain: 'The domain of the word.',
  target: 'The word.',
  distractor: 'Another word of its kind.',
  description: 'The text of the subject, within its limit.',
  isCut: 'Whether it was longer than allowed.',
  saysTarget: 'Whether it says the word itself.',
}

const rowsOf = (kind: 'matches' | 'task'): RunTable => ({
  name: kind === 'task' ? 'descriptions' : 'matches',
  meaning:
    kind === 'task' ? 'A description of a word by a subject.' : 'A match that counts, seen from its subject.',
  columns: rowsTables[kind].columns.map(({ name, type }) => ({
    name,
    type,
    optional: true,
    meaning: meanings[name] ?? name,
  })),
  rows: (run) => linesAs(run, exportFiles.rows, z.unknown(), (row) => [rowsTables[kind].cells(row)]),
})

const of = (type: Column['type'], columns: Readonly<Record<string, string>>): readonly Column[] =>
  Object.entries(columns).map(([name, meaning]) => ({ name, type, optional: true, meaning }))

/** The columns of the texts beside an answer: each text, and its hash. */
const textColumns = <Value>(
  valuesOf: (name: BesideText) => readonly [text: Value, hash: Value],
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    besideTexts.flatMap((name) => {
      const [text, hash] = valuesOf(name)
      return [
        [name, text],
        [`${name}_sha256`, hash],
      ]
    }),
  )

const joined = of('integer', { number: 'The match or description: the column `number` of the first table.' })

const entries: RunTable = {
  name: 'entries',
  meaning: 'An entry of the log of a match: everything that happened in it.',
  columns: [
    ...joined,
    ...of('integer', { seq: 'The place in the log.' }),
    ...of('text', {
      at: 'When, in UTC.',
      type: 'The kind of the entry.',
      event: 'The whole entry, as JSON.',
    }),
  ],
  rows: (run) =>
    linesAs(run, exportFiles.matches, exportedMatch, ({ number, log }) =>
      log.map(({ seq, at, event }) => ({ number, seq, at, type: event.type, event: JSON.stringify(event) })),
    ),
}

const calls: RunTable = {
  name: 'calls',
  meaning:
    'A call to an agent with an owner. A text that its owner does not publish is null, and its SHA-256 is there.',
  columns: [
    ...joined,
    ...of('integer', { seq: 'The entry that its answer became.', seat: 'The seat, from 0.' }),
    ...of('text', { agent: 'The id of the agent.', kind: 'The kind of the turn.' }),
    ...of('integer', { round: 'The round of the match.', tries: 'The exchanges over the wire.' }),
    ...of('text', {
      asked: 'The messages as JSON, or the request to a program, in the last exchange.',
      asked_sha256: 'Their SHA-256.',
      parameters: 'The other parameters of the call, as JSON.',
      reply: 'The answer.',
      reply_sha256: 'Its SHA-256.',
      ...textColumns((name) => [besideFields[name].meaning, 'Its SHA-256.']),
      served_model: 'The model that the server named.',
      failure: 'Why there is no answer.',
    }),
    ...of('integer', {
      latency_ms: 'How long it took.',
      input_tokens: 'Tokens of the prompt.',
      output_tokens: 'Tokens of the answer.',
    }),
  ],
  rows: (run) =>
    linesAs(run, exportFiles.calls, exportedCall, ({ tries, reply, ...call }) => {
      const last = tries.at(-1)
      const { number, seq, seat, agent, kind, round, failure } = call
      return [
        {
          number,
          seq,
          seat,
          agent,
          kind,
          round,
          failure,
          tries: tries.length,
          asked: last?.asked?.text ?? null,
          asked_sha256: last?.asked?.sha256 ?? null,
          parameters: last?.parameters ? JSON.stringify(last.parameters) : null,
          reply: reply?.text ?? null,
          reply_sha256: reply?.sha256 ?? null,
          ...textColumns((name) => [call[name]?.text ?? null, call[name]?.sha256 ?? null]),
          served_model: last?.served?.model ?? null,
          latency_ms: call.latencyMs,
          input_tokens: call.inputTokens,
          output_tokens: call.outputTokens,
        },
      ]
    }),
}

const probes: RunTable = {
  name: 'probes',
  meaning: 'A question outside a match, and the score of its answer.',
  columns: [
    ...joined,
    ...of('integer', { place: 'The place among the questions of the match.' }),
    ...of('text', { probe: 'Which question.' }),
    ...of('integer', { entry: 'After which entry of the log.', seat: 'The seat that was asked, from 0.' }),
    ...of('text', {
      agent: 'The id of the agent.',
      prompt: 'The prompt.',
      answers: 'Every answer that was given, as JSON.',
      outcome: 'The outcome of the question.',
      values: 'The values read from the answer, as JSON.',
      score: 'The score, as JSON.',
    }),
  ],
  rows: (run) =>
    linesAs(
      run,
      exportFiles.probes,
      exportedProbe,
      ({ raw, values, score, number, place, probe, entry, seat, agent, prompt, outcome }) => [
        {
          number,
          place,
          probe,
          entry,
          seat,
          agent,
          prompt,
          outcome,
          answers: JSON.stringify(raw),
          values: values === null ? null : JSON.stringify(values),
          score: score === null ? null : JSON.stringify(score),
        },
      ],
    ),
}

const ratings: RunTable = {
  name: 'ratings',
  meaning: 'A rating of something that a subject said, by a judge or a person.',
  columns: [
    ...joined,
    ...of('integer', { round: 'The round of ratings. The last one of a judge counts.' }),
    ...of('text', { rubric: 'By which rubric.', item: 'The rated item.', judge: 'Who rated.' }),
    ...of('integer', { time: 'Which of its ratings of the item.', place: 'The place in its order.' }),
    ...of('text', { prompt: 'The prompt.', answers: 'Every answer that was given, as JSON.' }),
    ...of('integer', { rating: 'Null if it is missing.' }),
    ...of('text', { picks: 'The choices from a list, as JSON.' }),
  ],
  rows: (run) =>
    linesAs(
      run,
      exportFiles.judgements,
      exportedJudgement,
      ({ raw, picks, number, round, rubric, item, judge, time, place, prompt, rating }) => [
        {
          number,
          round,
          rubric,
          item,
          judge,
          time,
          place,
          prompt,
          rating,
          answers: JSON.stringify(raw),
          picks: picks === undefined ? null : JSON.stringify(picks),
        },
      ],
    ),
}

const inWords = new Set([
  ...[
    'part',
    'kind',
    'subject',
    'against',
    'condition',
    'measure',
    'method',
    'effect_size',
    'rater',
    'round',
  ],
])

const meaningsOfNumbers: Readonly<Record<string, string>> = {
  kind: 'The kind of number: `cell` of the table of results, `effect`, `contrast` and others.',
  against: 'The second subject of a comparison.',
  measure: 'The id of the measure.',
  low: 'The lower end of the interval of 95 %.',
  high: 'Its upper end.',
  n: 'The sample size.',
  deals: 'Deals behind the number.',
  method: 'How the interval or the p value was computed.',
  p_corrected: 'After Holm.',
  comparisons: 'In how many comparisons it was corrected.',
}

/** In Parquet like the other tables: a data set of several formats is not loaded. */
function resultsOf(report: AnyReport): RunTable {
  const { head, lines } = numbersOfReport(report)
  const shown = (name: string, value: string | number | null | undefined) =>
    value == null ? null : inWords.has(name) ? String(value) : Number(value)
  return {
    name: 'results',
    meaning: 'The numbers of the report, a row each.',
    columns: head.flatMap((name) =>
      of(inWords.has(name) ? 'text' : 'number', { [name]: meaningsOfNumbers[name] ?? name }),
    ),
    async *rows() {
      for (const line of lines)
        yield Object.fromEntries(head.map((name, at) => [name, shown(name, line[at])]))
    },
  }
}

/** The tables that an experiment has rows for. */
export function tablesOf({ about, report }: ExportedRun): readonly RunTable[] {
  const { spec, players, judgings = [] } = about
  const isTask = 'task' in spec
  const asked = z.array(z.string()).catch([]).parse(spec['probes'])
  const hasOwners = Object.values(players).some(({ kind }) => kind !== 'house' && kind !== 'sample')
  return [
    rowsOf(isTask ? 'task' : 'matches'),
    ...(isTask ? [] : [entries]),
    ...(hasOwners && !isTask ? [calls] : []),
    ...(asked.length > 0 ? [probes] : []),
    ...(judgings.length > 0 ? [ratings] : []),
    ...(report === null ? [] : [resultsOf(report)]),
  ]
}

async function* linesAs<Line>(
  run: ExportedRun,
  file: string,
  schema: z.ZodType<Line>,
  rowsIn: (line: Line) => readonly Row[],
): AsyncGenerator<Row> {
  for await (const line of run.lines(file)) yield* rowsIn(schema.parse(jsonIn(line, mostLevelsOfFile)))
}
