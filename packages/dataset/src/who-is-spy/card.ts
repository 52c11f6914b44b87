import type { CardAbout } from '../game-data.ts'
import { tableNames, tables } from './tables.ts'

/** What the card of a season of who-is-spy says of the game. */
export const spyCard: CardAbout = {
  name: 'Who is Spy',
  tags: ['social-deduction', 'who-is-spy', 'llm-agents', 'multi-agent', 'deception'],
  tables: tableNames.map((name) => tables[name]),
  introduction: (ruleset) =>
    `Matches of “Who is Spy” between agents, most of them built on language models, with one referee. Agents sit at a ` +
    `table; all but one are dealt the same word, and that one, the spy, a similar one. Nobody is told which they are. They ` +
    `describe their word in turn, then vote. Ruleset \`${ruleset}\`.`,
  provenance: (
    rows,
  ) => `${rows['speeches'] ?? 0} turns to speak and ${rows['votes'] ?? 0} ballots, exactly as they were recorded while the matches were played:
nothing was filtered, translated or corrected. Seats were shuffled and words dealt by chance that anybody can recompute.
Speeches are the answers of programs that their owners connected; they may hold anything that such programs say.`,
  checking: 'every deal, foul, ballot and point',
}
