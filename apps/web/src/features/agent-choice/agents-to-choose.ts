import { agentsToInvite } from '@wis/db/agents'
import type { AgentChoice } from '@wis/db/agents'
import { traitsOf } from '@wis/protocol'
import { getLocale, getTranslations } from 'next-intl/server'
import { visibleString } from '../../components/text/visible-text.ts'
import { database } from '../../server/database.ts'
import { agentNameIn } from '../match/agent-name-in.ts'

export interface AgentsToChoose {
  readonly q: string
  readonly chosen: readonly string[]
  /** The chosen agents come first. */
  readonly choices: readonly ChoiceInWords[]
}

interface Wanted {
  readonly q: string
  readonly chosen: readonly string[]
  readonly languages: readonly string[]
  readonly game: string
  readonly seasonId?: string
}

const shown = 30
const mostChosen = 100
const mostSearched = 64

/** The search results among the agents that can be invited, below the chosen ones. */
export async function agentsToChoose({ q, chosen, ...wanted }: Wanted): Promise<AgentsToChoose> {
  const query = { ...wanted, q: q.slice(0, mostSearched), chosen: chosen.slice(0, mostChosen), limit: shown }
  return {
    q: query.q,
    chosen: query.chosen,
    choices: await choicesInWords(await agentsToInvite(database(), query)),
  }
}

/** An agent in a list to choose from, in words. */
interface ChoiceInWords {
  readonly slug: string
  readonly name: string
  /** Its owner, its languages and whether it is online. */
  readonly about: string
}

export async function choicesInWords(choices: readonly AgentChoice[]): Promise<readonly ChoiceInWords[]> {
  const locale = await getLocale()
  const t = await getTranslations('agents')
  const tMatch = await getTranslations('match.languages')
  const ownerOf = ({ kind, owner }: AgentChoice) =>
    traitsOf(kind).hasOwner ? (owner === null ? t('noOwner') : visibleString(owner)) : t('house')
  return choices.map((choice) => {
    const languages = choice.languages.map((language) => tMatch(language === 'zh' ? 'zh' : 'en')).join(', ')
    return {
      slug: choice.slug,
      name: visibleString(agentNameIn(locale, choice)),
      about: [ownerOf(choice), languages, t(choice.online ? 'online' : 'offline')].join(' · '),
    }
  })
}
