import { redact } from '@wis/engine'
import { whoIsSpy } from '@wis/games/who-is-spy'
import { randomMatch } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { emptyLog, hasGap, isOver, isWhole, lastSeq, merge, nextQuestion } from './entry-log.ts'
import type { EntryLog } from './entry-log.ts'

const { log } = randomMatch({ seed: 'entry-log' })
const seen = log.map((entry) => redact(whoIsSpy, 'spectator', entry))

describe('an entry log', () => {
  it('is the same however often and in whatever order entries arrive', () => {
    const whole = merge(emptyLog, seen)
    const backwards = [...seen]
      .reverse()
      .reduce<EntryLog<(typeof seen)[number]>>((known, entry) => merge(known, [entry, entry]), emptyLog)
    expect(backwards).toEqual(whole)
    expect(whole.entries).toEqual(seen)
  })

  it('keeps entries back until the one before them arrives', () => {
    const gapped = merge(emptyLog, [...seen.slice(0, 3), ...seen.slice(4, 6)])
    expect([lastSeq(gapped), hasGap(gapped), nextQuestion(gapped)]).toEqual([2, true, 2])
    const filled = merge(gapped, seen.slice(3, 4))
    expect([lastSeq(filled), hasGap(filled)]).toEqual([5, false])
  })

  it('replaces a hidden entry with the fact, but never a fact with a hidden entry', () => {
    const hidden = merge(emptyLog, seen)
    const known = merge(hidden, log)
    expect(known.entries).toEqual(log)
    expect(merge(known, seen)).toBe(known)
  })

  it('stays the same object if nothing is new', () => {
    const known = merge(emptyLog, seen)
    expect(merge(known, seen.slice(2, 5))).toBe(known)
  })

  it('of a finished match asks again for hidden entries, and then is complete', () => {
    const known = merge(emptyLog, seen)
    expect([isOver(known), isWhole(known), nextQuestion(known)]).toEqual([true, false, -1])
    expect(isWhole(merge(known, log))).toBe(true)
  })

  it('asks for everything if it is empty', () => {
    expect([nextQuestion(emptyLog), isOver(emptyLog)]).toEqual([-1, false])
  })
})
