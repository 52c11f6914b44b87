import type { AgentReply, Readiness } from '@wis/agents'
import { excerpt } from '@wis/games'
import type { Flaw } from '@wis/games'
import { fatal } from './flaw.ts'

type Failed = Extract<AgentReply, { ok: false }>

/** Why there was no answer, in words that the owner understands. */
export function failureFlaw({ failure, verdict, detail }: Failed, seconds: number): Flaw {
  const params = { detail: excerpt(detail, 300), seconds }
  const place = outsideFlaw(verdict, params)
  if (place && failure !== 'timeout') return place
  switch (failure) {
    case 'timeout':
      return verdict === 'agent'
        ? fatal('move-comes-too-late', params)
        : (place ?? fatal('move-comes-too-late', params))
    case 'unreachable':
      return fatal('cannot-be-reached', params)
    case 'malformed':
      return fatal('move-cannot-be-read', params)
    case 'refused':
      return fatal('refuses', params)
  }
}

/** The obstacle before anything is asked. */
export function notReadyFlaw({ verdict, detail }: Extract<Readiness, { ready: false }>): Flaw {
  const params = { detail: excerpt(detail, 300) }
  return outsideFlaw(verdict, params) ?? fatal('is-not-ready', params)
}

function outsideFlaw(verdict: Failed['verdict'], params: Flaw['params']): Flaw | undefined {
  switch (verdict) {
    case 'asleep':
      return fatal('is-asleep', params)
    case 'provider':
      return fatal('provider-fails', params)
    case 'network':
      return fatal('network-fails', params)
    case 'platform':
      return fatal('platform-fails', params)
    case 'agent':
      return undefined
  }
}

/** Flaws of an agent that cannot be reached. Trying the next situation would show nothing new. */
export const unanswered: ReadonlySet<string> = new Set([
  'answers-too-late',
  'move-comes-too-late',
  'cannot-be-reached',
  'is-asleep',
  'provider-fails',
  'network-fails',
  'platform-fails',
  'refuses',
  'listens-too-slowly',
])
