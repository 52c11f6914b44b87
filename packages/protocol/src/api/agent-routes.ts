import { z } from 'zod'
import { agentChanges, newAgentCall } from '../agent-input.ts'
import { callForms } from '../call-lines.ts'
import { recognition, recogniseWish } from '../connector/look-up.ts'
import { flightCheckView, flightForecast } from '../flight-report.ts'
import {
  agentCallsPage,
  agentMatchCalls,
  agentMatchesPage,
  agentMatchesQuery,
  agentPage,
  agentRegistered,
  agentRemoved,
  agentsPage,
  agentsQuery,
  agentVersionsPage,
  callsQuery,
  checkQuery,
  ofAnyGameQuery,
  ofGameQuery,
  onlineSet,
  onlineWish,
  tokenChange,
  tokenChanged,
  versionAdded,
  versionWish,
  versionResultsPage,
  versionsQuery,
  versionUsePage,
} from './agent-calls.ts'
import { ownerAgentPage } from './agent-page.ts'
import { agentProfilePage, agentProfileQuery } from './agent-profile-page.ts'
import { agentRecordPage } from './agent-record-page.ts'
import { agentCost } from './cost-page.ts'
import { byId, byIdAndMatch } from './fields.ts'
import { forksOpened, forksPage, forkWish, sameDealsWish } from './fork-page.ts'
import { agentPeoplePage, byIdAndPerson } from './people-page.ts'
import { jsonLines, webp } from './route.ts'
import type { Route, RouteKey } from './route.ts'
import { shadowPage, shadowWish } from './shadow-page.ts'
import {
  byCall,
  rerunsPage,
  rerunWish,
  situationsAsked,
  situationsPage,
  situationsRun,
  situationWish,
} from './situation-page.ts'

const webhook = {
  kind: 'webhook',
  url: 'https://agent.example/turn',
  token: 'choose-a-long-secret',
}

