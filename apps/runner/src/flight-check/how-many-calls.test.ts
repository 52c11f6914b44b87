import type { Clock } from '@wis/agents'
import { flightCheck, trialsOf } from '@wis/flight-check'
import { rulesets } from '@wis/games/who-is-spy'
import { noticeCount, turnCount } from '@wis/protocol'
import { expect, it } from 'vitest'
import { connectors } from '../testing/sequences.ts'
import type { Brain, Sequence } from '../testing/sequences.ts'

const clock: Clock = { now: () => new Date(), pause: () => new Promise(() => undefined) }
const signal = new AbortController().signal

let remarks = 0
const decent: Brain = (kind, names) =>
  kind === 'vote' ? (names[0] ?? '') : `My neighbour keeps something of the sort, remark ${++remarks}`

async function callsOf(kind: keyof typeof connectors, languages: readonly ('en' | 'zh')[]) {
  const flown: Sequence[] = []
  const connect = () => {
    const sequence = connectors[kind](decent)
    flown.push(sequence)
    return sequence.agent
  }
  const ruleset = rulesets['wis-2024']
  const trials = trialsOf({ game: 'who-is-spy', ruleset }, languages)
  const rules = { version: 1, rulesetId: ruleset.id, trials, languages, madeOf: 'code' as const }
  const flight = flightCheck({ ...rules, connect, clock, signal, readyWithinMs: 1000 })
  while (!(await flight.next()).done);
  return {
    asked: flown.reduce((sum, { asked }) => sum + asked.length, 0),
    calls: flown.reduce((sum, { calls }) => sum + calls.length, 0),
  }
}

it.each([[['en']], [['zh']], [['en', 'zh']], [['zh', 'en']]] as const)(
  'a check with %j makes as many calls as the page announces',
  async (languages) => {
    const [asked, notices] = [turnCount(languages), noticeCount(languages)]
    expect(await callsOf('webhook', languages)).toMatchObject({ asked })
    expect(await callsOf('whoisspy', languages)).toEqual({ asked, calls: asked + notices })
  },
)
