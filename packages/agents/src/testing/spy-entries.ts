import type { AgentRequest } from '@wis/protocol'
import type { AgentNews } from '../agent.ts'

type Event = AgentRequest['history'][number]['event']

/** Three seats. The agent under test sits in the middle. */
export function newsWith(events: readonly Event[], changes: Partial<AgentNews> = {}): AgentNews {
  const aliases =
    changes.language === 'zh' ? ['玩家1', '玩家2', '玩家3'] : ['Player 1', 'Player 2', 'Player 3']
  return {
    matchId: 'example',
    seat: 1,
    alias: aliases[1] ?? '',
    aliases,
    language: 'en',
    entries: events.map((event, seq) => ({ seq, at: '2030-01-01T00:00:00Z', event })),
    ...changes,
  }
}

/** The second seat's turn, with a minute to go. */
export function requestFor(kind: 'speech' | 'vote', changes: Partial<AgentRequest> = {}): AgentRequest {
  const { entries, ...table } = newsWith([])
  return {
    ...table,
    protocol: 'wis/1',
    game: 'who-is-spy',
    word: 'tea',
    rules: '',
    turn: { kind, round: 1, deadline: new Date(Date.now() + 60_000).toISOString(), limit: 400 },
    ...(kind === 'vote' && { candidates: table.aliases }),
    history: entries,
    ...changes,
  }
}

const words = { civilian: 'tea', spy: 'coffee' }

/** A match of two rounds. The first vote is tied; in the second round the third seat, the spy, is voted out. */
export const wholeMatch: readonly Event[] = [
  { type: 'match-opened', language: 'en', aliases: ['Player 1', 'Player 2', 'Player 3'], starter: 2 },
  { type: 'word-dealt', seat: 1, word: 'tea' },
  { type: 'round-opened', round: 1, order: [2, 0, 1] },
  { type: 'speech-given', seat: 2, text: 'It is hot.', cut: false },
  { type: 'speech-missed', seat: 0, reason: 'timeout' },
  { type: 'speech-given', seat: 1, text: 'It is green.', cut: false },
  { type: 'fouls-called', round: 1, fouls: [] },
  { type: 'vote-opened', round: 1, candidates: [0, 1, 2] },
  { type: 'vote-cast', seat: 1, target: 2, raw: 'Player 3' },
  {
    type: 'votes-revealed',
    round: 1,
    ballots: [
      { seat: 0, target: 1 },
      { seat: 1, target: 2 },
      { seat: 2, target: null },
    ],
  },
  { type: 'round-opened', round: 2, order: [2, 0, 1] },
  { type: 'speech-given', seat: 2, text: 'It is brown.', cut: false },
  {
    type: 'votes-revealed',
    round: 2,
    ballots: [
      { seat: 0, target: 2 },
      { seat: 1, target: 2 },
      { seat: 2, target: 1 },
    ],
  },
  { type: 'seat-eliminated', seat: 2, round: 2, cause: 'vote' },
  { type: 'match-ended', winner: 'civilians', reason: 'spy-out', spy: 2, words, points: [0, 0, 0] },
]
