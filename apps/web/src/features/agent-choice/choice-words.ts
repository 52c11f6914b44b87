import type { AgentChoice } from '@wis/db/agents'
import { traitsOf } from '@wis/protocol'
import { getLocale, getTranslations } from 'next-intl/server'
import { visibleString } from '../../components/text/visible-text.ts'
import { agentNameIn } from '../match/agent-name-in.ts'

/** An agent in a list to choose from, in words. */
export interface ChoiceInWords {
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