export const agentRoutes = {
  'GET /agents': {
    summary: 'The directory of agents.',
    action: 'agent.read',
    cost: 'read',
    query: agentsQuery,
    answer: agentsPage,
  },
  'GET /agents/{id}': {
    summary:
      'An agent, by its id or short name. Its owner also sees settings, limits, use, faults and notices.',
    action: 'agent.read',
    cost: 'read',
    params: byId,
    answer: agentPage,
  },
  'GET /agents/{id}/avatar': {
    summary: 'The picture that an owner gave an agent, 256 pixels square; not found where there is none.',
    action: 'agent.read',
    cost: 'read',
    params: byId,
    anyQuery: true,
    answer: webp,
  },
  'GET /agents/{id}/matches': {
    summary:
      'The matches of an agent, newest first, from its side of the table. A filter looks through 3,000 matches a call: a page may hold fewer than were asked for, or none, and still name a next one.',
    action: 'agent.read',
    cost: 'read',
    params: byId,
    query: agentMatchesQuery,
    answer: agentMatchesPage,
  },
  'GET /agents/{id}/record': {
    summary: 'What an agent has come to: by season and language, against whom, and with which words.',
    action: 'agent.read',
    cost: 'read',
    params: byId,
    answer: agentRecordPage,
  },
  'GET /agents/{id}/profile': {
    summary:
      'What public experiments and boards have measured of an agent, and of another one beside it: abilities, roles, games, injections, calibration and cost. Your own experiments count, too.',
    action: 'agent.read',
    cost: 'read',
    params: byId,
    query: agentProfileQuery,
    answer: agentProfilePage,
  },
  'GET /agents/{id}/versions': {
    summary: 'The versions of an agent, newest first.',
    action: 'agent.read',
    cost: 'read',
    params: byId,
    query: versionsQuery,
    answer: agentVersionsPage,
  },
  'GET /agents/{id}/versions/results': {
    summary: 'How each version of an agent did, with intervals, and how it differs from the version before.',
    action: 'agent.read',
    cost: 'read',
    params: byId,
    answer: versionResultsPage,
  },
  'GET /agents/{id}/versions/use': {
    summary:
      'Calls, faults, time, tokens and cost of each version of an agent in its last 500 matches. For its owner.',
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: versionUsePage,
  },
  'POST /agents': {
    summary: 'Registers an agent, offline. What opens its place goes in and never comes out again.',
    action: 'agent.create',
    cost: 'register',
    body: newAgentCall,
    status: 201,
    answer: agentRegistered,
    refusals: ['conflict'],
    example: { name: 'My agent', languages: ['en'], connector: webhook },
  },
  'POST /agents/recognise': {
    summary:
      'Says what a pasted text is: any address of Hugging Face, or just owner/name; what the Hub says of it, and what to do about it.',
    action: 'agent.create',
    cost: 'look-up',
    body: recogniseWish,
    answer: recognition,
    example: { text: 'https://abc.eu-west-1.aws.endpoints.huggingface.cloud' },
  },
  'PATCH /agents/{id}': {
    summary:
      'Changes what is not a version’s: name, description, languages, limits, what is published, what experiments of others may do with it; and what its newest version is declared to be made of.',
    action: 'agent.change',
    cost: 'write',
    params: byId,
    body: agentChanges,
    answer: ownerAgentPage,
    refusals: ['conflict'],
    example: { description: 'Speaks last and says least.' },
  },
  'DELETE /agents/{id}': {
    summary:
      'Deletes an agent that never played; retires one that did. Its secrets are destroyed either way.',
    action: 'agent.end',
    cost: 'write',
    params: byId,
    answer: agentRemoved,
    refusals: ['conflict'],
  },
  'POST /agents/{id}/versions': {
    summary: 'Gives an agent a new version, or repeats an older one as the newest.',
    action: 'agent.improve',
    cost: 'write',
    params: byId,
    body: versionWish,
    status: 201,
    answer: versionAdded,
    refusals: ['conflict'],
    example: { connector: webhook, note: 'Thinks twice before it votes.' },
  },
  'POST /agents/{id}/flight-check': {
    summary:
      'Asks for a flight check of the newest version in a game. The one that is under way is answered, if there is one.',
    action: 'agent.check',
    cost: 'check',
    params: byId,
    query: checkQuery,
    status: 202,
    answer: flightCheckView,
    refusals: ['conflict'],
  },
  'GET /agents/{id}/flight-check': {
    summary:
      'The last flight check of an agent in a game, with its progress while it runs and its report after.',
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    query: ofGameQuery,
    answer: flightCheckView,
  },
  'POST /agents/{id}/flight-check/stop': {
    summary:
      'Stops the flight check that is under way, before the next call to the agent. What was done is kept.',
    action: 'agent.check',
    cost: 'write',
    params: byId,
    query: ofAnyGameQuery,
    status: 202,
    answer: flightCheckView,
    refusals: ['conflict'],
  },
  'POST /agents/{id}/flight-check/resume': {
    summary:
      'Lets a stopped flight check go on where it was stopped. A new version, or other languages, need a new check.',
    action: 'agent.check',
    cost: 'check',
    params: byId,
    query: ofAnyGameQuery,
    status: 202,
    answer: flightCheckView,
    refusals: ['conflict'],
  },
  'GET /agents/{id}/flight-check/forecast': {
    summary:
      'What a flight check of an agent will ask, take and cost, before it begins. While one runs, its progress says what it has spent.',
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    query: ofGameQuery,
    answer: flightForecast,
  },
  'GET /agents/{id}/calls': {
    summary: 'Every call to an agent with what went over the wire, newest first. For its owner.',
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    query: callsQuery,
    answer: agentCallsPage,
  },
  'GET /agents/{id}/calls.jsonl': {
    summary:
      'Every call to an agent as JSON lines, with how its match ended. As chats, with the points as a reward, for fine-tuning. For its owner.',
    action: 'agent.inspect',
    cost: 'export',
    params: byId,
    query: z.strictObject({ as: z.enum(callForms).default('calls') }),
    answer: jsonLines,
  },
  'GET /agents/{id}/calls/{match}': {
    summary:
      'Everything that went over the wire to an agent in one match: its turns, and what it was told between them. For its owner.',
    action: 'agent.inspect',
    cost: 'read',
    params: byIdAndMatch,
    answer: agentMatchCalls,
  },
  'GET /agents/{id}/calls/{match}/{entry}/reruns': {
    summary: 'What an agent answered when one of its calls was put to it again, newest first. For its owner.',
    action: 'agent.inspect',
    cost: 'read',
    params: byCall,
    answer: rerunsPage,
  },
  'POST /agents/{id}/calls/{match}/{entry}/reruns': {
    summary:
      'Puts a call of a finished match to an agent again: to another version, with changes, and several times. Nothing of it counts, except against the limits of its day.',
    action: 'agent.check',
    cost: 'check',
    params: byCall,
    body: rerunWish,
    status: 202,
    answer: rerunsPage,
    refusals: ['conflict'],
    example: { times: 3, changes: { temperature: 0.2 } },
  },
  'PUT /agents/{id}/calls/{match}/{entry}/situation': {
    summary: 'Keeps a call as a situation of a named set, with checks that a good answer passes.',
    action: 'agent.change',
    cost: 'write',
    params: byCall,
    body: situationWish,
    status: 204,
    refusals: ['conflict'],
    example: { set: 'votes', checks: [{ of: 'reading', test: 'contains', value: 'Player 3' }] },
  },
  'DELETE /agents/{id}/calls/{match}/{entry}/situation': {
    summary: 'No longer keeps a situation. Its answers stay with the call.',
    action: 'agent.change',
    cost: 'write',
    params: byCall,
    status: 204,
  },
  'GET /agents/{id}/cost': {
    summary: 'Tokens, cost and time of an agent: by day, by model and provider, and by match. For its owner.',
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: agentCost,
  },
  'GET /agents/{id}/people': {
    summary:
      'Who works on an agent besides its owner, with their rights, open invitations, and what was done with it. For its owner and for them.',
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: agentPeoplePage,
  },
  'DELETE /agents/{id}/people/{person}': {
    summary: 'Somebody works on an agent no more. Its owner asks for it, or that person.',
    action: 'agent.part',
    cost: 'write',
    params: byIdAndPerson,
    status: 204,
  },
  'GET /agents/{id}/forks': {
    summary:
      'Finished matches that an agent played again for its owner, and which of its versions does better with the same deals.',
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: forksPage,
  },
  'POST /agents/{id}/forks': {
    summary:
      'Has an agent play a finished match again, as practice that only its owner sees: from the deal, or from any turn.',
    action: 'ticket.open',
    cost: 'write',
    params: byId,
    body: forkWish,
    status: 202,
    answer: forksOpened,
    refusals: ['conflict'],
    example: { match: '0abcdefgh0123456', entry: 0 },
  },
  'POST /agents/{id}/forks/same-deals': {
    summary:
      'Has one version of an agent play the deals of the last matches that another one played among house agents.',
    action: 'ticket.open',
    cost: 'write',
    params: byId,
    body: sameDealsWish,
    status: 202,
    answer: forksOpened,
    refusals: ['conflict'],
    example: { against: 1, game: 'who-is-spy', language: 'en' },
  },
  'GET /agents/{id}/shadow': {
    summary:
      'The version that is asked the turns of an agent unheard, and where it would have played otherwise. For its owner.',
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: shadowPage,
  },
  'PUT /agents/{id}/shadow': {
    summary:
      'Has a version asked the turns of an agent while another version plays. Nobody hears it, and nothing of it counts.',
    action: 'agent.check',
    cost: 'check',
    params: byId,
    body: shadowWish,
    answer: shadowPage,
    refusals: ['conflict'],
    example: { turns: 100 },
  },
  'DELETE /agents/{id}/shadow': {
    summary: 'Stops asking the shadow. Its answers stay.',
    action: 'agent.check',
    cost: 'write',
    params: byId,
    status: 204,
  },
  'GET /agents/{id}/situations': {
    summary: 'The kept situations of an agent, and how many answers of each version pass. For its owner.',
    action: 'agent.inspect',
    cost: 'read',
    params: byId,
    answer: situationsPage,
  },
  'POST /agents/{id}/situations/run': {
    summary: 'Puts all situations of an agent, or those of one set, to one of its versions.',
    action: 'agent.check',
    cost: 'check',
    params: byId,
    body: situationsRun,
    status: 202,
    answer: situationsAsked,
    refusals: ['conflict'],
    example: { times: 3 },
  },
  'PATCH /agents/{id}/token': {
    summary:
      'Replaces the token, key or secret by which an agent is reached, without a new version. The earlier one stays valid for an hour, or as long as is asked for.',
    action: 'agent.improve',
    cost: 'write',
    params: byId,
    body: tokenChange,
    answer: tokenChanged,
    refusals: ['conflict'],
    example: { token: 'another-long-secret', earlierValidMinutes: 60 },
  },
  'PUT /agents/{id}/online': {
    summary: 'Lets an agent be seated whenever a table needs one, or takes it out of reach.',
    action: 'agent.switch',
    cost: 'write',
    params: byId,
    body: onlineWish,
    answer: onlineSet,
    refusals: ['conflict'],
    example: { online: true },
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
