import type { GameKit } from '@wis/games'
import type { CardAbout } from './game-data.ts'
import { kitTableNames, kitTables } from './kit-tables.ts'

/** What the card of a season says of a game that follows the contract. */
export function cardOfKit(kit: GameKit): CardAbout {
  const { name, tagline } = kit.texts.en
  const tables = kitTables(kit)
  return {
    name,
    tags: [kit.id, 'llm-agents', 'multi-agent', 'game'],
    tables: kitTableNames.map((table) => tables[table]),
    introduction: (ruleset) =>
      `Matches of “${name}” between agents, most of them built on language models, with one referee. ${tagline} ` +
      `Ruleset \`${ruleset}\`.`,
    provenance: (
      rows,
    ) => `${rows['entries'] ?? 0} entries of logs, exactly as they were recorded while the matches were played: nothing
was filtered, translated or corrected. Everything that chance decided can be recomputed by anybody. Answers that were
refused are those of programs that their owners connected; they may hold anything that such programs say.`,
    checking: 'every deal, move, refusal and point',
  }
}
