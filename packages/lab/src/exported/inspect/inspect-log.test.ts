import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exportedTestRun } from '../../testing/exported-run.ts'
import fieldsOf from '../../testing/inspect-fields.json' with { type: 'json' }
import { inspectLogs } from './inspect-log.ts'

const time = z.iso.datetime({ offset: true })
const message = z.object({ role: z.enum(['system', 'user', 'assistant', 'tool']), content: z.string() })
const usage = z.object({ input_tokens: z.int(), output_tokens: z.int(), total_tokens: z.int() })
const output = z.object({
  model: z.string(),
  choices: z.array(z.object({ message, stop_reason: z.enum(['stop', 'unknown']) })),
  completion: z.string(),
})
const score = z.object({ value: z.number(), history: z.array(z.unknown()) })
const event = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('info'),
    timestamp: time,
    working_start: z.number(),
    data: z.looseObject({ type: z.string() }),
  }),
  z.object({
    event: z.literal('model'),
    timestamp: time,
    working_start: z.number(),
    model: z.string(),
    input: z.array(message),
    tools: z.array(z.unknown()),
    tool_choice: z.literal('none'),
    config: z.record(z.string(), z.number()),
    output,
  }),
])

/** The fields that a reader of such a log needs, as its version 2 has them. */
const log = z.object({
  version: z.literal(2),
  status: z.enum(['success', 'cancelled']),
  eval: z.object({
    eval_id: z.string().min(1),
    run_id: z.string().min(1),
    created: time,
    task: z.string().min(1),
    task_id: z.string().min(1),
    task_version: z.union([z.int(), z.string()]),
    task_attribs: z.object(),
    task_args: z.looseObject({}),
    task_args_passed: z.object(),
    dataset: z.object({ name: z.string(), samples: z.int() }),
    model: z.string().min(1),
    model_generate_config: z.record(z.string(), z.number()),
    model_args: z.object(),
    config: z.object({ epochs: z.literal(1) }),
    packages: z.record(z.string(), z.string()),
  }),
  plan: z.object({
    name: z.string(),
    steps: z.array(z.object({ solver: z.string(), params: z.object(), params_passed: z.object() })),
    config: z.record(z.string(), z.number()),
  }),
  results: z.object({
    total_samples: z.int(),
    completed_samples: z.int(),
    scores: z.array(
      z.object({
        name: z.string(),
        scorer: z.string(),
        params: z.looseObject({}),
        metrics: z.record(z.string(), z.object({ name: z.string(), value: z.number(), params: z.object() })),
      }),
    ),
  }),
  stats: z.object({
    started_at: z.union([time, z.literal('')]),
    completed_at: z.union([time, z.literal('')]),
    model_usage: z.record(z.string(), usage),
    role_usage: z.object(),
    connection_limit_history: z.array(z.unknown()),
  }),
  invalidated: z.literal(false),
  tags: z.array(z.string()),
  metadata: z.looseObject({ experiment: z.string(), subject: z.string() }),
  samples: z.array(
    z.object({
      id: z.string().min(1),
      epoch: z.literal(1),
      input: z.string().min(1),
      target: z.string(),
      messages: z.array(message),
      output,
      scores: z.record(z.string(), score),
      metadata: z.looseObject({ number: z.int(), seat: z.int() }),
      store: z.object(),
      events: z.array(event),
      model_usage: z.record(z.string(), usage),
      role_usage: z.object(),
      attachments: z.object(),
    }),
  ),
})

type Kind = keyof typeof fieldsOf
type Fields = Readonly<Record<string, unknown>>

/** Where the parts of a log are, and what kind each of them is. `*` stands for all items, or all values by name. */
const parts: Partial<Record<Kind, Readonly<Record<string, (part: Fields) => Kind>>>> = {
  EvalLog: {
    eval: () => 'EvalSpec',
    plan: () => 'EvalPlan',
    results: () => 'EvalResults',
    stats: () => 'EvalStats',
    'samples.*': () => 'EvalSample',
  },
  EvalSpec: {
    dataset: () => 'EvalDataset',
    config: () => 'EvalConfig',
    model_generate_config: () => 'GenerateConfig',
  },
  EvalPlan: { 'steps.*': () => 'EvalPlanStep', config: () => 'GenerateConfig' },
  EvalResults: { 'scores.*': () => 'EvalScore' },
  EvalScore: { 'metrics.*': () => 'EvalMetric' },
  EvalStats: { 'model_usage.*': () => 'ModelUsage' },
  EvalSample: {
    'messages.*': messageKind,
    output: () => 'ModelOutput',
    'scores.*': () => 'Score',
    'events.*': ({ event }) => (event === 'model' ? 'ModelEvent' : 'InfoEvent'),
    'model_usage.*': () => 'ModelUsage',
  },
  ModelEvent: { 'input.*': messageKind, output: () => 'ModelOutput', config: () => 'GenerateConfig' },
  ModelOutput: { 'choices.*': () => 'ChatCompletionChoice', usage: () => 'ModelUsage' },
  ChatCompletionChoice: { message: messageKind },
}

