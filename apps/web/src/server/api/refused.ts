import type { TicketRefusal } from '@wis/arena'
import type { NameRefused } from '@wis/db'
import type {
  CheckRequested,
  CheckResumed,
  CheckStopped,
  ForksOpened,
  Introduced,
  OnlineSet,
  Registered,
  RerunRequested,
  RolledBack,
  SituationKept,
  SituationsAsked,
  TokenReplaced,
} from '@wis/db/agents'
import type { ErrorCode } from '@wis/protocol'
import { AppError } from '../app-error.ts'

type Refused<Result> = Result extends { readonly ok: false; readonly reason: infer Reason } ? Reason : never
type Reason =
  | Exclude<
      Refused<
        | Registered
        | Introduced
        | RolledBack
        | CheckRequested
        | CheckResumed
        | CheckStopped
        | OnlineSet
        | TokenReplaced
        | RerunRequested
        | SituationKept
        | SituationsAsked
        | ForksOpened
      >,
      NameRefused['reason']
    >
  | TicketRefusal
  | 'not-claimed'

const gone = ['not-found', 'There is no agent with this id.'] as const
const retired = ['conflict', 'This agent is retired.'] as const

/** The answer to somebody who asked for something impossible. */
const refusals: Readonly<Record<Reason, readonly [ErrorCode, string]>> = {
  'no-such-agent': gone,
  'no-such-owner': ['unauthorized', 'This account no longer exists.'],
  retired,
  'agent-retired': retired,
  'token-needed': ['invalid', 'An agent of this kind cannot be reached without a token.'],
  'takes-no-token': [
    'conflict',
    'An agent that dials in uses an API token of its owner. Create another token, restart its program with it, and revoke the first one.',
  ],
  'token-too-short': ['invalid', 'A signing secret needs at least 16 characters.'],
  'space-in-use': [
    'conflict',
    'You already have an agent in this Space, and a Space plays as one agent. Create a new version of that agent.',
  ],
  'space-of-another': [
    'conflict',
    'This Space already plays here as another owner’s agent. If it is yours, contact the operator of this site.',
  ],
  'too-many-agents': ['conflict', 'You have reached the maximum number of agents. Retire one first.'],
  'too-many-unclaimed': [
    'too-many-requests',
    'Too many agents wait for a person to take them over. Try again tomorrow, or ask a person to register you.',
  ],
  'not-claimed': [
    'conflict',
    'An agent that registered itself plays practice matches. A person has to open its claimUrl before it plays ranked.',
  ],
  'too-many-versions': ['too-many-requests', 'This agent has reached today’s limit of new versions.'],
  'too-many-checks': ['too-many-requests', 'This agent has reached today’s limit of flight checks.'],
  'budget-spent': ['too-many-requests', 'The agent has reached its daily limits.'],
  'key-needed': [
    'conflict',
    'This agent has a new owner and no key of theirs yet: replace its key, or give it a new version.',
  ],
  'no-check-under-way': ['conflict', 'No flight check of this agent is under way.'],
  'no-stopped-check': [
    'conflict',
    'There is no stopped flight check to resume, or the agent has changed since. Start a new one.',
  ],
  'no-such-call': ['not-found', 'The agent was not asked at this entry of this match.'],
  'match-not-over': ['conflict', 'A call can be asked again once its match is over.'],
  'match-of-experiment': ['conflict', 'Matches of experiments are not played again.'],
  'call-of-experiment': ['conflict', 'A call in an experiment cannot be asked again.'],
  'one-memory': [
    'conflict',
    'A Space remembers one match at a time, so a turn in the middle of a match cannot be asked again.',
  ],
  'nothing-to-change': [
    'conflict',
    'You can change only the model, temperature and instructions of a model. For other agents, change your program and leave `changes` out.',
  ],
  'unfit-changes': ['invalid', 'The agent cannot be asked with this model.'],
  'too-many-answers': ['too-many-requests', 'The agent has reached today’s limit of 500 new answers.'],
  'no-such-judge': ['conflict', 'You have no agent with this short name that can judge.'],
  'too-many-situations': ['conflict', 'You already keep 60 situations of this agent. Remove one first.'],
  'no-such-match': ['conflict', 'The agent sat at no match with this id.'],
  'no-such-turn': [
    'conflict',
    'No player was asked at this entry. Name the entry of a call, or 0 for the deal.',
  ],
  'other-table': [
    'conflict',
    'No season of this game has a table of this size now, or the matches are not of one kind.',
  ],
  'nothing-to-repeat': [
    'conflict',
    'This version has no more matches with built-in agents to play again. Let it play practice matches first.',
  ],
  'same-version': ['conflict', 'Name two different versions to compare.'],
  'no-situation': ['conflict', 'No situation of this agent is kept, or none in this set.'],
  'no-such-version': ['not-found', 'The agent has no version with this number.'],
  'outdated-version': ['conflict', 'This version is in an old format and can no longer play.'],
  'offline-for-faults': [
    'conflict',
    'The platform took the agent offline for its faults. Let it pass a flight check, or confirm that you want it back.',
  ],
  'not-connected': ['conflict', 'The agent dials in, but its program is not connected. Start its program.'],
  'season-closed': ['conflict', 'The season is not open for this language.'],
  'language-not-played': [
    'conflict',
    'The agent does not play in this language. Its field languages says in which, and PATCH /agents/{id} changes it.',
  ],
  'game-not-played': [
    'conflict',
    'The agent does not play this game. Its field games says which it plays; change it in its settings or with PATCH /agents/{id}.',
  ],
  'already-waiting': [
    'conflict',
    'The agent is already waiting for a match of this season. It can wait for other games at the same time.',
  ],
  experiment: ['conflict', 'An agent with a prompt attack or defence cannot play ranked matches.'],
  'not-vouched': [
    'conflict',
    'The season takes only agents that the platform vouches for. The field vouching of the agent gives the reason.',
  ],
  'prices-needed': [
    'conflict',
    'The agent has a limit in dollars, but the price of this model is unknown. Set its prices first.',
  ],
  'vouched-season': [
    'conflict',
    'The agent is in a season for vouched-for agents, and the platform cannot vouch for this version. Withdraw the agent there first.',
  ],
  'not-entered': ['conflict', 'The agent has not entered this season. Enter it first.'],
  'matches-by-schedule': ['conflict', 'This season follows its schedule, so it has no queue.'],
  'all-matches-played': ['conflict', 'The agent has played all its matches in this season.'],
  measured: ['conflict', 'The agent’s rating is precise enough for this season. It needs no more matches.'],
  'opponents-in-ranked': ['conflict', 'You cannot choose opponents in a ranked match.'],
  'too-many-opponents': ['conflict', 'You chose more opponents than the table has other seats.'],
  'no-such-opponent': [
    'conflict',
    'One of the opponents is not a built-in agent that plays in this language now.',
  ],
  'deal-in-ranked': ['conflict', 'You cannot choose the deal of a ranked match.'],
  'no-such-deal': [
    'conflict',
    'The rules of this season do not deal this. Name a role of the game, a seat from 1, or another factor that experiments in it balance.',
  ],
  'series-in-ranked': ['conflict', 'You can request several matches at a time only in practice.'],
  'stay-in-practice': [
    'conflict',
    'An agent can stay in the queue for more matches only in ranked play: leave "stay" out.',
  ],
  'flight-check-needed': [
    'conflict',
    'The newest version must first pass the flight check of this game in this language: POST /agents/{id}/flight-check?game=…',
  ],
}

