import { mostLettersADay } from '@wis/db/accounts'
import type { ClaimedLetter } from '@wis/db/accounts'
import { createTranslator } from 'next-intl'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { visibleString } from '../../components/text/visible-text.ts'
import { noticeWords } from '../../i18n/notice-words.ts'
import type { Letter } from './mailer.ts'

const catalogs = { en, zh }

type Reader = NonNullable<ClaimedLetter['reader']>

/** A notice as a letter, in its reader's language; undefined for a notice that this server does not know. */
export function noticeLetter(claimed: ClaimedLetter, publicUrl: string): Letter | undefined {
  const { reader, id } = claimed
  if (!reader) return undefined
  const { subject, text } = wordsOf(claimed, reader, publicUrl) ?? {}
  if (subject === undefined || text === undefined) return undefined
  const { hostname } = new URL(publicUrl)
  return {
    to: reader.email,
    subject,
    text,
    messageId: `<${id}@${hostname}>`,
    headers: {
      // RFC 8058: a mail program ends these letters with one POST, without asking its reader to sign in.
      'List-Unsubscribe': `<${endingPage(claimed, reader, publicUrl)}/end>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}

const endingPage = ({ kind }: ClaimedLetter, { secret }: Reader, publicUrl: string) =>
  `${publicUrl}/account/letters/${secret}/${kind}`

function wordsOf(claimed: ClaimedLetter, reader: Reader, publicUrl: string) {
  const { kind, notice, agent, isLast } = claimed
  const translator = { locale: reader.language, messages: catalogs[reader.language] }
  const t = createTranslator({ ...translator, namespace: 'account' })
  const site = new URL(publicUrl).host
  const about = { site, kind: t(`byMail.kinds.${kind}`), end: endingPage(claimed, reader, publicUrl) }
  if (isLast) {
    const more = { ...about, most: mostLettersADay, link: `${publicUrl}/account` }
    return { subject: t('letters.more.subject', { site }), text: t('letters.more.text', more) }
  }
  const said = createTranslator({ ...translator, namespace: 'tickets.notices' })
  const words = noticeWords(said, reader.language, notice)
  if (!words) return undefined
  const href = words.href ?? (agent ? `/agents/${agent.slug}` : '/account')
  return {
    subject: t(`letters.notice.subjects.${words.kind}`, { agent: visibleString(agent?.name ?? '') }),
    text: t('letters.notice.text', { ...about, said: words.text, link: `${publicUrl}${href}` }),
  }
}
