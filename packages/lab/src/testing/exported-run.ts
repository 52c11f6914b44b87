import { scheduleOf } from '../design/planned-match.ts'
import type { ExportedRun } from '../exported/exported-run.ts'
import { experimentFormat, exportFiles } from '../exported/format.ts'
import type { ExportedCall } from '../exported/format.ts'
import { reportOf } from '../report/make-report.ts'
import { playedAt, specOf } from './played-report.ts'

/** Played once for all tests of a file. */
const played = memo(() => {
  const spec = specOf({
    game: 'tic-tac-toe',
    name: 'A <b>test</b>: "x"',
    subjects: ['model', 'random'],
    opponents: ['random'],
    conditions: ['baseline', 'again-1'],
    design: { materials: 5, repeats: 1 },
  })
  const schedule = scheduleOf(spec)
  const all = Array.from({ length: schedule.matches }, (_, at) => playedAt(schedule, at + 1))
  const report = reportOf(
    spec,
    all.map((one) => one.played),
  )
  return { spec, schedule, all, report }
})

function memo<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** An experiment as an export has it. A house player plays for the model, which is asked once in each match. */
export function exportedTestRun({ isPublished = true } = {}): ExportedRun {
  const { spec, schedule, all, report } = played()
  const told = (digit: string, text: string) => ({ sha256: digit.repeat(64), ...(isPublished && { text }) })
  const asked = JSON.stringify([
    { role: 'system', content: 'You play.' },
    { role: 'user', content: 'Your move?' },
  ])
  const calls = all
    .filter(({ played }) => played.subject === 'model')
    .map(({ played }): ExportedCall => ({
      number: played.number,
      match: `m${played.number}`,
      seq: 1,
      seat: played.seat,
      agent: 'id-model',
      kind: 'move',
      round: 1,
      tries: [
        {
          step: null,
          asked: told('1', asked),
          parameters: { temperature: 0 },
          status: 200,
          answer: null,
          served: null,
        },
      ],
      reply: told('2', 'b2'),
      reasoning: null,
      failure: null,
      latencyMs: 900,
      inputTokens: 4,
      outputTokens: played.number === 1 ? 4 : 0,
    }))
  const files: Readonly<Record<string, readonly object[]>> = {
    [exportFiles.rows]: all.map(({ played }) => ({
      ...played,
      match: `m${played.number}`,
      tokens: 4,
      usd: 0,
      ms: 1500,
    })),
    [exportFiles.matches]: all.map(({ played, log }) => ({
      number: played.number,
      match: `m${played.number}`,
      attempts: 1,
      faults: [],
      language: 'en',
      seed: 's',
      salt: '',
      commitment: 'c',
      seats: [],
      log: log.map((entry) => ({ ...entry, at: '2026-03-01T08:00:00.000Z' })),
      hash: 'h',
    })),
    [exportFiles.calls]: calls,
  }
  const make = {
    model: 'gpt-x',
    provider: 'openai',
    strategy: { id: 'plain', custom: false, prompts: null },
    settings: { temperature: 0 },
    declared: { model: null, harness: null },
  }
  return {
    about: {
      format: experimentFormat,
      platform: { version: '0.2.0', key: 'k' },
      id: 'e1',
      name: spec.name,
      game: spec.game,
      preset: null,
      seed: spec.seed,
      spec: { ...spec },
      text: '',
      plan: {
        deals: schedule.deals,
        matches: schedule.matches,
        sha256: 'ab'.repeat(32),
        at: '2026-03-01T07:00:00.000Z',
      },
      state: 'ended',
      played: all.length,
      failed: 0,
      voided: 0,
      players: {
        model: { agent: 'id-model', slug: 'model', version: 2, kind: 'openai', made: make },
        random: { agent: 'id-random', slug: 'random', version: 1, kind: 'house' },
      },
      startedAt: '2026-03-01T08:00:00.000Z',
      endedAt: '2026-03-01T09:00:00.000Z',
      judgings: [],
    },
    report,
    url: 'https://arena.example/lab/e1',
    async *lines(name) {
      for (const line of files[name] ?? []) yield JSON.stringify(line)
    },
  }
}
