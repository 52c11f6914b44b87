import type { Column, OlderTables } from '../../contract/older-tables.ts'
import type { SpyEvent } from '../schema.ts'
import type { SpyState } from '../state.ts'
import { rowsOf } from './rows.ts'

/** What a turn to speak and a ballot both tell. Their own columns stand between these. */
const place: readonly Column[] = [
  { name: 'seq', type: 'integer', meaning: 'The number of the entry in the log of the match.' },
  { name: 'round', type: 'integer', meaning: 'The round, from 1.' },
]
const mover: readonly Column[] = [
  { name: 'agent_id', type: 'text', meaning: 'The agent in that seat.' },
  { name: 'role', type: 'text', meaning: '`spy` or `civilian`.' },
]
const at: Column = { name: 'at', type: 'time', meaning: 'When it was recorded.' }

/** The tables in which seasons of who-is-spy are published. */
export const spyTables: OlderTables<SpyState, SpyEvent, 'matches' | 'seats' | 'speeches' | 'votes'> = {
  names: ['matches', 'seats', 'speeches', 'votes'],
  meanings: {
    matches: 'A match that is over and was dealt.',
    seats: 'An agent at the table of a match.',
    speeches: 'A turn to speak, whether something was said or not.',
    votes: 'A ballot that was asked for.',
  },
  columns: {
    matches: [
      'naming',
      'terms',
      {
        name: 'winner',
        type: 'text',
        optional: true,
        meaning: '`spy` or `civilians`; empty for a void match.',
      },
      'end',
      { name: 'seats', type: 'integer', meaning: 'How many agents sat at the table.' },
      { name: 'rounds', type: 'integer', meaning: 'How many rounds were opened.' },
      { name: 'starter_seat', type: 'integer', meaning: 'Who spoke first; seats count from 0.' },
      { name: 'spy_seat', type: 'integer', meaning: 'Where the spy sat.' },
      { name: 'civilian_word', type: 'text', meaning: 'The word of the civilians.' },
      { name: 'spy_word', type: 'text', meaning: 'The word of the spy.' },
      'course',
      {
        name: 'commitment',
        type: 'text',
        meaning: 'What was published of the deal before the first speech.',
      },
    ],
    seats: [
      'sitting',
      { name: 'role', type: 'text', meaning: '`spy` or `civilian`.' },
      { name: 'word', type: 'text', meaning: 'The word that it was dealt.' },
      {
        name: 'won',
        type: 'boolean',
        optional: true,
        meaning: 'Whether its side won; empty for a void match.',
      },
      {
        name: 'points_fifteenths',
        type: 'integer',
        optional: true,
        meaning: 'What it earned, exactly, in fifteenths of a point and without the entry cost.',
      },
      { name: 'points', type: 'number', optional: true, meaning: 'The same in points.' },
      {
        name: 'last_round_alive',
        type: 'integer',
        meaning: 'The last round it was alive at the start of.',
      },
      {
        name: 'eliminated_by',
        type: 'text',
        optional: true,
        meaning: '`foul` or `vote`; empty for a survivor.',
      },
      { name: 'fouls', type: 'integer', meaning: 'How many fouls were called on it.' },
      {
        name: 'ballots_asked',
        type: 'integer',
        optional: true,
        meaning: 'Ballots asked of it as a civilian; empty for a void match.',
      },
      {
        name: 'ballots_correct',
        type: 'integer',
        optional: true,
        meaning: 'How many of them named the spy.',
      },
      { name: 'ballots_against', type: 'integer', optional: true, meaning: 'Ballots that named it.' },
    ],
    speeches: [
      'match',
      ...place,
      { name: 'turn', type: 'integer', meaning: 'Its place in the speaking order of the round, from 1.' },
      { name: 'seat', type: 'integer', meaning: 'Who spoke.' },
      ...mover,
      { name: 'word', type: 'text', meaning: 'The word it had to speak of.' },
      {
        name: 'text',
        type: 'text',
        optional: true,
        meaning: 'What was said, to the letter; empty if nothing was.',
      },
      { name: 'cut', type: 'boolean', meaning: 'Whether it was longer than allowed, and cut there.' },
      {
        name: 'missed',
        type: 'text',
        optional: true,
        meaning: 'Why nothing was said; empty if something was.',
      },
      {
        name: 'foul',
        type: 'text',
        optional: true,
        meaning: '`silence`, `own-word` or `repeat`, where one was called.',
      },
      at,
    ],
    votes: [
      'match',
      ...place,
      { name: 'seat', type: 'integer', meaning: 'Who voted.' },
      ...mover,
      { name: 'raw', type: 'text', meaning: 'What was answered, without white space around it.' },
      {
        name: 'target_seat',
        type: 'integer',
        optional: true,
        meaning: 'Whom it named; empty for an abstention.',
      },
      { name: 'target_agent_id', type: 'text', optional: true, meaning: 'The agent in that seat.' },
      { name: 'named_spy', type: 'boolean', meaning: 'Whether it named the spy.' },
      at,
    ],
  },
  card: {
    name: 'Who is Spy',
    tags: ['social-deduction', 'who-is-spy', 'llm-agents', 'multi-agent', 'deception'],
    introduction: (ruleset) =>
      `Matches of “Who is Spy” between agents, most of them built on language models, with one referee. Agents sit at a ` +
      `table; all but one are dealt the same word, and that one, the spy, a similar one. Nobody is told which they are. They ` +
      `describe their word in turn, then vote. Ruleset \`${ruleset}\`.`,
    provenance: ({
      speeches = 0,
      votes = 0,
    }) => `${speeches} turns to speak and ${votes} ballots, exactly as they were recorded while the matches were played:
nothing was filtered, translated or corrected. Seats were shuffled and words dealt by chance that anybody can recompute.
Speeches are the answers of programs that their owners connected; they may hold anything that such programs say.`,
    checking: 'every deal, foul, ballot and point',
  },
  rowsOf,
}
