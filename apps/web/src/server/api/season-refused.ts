import type { NameRefused } from '@wis/db'
import type { EntryDecided, EntryMade, SeasonChanged, SeasonMoved, SeasonPublished } from '@wis/db/seasons'
import type { ErrorCode } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { noSeason } from './find-season.ts'

type Refused<Result> = Result extends { readonly ok: false; readonly reason: infer Reason } ? Reason : never
export type SeasonRefusal = Exclude<
  Refused<SeasonChanged | SeasonMoved | SeasonPublished | EntryMade | EntryDecided>,
  NameRefused['reason']
>

/** The answers to requests about a season that cannot be met. */
const refusals: Readonly<Record<SeasonRefusal, readonly [ErrorCode, string]>> = {
  'no-such-season': ['not-found', noSeason],
  'no-such-agent': ['not-found', 'There is no agent with this id or short name.'],
  'season-closed': ['conflict', 'The season is closed: it stays as it is.'],
  'fixed-after-opening': [
    'conflict',
    'The season is open. Agents entered it on these terms: only its name, description and end change now.',
  ],
  'dates-contradict': ['conflict', 'The season would end before entry does.'],
  'deadline-needed': ['conflict', 'Its schedule, or its versions, depend on when entry ends: say when.'],
  'not-from-here': ['conflict', 'A season cannot go from its state to that one.'],
  'matches-under-way': ['conflict', 'Matches are still being played. Close the season when they are over.'],
  'entry-is-over': [
    'conflict',
    'Entry has ended already, and fewer than two agents are entered: say another time when it ends first.',
  ],
  'not-embargoed': ['conflict', 'Nothing of this season is kept back.'],
  'agent-retired': ['conflict', 'This agent is retired.'],
  'entry-closed': ['conflict', 'The season takes no entries now.'],
  'language-not-played': ['conflict', 'The agent plays none of the languages of this season.'],
  'game-not-played': ['conflict', 'The agent does not play the game of this season.'],
  experiment: ['conflict', 'The season takes no agents with an attack or a defence added.'],
  'not-vouched': [
    'conflict',
    'The season takes only agents that the platform vouches for: vouching of the agent says why it does not.',
  ],
  'flight-check-needed': [
    'conflict',
    'The newest version has to pass a flight check under the ruleset of this season first. Ask for one with ?season= and its short name.',
  ],
  'not-invited': ['conflict', 'This season is by invitation.'],
  'already-entered': ['conflict', 'The agent is entered already.'],
  'already-requested': ['conflict', 'The agent has asked already; its organizer decides.'],
  'entry-refused': ['conflict', 'The organizer has not let this agent in.'],
  disqualified: ['conflict', 'The agent is disqualified from this season.'],
  'not-possible': ['conflict', 'That does not go with how this agent’s entry stands.'],
}

export function seasonRefused(reason: SeasonRefusal): AppError {
  const [code, message] = refusals[reason]
  return new AppError(code, message)
}
