import { redact } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import { randomMatch } from '@wis/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followTable } from './follow-table.ts'
import { blankGlance, glanceAt } from './glance.ts'
import type { Glance } from './glance.ts'

const log = randomMatch({ seed: 'followed' }).log.map((entry) => redact(whoIsSpy, 'spectator', entry))
const vote = log.findIndex(({ event }) => event.type === 'votes-revealed')

function followed(from: number, isLive = true) {
  const shown: Glance[] = []
  const first = from === 0 ? blankGlance : glanceAt(log.slice(0, from))
  const table = followTable({ first, isLive, show: (glance) => shown.push(glance) })
  return { table, shown, kinds: () => [...new Set(shown.map(({ step }) => step?.seq))].length }
}

describe('a followed table', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows the first news at once', () => {
    const { table, shown } = followed(0)
    table.receive(log.slice(0, 1))
    expect(shown.at(-1)?.step?.kind).toBe('deal')
  })

  it('shows a vote long enough to read, even if more news arrives in the same moment', () => {
    const { table, shown } = followed(vote)
    table.receive(log.slice(vote, vote + 3))
    vi.advanceTimersByTime(0)
    expect(shown.at(-1)?.step?.kind).toBe('tally')
    vi.advanceTimersByTime(400)
    expect(shown.at(-1)?.step?.kind).toBe('tally')
    vi.advanceTimersByTime(20_000)
    expect(shown.at(-1)?.seq).toBe(vote + 2)
  })

  it.each([2, 4, 9, 30])('shows the end within three seconds, with %i entries still to show', (left) => {
    const { table, shown } = followed(log.length - left)
    table.receive(log.slice(-left))
    vi.advanceTimersByTime(3000)
    expect(shown.at(-1)?.phase).toBe('over')
  })

  it('plays a replay at reading speed', () => {
    const { table, shown } = followed(log.length - 4, false)
    table.receive(log.slice(-4))
    vi.advanceTimersByTime(3000)
    expect(shown.at(-1)?.phase).not.toBe('over')
    vi.advanceTimersByTime(60_000)
    expect(shown.at(-1)?.phase).toBe('over')
  })

  it('takes nothing twice, and nothing after a gap', () => {
    const { table } = followed(10)
    table.receive(log.slice(5, 10))
    table.receive(log.slice(12, 14))
    expect(table.newest()).toBe(9)
    table.receive(log.slice(8, 14))
    expect(table.newest()).toBe(13)
  })
})
