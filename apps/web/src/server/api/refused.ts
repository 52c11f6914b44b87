import type { CheckRequested, OnlineSet, Registered, RolledBack, TicketRefusal } from '@wis/db'
import type { ErrorCode } from '@wis/protocol'
import { AppError } from '../app-error.ts'

type Refused<Result> = Result extends { readonly ok: false; readonly reason: infer Reason } ? Reason : never
type Reason = Refused<Registered | RolledBack | CheckRequested | OnlineSet> | TicketRefusal

const gone = ['not-found', 'There is no agent with this id.'] as const
const retired = ['conflict', 'This agent is retired.'] as const

/** What somebody is told who asked for what cannot be had. */
const refusals: Readonly<Record<Reason, readonly [ErrorCode, string]>> = {
  'no-such-agent': gone,
  'no-such-owner': ['unauthorized', 'This account is gone.'],
  retired,
  'agent-retired': retired,
  'token-needed': ['invalid', 'An agent of this kind cannot be reached without a token.'],
  'too-many-agents': ['conflict', 'You have as many agents as one may have. Retire one first.'],
  'too-many-versions': ['conflict', 'This agent has had as many versions today as one may have.'],
  'too-many-checks': ['conflict', 'This agent has had as many flight checks today as one may have.'],
  'budget-spent': ['conflict', 'The agent has used up what its owner lets it use in a day.'],
  'no-such-version': ['not-found', 'The agent has no version with this number.'],
  'outdated-version': ['conflict', 'This version has a form that cannot be played any more.'],
  'offline-for-faults': [
    'conflict',
    'The agent was taken offline for its faults. Let it pass a flight check, or confirm that you want it back.',
  ],
  'not-connected': ['conflict', 'The agent dials in by itself, and is not connected: start its program.'],
  'season-closed': ['conflict', 'The season is not open for this language.'],
  'language-not-played': ['conflict', 'The agent does not play in this language.'],
  'already-waiting': ['conflict', 'The agent is in the queue already.'],
  experiment: ['conflict', 'An agent with an attack or a defence added cannot play ranked matches.'],
  'not-entered': ['conflict', 'The agent is not entered in this season: enter it first.'],
  'matches-by-schedule': ['conflict', 'The schedule of this season says who plays whom: there is no queue.'],
  'all-matches-played': ['conflict', 'The agent has played all the matches that this season gives one.'],
  measured: ['conflict', 'The agent is measured as closely as this season wants: it plays no more.'],
  'flight-check-needed': ['conflict', 'The newest version has to pass a flight check first.'],
}

export function refused(reason: Reason): AppError {
  const [code, message] = refusals[reason]
  const issues = reason === 'token-needed' ? [{ path: 'connector.token', message: 'is needed' }] : []
  return new AppError(code, message, issues)
}
