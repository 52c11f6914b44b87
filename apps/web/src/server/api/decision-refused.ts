import type { DecisionRefusal } from '@wis/arena'
import type { ErrorCode } from '@wis/protocol'
import { AppError } from '../app-error.ts'

const refusals: Readonly<Record<DecisionRefusal, readonly [ErrorCode, string]>> = {
  'no-such-season': ['not-found', 'There is no season with this short name.'],
  'season-closed': ['conflict', 'The season is closed: no more decisions can be made about it.'],
  'season-not-playing': ['conflict', 'The season plays no more matches, so none can be played again.'],
  'no-such-match': ['not-found', 'The season has no ranked match with this id.'],
  'match-not-over': ['conflict', 'The match is still played.'],
  'match-already-void': ['conflict', 'The match counts for nobody already.'],
  'round-is-over': ['conflict', 'Later rounds already depend on this match.'],
  'already-replayed': ['conflict', 'The match is being played again, or has been.'],
  'no-such-agent': ['not-found', 'This agent takes no part in the season.'],
  'already-disqualified': ['conflict', 'The agent is disqualified already.'],
  'no-such-decision': ['not-found', 'The season has no decision with this number.'],
  'already-undone': ['conflict', 'This decision is undone already.'],
}

/** The answer to somebody whose decision could not be made. */
export function decisionRefused(reason: DecisionRefusal): AppError {
  const [code, message] = refusals[reason]
  return new AppError(code, message)
}
