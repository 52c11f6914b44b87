import type { OwnerAgentPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { noticeWords } from '../../../i18n/notice-words.ts'

type Notice = OwnerAgentPage['notices'][number]

/** The owner's notices about the agent. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const t = useTranslations('agent.desk.notices')
  return (
    <div>
      <h3 className="pb-2 font-semibold">{t('title')}</h3>
      {notices.length === 0 ? (
        <p className="border-t border-line py-2 text-sm text-faint">{t('none')}</p>
      ) : (
        <ul
          className="max-h-96 overflow-y-auto border-t border-line text-sm"
          tabIndex={0}
          aria-label={t('title')}
        >
          {notices.map((notice) => (
            <li key={notice.id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
              <span className="min-w-0">
                <NoticeText notice={notice} />
              </span>
              <DayAndTime at={notice.createdAt} className="figures text-xs text-faint" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NoticeText({ notice }: { notice: Notice }) {
  const words = noticeWords(useTranslations('tickets.notices'), useLocale(), notice)
  if (!words) return notice.kind
  if (words.href === undefined) return words.text
  return (
    <Link href={words.href} className="underline decoration-rim underline-offset-4">
      {words.text}
    </Link>
  )
}
