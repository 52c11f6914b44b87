import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog, sparing } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Line {
  readonly event: string
  readonly error?: string
  readonly more?: number
}

function listened() {
  const lines: Line[] = []
  const log = sparing(createLog((line) => lines.push(JSON.parse(line) as Line)))
  return { log, lines }
}

it('trouble of one kind is logged once a second, and the last suppressed line carries the number of the others', () => {
  const { log, lines } = listened()
  for (let time = 1; time <= 5; time++) log.warn('queue-trouble', { error: `try ${time}` })
  expect(lines).toMatchObject([{ error: 'try 1' }])
  vi.advanceTimersByTime(1000)
  expect(lines).toMatchObject([{ error: 'try 1' }, { error: 'try 5', more: 3 }])
  vi.advanceTimersByTime(1000)
  log.warn('queue-trouble', { error: 'again' })
  expect(lines).toHaveLength(3)
})

it('trouble of another kind is logged at once', () => {
  const { log, lines } = listened()
  for (const beat of ['seasons', 'reaper', 'seasons']) log.warn('beat-failed', { beat, error: 'away' })
  log.error('job-interrupted', { queue: 'match', error: 'away' })
  expect(lines.map(({ event }) => event)).toEqual(['beat-failed', 'beat-failed', 'job-interrupted'])
})

it('events, and the trouble of a single match, are always logged', () => {
  const { log, lines } = listened()
  for (let time = 0; time < 3; time++) {
    log.info('match-resumed', { matchId: 'm' })
    log.warn('table-given-up', { tableId: 't' })
    log.error('match-broken', { matchId: 'm', error: 'it cannot be read' })
  }
  expect(lines).toHaveLength(9)
})