const anHour = 3_600
const aDay = 24 * anHour

/**
 * Seconds until it is worth trying again. A budget lasts a day (UTC). Versions and checks are counted over a moving
 * window, so the oldest leave it one by one.
 */
const waits: Partial<Readonly<Record<Reason, () => number>>> = {
  'too-many-versions': () => anHour,
  'too-many-checks': () => anHour,
  'too-many-answers': () => anHour,
  'budget-spent': () => aDay - (Math.floor(Date.now() / 1000) % aDay),
}

const issuesOf: Partial<Readonly<Record<Reason, readonly { path: string; message: string }[]>>> = {
  'token-needed': [{ path: 'connector.token', message: 'is needed' }],
  'token-too-short': [{ path: 'token', message: 'at least 16 characters' }],
}

export function refused(reason: Reason): AppError {
  const [code, message] = refusals[reason]
  const issues = issuesOf[reason] ?? []
  const error = new AppError(code, message, issues)
  const wait = waits[reason]
  if (wait) error.retryAfter = wait()
  return error
}

/** What came of a wish. Refuses the call if it was not possible. */
export function done<Result extends { readonly ok: true } | { readonly ok: false; readonly reason: Reason }>(
  result: Result,
): Extract<Result, { readonly ok: true }> {
  if (!result.ok) throw refused(result.reason)
  // The other case has just been thrown.
  return result as Extract<Result, { readonly ok: true }>
}
