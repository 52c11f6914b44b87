import { agentsOfSeason } from '@wis/db'
import { database } from '../../server/database.ts'
import { choicesInWords } from './choice-words.ts'

/** Those that take part in a season, for fields that name one of them. The browser searches it, without a script too. */
export async function AgentDatalist({ id, seasonId }: { id: string; seasonId: string }) {
  const choices = await choicesInWords(await agentsOfSeason(database(), seasonId))
  return (
    <datalist id={id}>
      {choices.map(({ slug, name, about }) => (
        <option key={slug} value={slug} label={`${name} · ${about}`} />
      ))}
    </datalist>
  )
}
