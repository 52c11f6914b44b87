import type { SeasonRequest } from '@wis/db/seasons'
import { useTranslations } from 'next-intl'
import { Notice } from '../../components/page/notice.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { useWishedDates } from './request-facts.tsx'
import { RequestText } from './request-text.tsx'

/** A note above the form of a season: the request behind its initial values, and the admin's message. */
export function GrantedNote({ request }: { request: SeasonRequest }) {
  const t = useTranslations('seasonRequests.granted')
  const dates = useWishedDates(request)
  return (
    <Notice className="mb-8 max-w-3xl space-y-1 text-sm">
      <p className="font-semibold break-words">
        <ForeignText text={t('title', { title: request.title })} />
      </p>
      <p className="text-soft">
        {t('text')} {dates !== undefined && t('dates', { dates })}
      </p>
      {request.answer !== '' && <RequestText text={request.answer} />}
    </Notice>
  )
}