function messageKind({ role }: Fields): Kind {
  if (role === 'system') return 'ChatMessageSystem'
  return role === 'user' ? 'ChatMessageUser' : 'ChatMessageAssistant'
}

/** The fields of a part of a log, and of the parts in it, that the published format does not know or that it lacks. */
function strangeFields(value: Fields, kind: Kind): readonly string[] {
  const { required, optional } = fieldsOf[kind]
  const known = new Set<string>([...required, ...optional])
  const own = [
    ...Object.keys(value).flatMap((name) => (known.has(name) ? [] : [`${kind}.${name} is not known`])),
    ...required.flatMap((name) => (name in value ? [] : [`${kind}.${name} is missing`])),
  ]
  const inner = Object.entries(parts[kind] ?? {}).flatMap(([place, kindOf]) => {
    const [name = '', every] = place.split('.')
    const found = value[name] as Fields | undefined
    const all = found === undefined ? [] : every ? (Object.values(found) as Fields[]) : [found]
    return all.flatMap((part) => strangeFields(part, kindOf(part)))
  })
  return [...new Set([...own, ...inner])]
}

async function logsOf(run = exportedTestRun()) {
  const files = (await inspectLogs(run)) ?? []
  return Promise.all(
    files.map(async ({ name, pieces }) => {
      let text = ''
      for await (const piece of pieces()) text += piece
      return { name, text, log: log.parse(JSON.parse(text)) }
    }),
  )
}

describe('an experiment as logs of Inspect', () => {
  it('has a log for each subject, under a name that begins with a time', async () => {
    const logs = await logsOf()
    expect(logs.map(({ log: one }) => one.metadata.subject)).toEqual(['model', 'random'])
    for (const { name } of logs)
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\+00-00_tic-tac-toe_[\w-]+\.json$/)
  })

  it('has a sample for each match, whose scores add up to the cells of the report', async () => {
    const run = exportedTestRun()
    const [first] = await logsOf(run)
    const samples = first?.log.samples ?? []
    expect(samples).toHaveLength(first?.log.results.total_samples ?? 0)
    expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length)
    const mine = samples.filter(({ metadata }) => metadata['condition'] === 'baseline')
    const wins = mine.reduce((sum, { scores }) => sum + (scores['win-rate']?.value ?? 0), 0) / mine.length
    const told = first?.log.results.scores.find(({ name }) => name === 'win-rate/baseline')
    expect(told?.metrics['value']?.value).toBeCloseTo(wins)
    expect(told?.metrics['interval_low']?.value).toBeLessThanOrEqual(wins)
  })

  it('has the calls of the subject as messages and events, each before the entry that it became', async () => {
    const [first, second] = await logsOf()
    const sample = first?.log.samples[0]
    expect(sample?.messages).toEqual([
      { role: 'system', content: 'You play.' },
      { role: 'user', content: 'Your move?' },
      { role: 'assistant', content: 'b2' },
    ])
    const at = sample?.events.findIndex((one) => one.event === 'model') ?? -1
    const next = sample?.events[at + 1]
    expect(next?.event === 'info' && next.data['seq']).toBe(1)
    expect(first?.log.eval.model).toBe('openai/gpt-x')
    expect(first?.log.stats.model_usage['openai/gpt-x']).toMatchObject({ input_tokens: 40, total_tokens: 44 })
    expect(second?.log.eval.model).toBe('house/random')
    expect(second?.log.samples.every(({ messages }) => messages.length === 0)).toBe(true)
  })

  it('has every field that the published format requires, and none that it does not know', async () => {
    for (const { text } of await logsOf())
      expect(strangeFields(JSON.parse(text) as Fields, 'EvalLog')).toEqual([])
  })

  it('tells of a text that its owner keeps private its hash alone', async () => {
    const [first] = await logsOf(exportedTestRun({ isPublished: false }))
    expect(first?.text).not.toContain('Your move?')
    expect(first?.log.samples[0]?.messages.map(({ content }) => content)).toEqual([
      `[not published by its owner; SHA-256 ${'1'.repeat(64)}]`,
      `[not published by its owner; SHA-256 ${'2'.repeat(64)}]`,
    ])
  })

  it('is not made of what has no report', async () => {
    expect(await inspectLogs({ ...exportedTestRun(), report: null })).toBeUndefined()
  })
})
