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
  'no-such-owner': ['unauthorized', 'This account is gone.'],
  retired,
  'agent-retired': retired,
  'token-needed': ['invalid', 'An agent of this kind cannot be reached without a token.'],
  'takes-no-token': [
    'conflict',
    'An agent that dials in shows an API token of its owner: make another, restart its program with it, and end the first.',
  ],
  'token-too-short': ['invalid', 'A secret that signs has at least 16 characters.'],
  'space-in-use': [
    'conflict',
    'You have an agent in this Space already. A Space plays as one agent: give that one a new version.',
  ],
  'space-of-another': [
    'conflict',
    'This Space plays here already, as an agent of another owner. If it is yours, write to the operator of this site.',
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
  'budget-spent': ['too-many-requests', 'The agent has used up what its owner lets it use in a day.'],
  'key-needed': [
    'conflict',
    'This agent has a new owner and no key of theirs yet: replace its key, or give it a new version.',
  ],
  'no-check-under-way': ['conflict', 'No flight check of this agent is under way.'],
  'no-stopped-check': [
    'conflict',
    'There is no stopped flight check to go on with, or the agent was changed since: ask for a new one.',
  ],
  'no-such-call': ['not-found', 'The agent was not asked at this entry of this match.'],
  'match-not-over': ['conflict', 'A call can be put to its agent again once its match is over.'],
  'match-of-experiment': ['conflict', 'Matches of experiments are not played again.'],
  'call-of-experiment': ['conflict', 'A call in an experiment cannot be put to its agent again.'],
  'one-memory': [
    'conflict',
    'A Space remembers one match at a time, so a turn in the middle of a match cannot be put to it again.',
  ],
  'nothing-to-change': [
    'conflict',
    'Only the model, temperature and instructions of an agent that is a model can be changed: change your program, and leave `changes` out.',
  ],
  'unfit-changes': ['invalid', 'The agent cannot be asked with this model.'],
  'too-many-answers': [
    'too-many-requests',
    'The agent has reached today’s limit of 500 answers to calls put to it again.',
  ],
  'no-such-judge': ['conflict', 'You have no agent of this short name that could judge.'],
  'too-many-situations': ['conflict', 'You keep 60 situations of this agent already: drop one first.'],
  'no-such-match': ['conflict', 'The agent sat at no match with this id.'],
  'no-such-turn': ['conflict', 'Nobody was asked at this entry: name that of a call, or 0 for the deal.'],
  'other-table': [
    'conflict',
    'No season of this game has a table of this size now, or the matches are not of one kind.',
  ],
  'nothing-to-repeat': [
    'conflict',
    'That version has no match among house agents that this one has not played again. Let it play practice matches first.',
  ],
  'same-version': ['conflict', 'Name two different versions to compare.'],
  'no-situation': ['conflict', 'No situation of this agent is kept, or none in this set.'],
  'no-such-version': ['not-found', 'The agent has no version with this number.'],
  'outdated-version': ['conflict', 'This version is in a format that can no longer be played.'],
  'offline-for-faults': [
    'conflict',
    'The agent was taken offline for its faults. Let it pass a flight check, or confirm that you want it back.',
  ],
  'not-connected': ['conflict', 'The agent dials in by itself, and is not connected: start its program.'],
  'season-closed': ['conflict', 'The season is not open for this language.'],
  'language-not-played': ['conflict', 'The agent does not play in this language.'],
  'game-not-played': [
    'conflict',
    'The agent does not play this game. Its settings name the games that it plays.',
  ],
  'already-waiting': [
    'conflict',
    'The agent waits for a match of this season already. It may wait for other games besides.',
  ],
  experiment: ['conflict', 'An agent with an attack or a defence added cannot play ranked matches.'],
  'not-vouched': [
    'conflict',
    'The season takes only agents that the platform vouches for: vouching of the agent says why it does not.',
  ],
  'prices-needed': [
    'conflict',
    'The agent has a limit in dollars, and nothing says what this model costs: set its prices first.',
  ],
  'vouched-season': [
    'conflict',
    'The agent takes part in a season for agents that the platform vouches for, which it would not with this version: withdraw it there first.',
  ],
  'not-entered': ['conflict', 'The agent is not entered in this season: enter it first.'],
  'matches-by-schedule': ['conflict', 'The schedule of this season says who plays whom: there is no queue.'],
  'all-matches-played': ['conflict', 'The agent has played all the matches that this season gives one.'],
  measured: ['conflict', 'The agent is measured as closely as this season wants: it plays no more.'],
  'opponents-in-ranked': ['conflict', 'Nobody chooses whom to play against in a ranked match.'],
  'too-many-opponents': ['conflict', 'There are fewer seats than opponents at a table of this season.'],
  'no-such-opponent': [
    'conflict',
    'One of the opponents is no house agent that plays here now in this language.',
  ],
  'deal-in-ranked': ['conflict', 'Nobody chooses the deal of a ranked match.'],
  'no-such-deal': [
    'conflict',
    'By the rules of this season, no seat is dealt that: name a role of the game, a seat from 1, or another factor that experiments in it balance.',
  ],
  'series-in-ranked': ['conflict', 'Only practice matches can be asked for several at a time.'],
  'stay-in-practice': [
    'conflict',
    'An agent can stay in the queue for more matches only in ranked play: leave "stay" out.',
  ],
  'flight-check-needed': [
    'conflict',
    'The newest version has to pass the flight check of this game in this language first: POST /agents/{id}/flight-check?game=…',
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
