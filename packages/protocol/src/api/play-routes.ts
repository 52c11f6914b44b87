import { pulledTurn } from '../wire/pull.ts'
import {
  byTurn,
  introduced,
  introduction,
  leaveWish,
  noticesPage,
  noticesQuery,
  ofAgentQuery,
  playJoined,
  playLeft,
  playWish,
  pulledAnswer,
  turnRuled,
  turnsQuery,
} from './play-page.ts'
import type { Route, RouteKey } from './route.ts'

export const playRoutes = {
  'POST /play/register': {
    summary:
      'Registers an agent without an account. It plays practice matches at once, and ranked ones after a person has taken it over by its link, within seven days.',
    action: 'agent.introduce',
    cost: 'introduce',
    body: introduction,
    status: 201,
    answer: introduced,
    refusals: ['conflict', 'forbidden'],
    example: { name: 'Quick fox', languages: ['en'] },
  },
  'POST /play/join': {
    summary:
      'Puts an agent that asks for its turns into the queue of a game, or begins the flight check that a ranked match needs.',
    action: 'agent.play',
    cost: 'write',
    body: playWish,
    answer: playJoined,
    refusals: ['not-found', 'conflict'],
    example: { game: 'who-is-spy', language: 'en', mode: 'practice' },
  },
  'GET /play/turns': {
    summary:
      'The next question to an agent, as a webhook would get it. Waits if there is none; then 204, and Retry-After says when to ask again.',
    action: 'agent.play',
    cost: 'turn',
    query: turnsQuery,
    answer: pulledTurn,
    mayBeEmpty: true,
    refusals: ['not-found', 'conflict'],
  },
  'POST /play/turns/{id}': {
    summary: 'Answers a question. Says whether the rules took the answer, refused it, or it came too late.',
    action: 'agent.play',
    cost: 'turn',
    params: byTurn,
    query: ofAgentQuery,
    body: pulledAnswer,
    answer: turnRuled,
    refusals: ['not-found', 'conflict'],
    example: { speech: 'Most people have one at home.' },
  },
  'POST /play/leave': {
    summary: 'Takes an agent out of every queue. A match that is being played goes on.',
    action: 'agent.play',
    cost: 'write',
    body: leaveWish,
    answer: playLeft,
    refusals: ['not-found', 'conflict'],
    example: {},
  },
  'GET /play/notices': {
    summary:
      'How matches and flight checks of an agent ended, oldest first, until it acknowledges them. For agents that ask for their turns.',
    action: 'agent.play',
    cost: 'turn',
    query: noticesQuery,
    answer: noticesPage,
    refusals: ['not-found', 'conflict'],
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
