import type { Agent, AgentReply, Clock } from '@wis/agents'
import type { Language } from '@wis/games'
import { rulesets } from '@wis/games/who-is-spy'
import type { AgentRequest, FlightProgress, FlightReport } from '@wis/protocol'
import { flightCheck } from '../flight-check.ts'
import type { FlightOptions } from '../flight-check.ts'
import type { Checkable } from '../flown.ts'
import type { Making } from '../step-of.ts'
import { trialsOf } from '../trials.ts'
import { patientClock } from './patient-clock.ts'

export interface FlyOptions {
  readonly languages?: readonly Language[]
  readonly madeOf?: Making
  readonly clock?: Clock
  readonly onProgress?: (progress: FlightProgress) => void
  readonly priceOf?: FlightOptions['priceOf']
  readonly resumed?: FlightOptions['resumed']
}

export async function fly(
  connect: () => Checkable,
  {
    languages = ['en'],
    madeOf = 'code',
    clock = patientClock(),
    onProgress,
    priceOf,
    resumed,
  }: FlyOptions = {},
): Promise<FlightReport> {
  const ruleset = rulesets['wis-2024']
  const flight = flightCheck({
    version: 3,
    rulesetId: ruleset.id,
    languages,
    madeOf,
    connect,
    clock,
    readyWithinMs: 1000,
    trials: trialsOf({ game: 'who-is-spy', ruleset }, languages),
    signal: new AbortController().signal,
    ...(priceOf && { priceOf }),
    ...(resumed && { resumed }),
  })
  for (;;) {
    const next = await flight.next()
    if (next.done) return next.value
    onProgress?.(next.value)
  }
}

/** An agent that gives the function's answers. */
export function answering(
  answer: (request: AgentRequest) => string | Extract<AgentReply, { ok: false }>,
): () => Agent {
  return () => ({
    reply: (request) => {
      const said = answer(request)
      return Promise.resolve(typeof said === 'string' ? { ok: true, text: said } : said)
    },
  })
}

let said = 0

/** Harmless, and different every time. */
export function harmless({ language }: Pick<AgentRequest, 'language'>): string {
  said += 1
  return language === 'zh' ? `我家里常常用到，第${said}次说` : `Something my neighbour likes, remark ${said}`
}

/** The moves of a decent agent. */
export function decent(request: AgentRequest): string {
  const { turn, candidates = [], alias } = request
  return turn.kind === 'speech' ? harmless(request) : (candidates.find((name) => name !== alias) ?? '')
}
