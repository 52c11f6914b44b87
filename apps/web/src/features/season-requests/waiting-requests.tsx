import type { WaitingSeasonRequest } from '@wis/db/seasons'
import { seasonRequestLimits } from '@wis/protocol'
import { NextIntlClientProvider, useFormatter, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Section } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { visibleString } from '../../components/text/visible-text.ts'
import { AnswerForm } from './answer-form.tsx'
import { RequestBody } from './request-body.tsx'

interface WaitingRequestsProps {
  readonly requests: readonly WaitingSeasonRequest[]
  readonly children: ReactNode
}

/** The requests that wait for an admin, with a form for each answer. */
export function WaitingRequests({ requests, children }: WaitingRequestsProps) {
  const t = useTranslations('seasonRequests.desk')
  const { seasonRequests } = useMessages()
  return (
    <Section id="requests" title={t('title')} className="pb-14">
      {requests.length === 0 ? (
        <p className="border-y border-line py-3 text-sm text-soft">{t('none')}</p>
      ) : (
        <NextIntlClientProvider messages={{ seasonRequests: { answer: seasonRequests.answer } }}>
          <ul className="divide-y divide-line border-y border-line">
            {requests.map((request) => (
              <RequestLine key={request.id} request={request} />
            ))}
          </ul>
        </NextIntlClientProvider>
      )}
      {children}
    </Section>
  )
}

function RequestLine({ request }: { request: WaitingSeasonRequest }) {
  const t = useTranslations('seasonRequests')
  const { id, asker } = request
  return (
    <li className="grid gap-x-10 gap-y-4 py-5 text-sm md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <div className="min-w-0 space-y-2 break-words">
        <RequestBody request={request} />
        <Asker request={request} />
      </div>
      <div className="min-w-0 space-y-3">
        {asker.role !== 'member' && <p className="text-soft">{t('desk.already')}</p>}
        {(['granted', 'declined'] as const).map((state) => (
          <details key={state} name={`answer-${id}`}>
            <summary className="w-fit underline decoration-rim underline-offset-4">
              {t(`answer.${state}`)}
            </summary>
            <AnswerForm
              id={id}
              state={state}
              name={visibleString(asker.name)}
              most={seasonRequestLimits.answer.most}
            />
          </details>
        ))}
      </div>
    </li>
  )
}

function Asker({ request: { asker, createdAt } }: { request: WaitingSeasonRequest }) {
  const t = useTranslations('seasonRequests')
  const { dateTime } = useFormatter()
  const day = (time: string) => dateTime(new Date(time), { dateStyle: 'medium' })
  return (
    <p className="text-xs text-faint">
      <ForeignText text={asker.name} className="font-semibold" />
      {asker.email !== null && (
        <>
          {' '}
          <ForeignText text={asker.email} />
        </>
      )}{' '}
      · {t('desk.since', { day: day(asker.createdAt) })} · {t('desk.accountAgents', { count: asker.agents })}{' '}
      · {t('own.asked', { day: day(createdAt) })}
    </p>
  )
}
