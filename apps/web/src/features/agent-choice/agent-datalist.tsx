import { agentsOfSeason } from '@wis/db/agents'
import { database } from '../../server/database.ts'
import { choicesInWords } from './agents-to-choose.ts'

/** The agents of a season, for fields that name one of them. The browser searches the list, even without a script. */
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
