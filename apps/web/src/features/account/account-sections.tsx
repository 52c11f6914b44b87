import type { AccountNotice, User } from '@wis/db/accounts'
import { accountNotices } from '@wis/db/accounts'
import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { Section } from '../../components/page/titles.tsx'
import { DayAndTime } from '../../components/text/day-and-time.tsx'
import { noticeWords } from '../../i18n/notice-words.ts'
import { database } from '../../server/database.ts'
import { DeleteAccountForm } from './account-forms.tsx'

/** A plain link, because it leads to an answer of the API, which the router cannot open. */
const exportAddress = '/api/v1/me/export'

export function OwnData({ user }: { user: User }) {
  const t = useTranslations('account.data')
  return (
    <Section id="data" title={t('title')}>
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('text')}</p>
      <a href={exportAddress} download className={buttonStyle.quiet}>
        {t('download')}
      </a>
      <details className="pt-8">
        <summary className="text-sm underline decoration-rim underline-offset-4">{t('delete')}</summary>
        <DeleteAccountForm name={user.name} hasPassword={user.hasPassword} />
      </details>
    </Section>
  )
}

/** A user's notices that concern none of the user's agents; nothing if there are none. */
export async function OwnNotices({ userId }: { userId: string }) {
  const t = await getTranslations('account.notices')
  const notices = await accountNotices(database(), userId)
  if (notices.length === 0) return null
  return (
    <Section id="notices" title={t('title')}>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {notices.map((notice) => (
          <li key={notice.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <NoticeText notice={notice} />
            <DayAndTime at={notice.createdAt} className="figures text-xs text-faint" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

async function NoticeText({ notice }: { notice: AccountNotice }) {
  const words = noticeWords(await getTranslations('tickets.notices'), await getLocale(), notice)
  if (words?.href === undefined) return <span className="min-w-0">{words?.text ?? notice.kind}</span>
  return (
    <Link href={words.href} className="min-w-0 break-words underline decoration-rim underline-offset-4">
      {words.text}
    </Link>
  )
}
