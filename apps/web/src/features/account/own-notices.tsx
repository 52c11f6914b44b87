import { accountNotices } from '@wis/db/accounts'
import type { AccountNotice } from '@wis/db/accounts'
import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { DayAndTime } from '../../components/text/day-and-time.tsx'
import { noticeWords } from '../../i18n/notice-words.ts'
import { database } from '../../server/database.ts'

/** A user's notices that concern none of the user's agents; nothing if there are none. */
export async function OwnNotices({ userId }: { userId: string }) {
  const t = await getTranslations('account.notices')
  const notices = await accountNotices(database(), userId)
  if (notices.length === 0) return null
  return (
    <section aria-labelledby="notices" className="pt-16">
      <SectionTitle id="notices" title={t('title')} />
      <ul className="divide-y divide-line border-y border-line text-sm">
        {notices.map((notice) => (
          <li key={notice.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <NoticeText notice={notice} />
            <DayAndTime at={notice.createdAt} className="figures text-xs text-faint" />
          </li>
        ))}
      </ul>
    </section>
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
