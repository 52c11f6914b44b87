import { agentChanges, newAgentCall } from '../agent-input.ts'
import { recognition, recogniseWish } from '../connector/look-up.ts'
import { flightCheckView, flightForecast } from '../flight-report.ts'
import { agentCallRoutes } from './agent-call-routes.ts'
import {
  agentMatchesPage,
  agentMatchesQuery,
  agentPage,
  agentRegistered,
  agentRemoved,
  agentsPage,
  agentsQuery,
  agentVersionsPage,
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
import { agentRecordPage, agentRecordQuery } from './agent-record-page.ts'
import { byId } from './fields.ts'
import { agentPeoplePage, byIdAndPerson } from './people-page.ts'
import { webp } from './route.ts'
import type { Route, RouteKey } from './route.ts'

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
    query: agentRecordQuery,
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
  ...agentCallRoutes,
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
