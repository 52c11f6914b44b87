import type { NewNotice } from '@wis/db/follows'
import { getLocale, getTranslations } from 'next-intl/server'
import { visibleString } from '../../components/text/visible-text.ts'
import { noticeWords } from '../../i18n/notice-words.ts'
import { agentNameIn } from '../match/agent-name-in.ts'

export interface ToldNotice {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly href: string
  readonly at: string
}

/** Notices in the reader's language. Those that this server does not know are left out. */
export async function toldNotices(notices: readonly NewNotice[]): Promise<readonly ToldNotice[]> {
  const [t, locale] = [await getTranslations('tickets.notices'), await getLocale()]
  const about = await getTranslations('following')
  return notices.flatMap(({ id, agent, createdAt, ...notice }) => {
    const words = noticeWords(t, locale, notice)
    if (!words) return []
    return {
      id,
      title: agent ? visibleString(agentNameIn(locale, agent)) : about('notice'),
      text: words.text,
      href: words.href ?? (agent ? `/agents/${agent.slug}` : '/account'),
      at: createdAt.toISOString(),
    }
  })
}
