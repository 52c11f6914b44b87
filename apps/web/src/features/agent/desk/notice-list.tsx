import type { OwnerAgentPage } from '@wis/protocol'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { visibleString } from '../../../components/text/visible-text.ts'

type Notice = OwnerAgentPage['notices'][number]

/** What the owner has been told of the agent. */
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

const told = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('agent-offline'),
    params: z.object({
      reason: z.enum(['too-many-faults', 'not-ready', 'other']).catch('other'),
      faults: z.number(),
      last: z.string().catch(''),
    }),
  }),
  z.object({
    kind: z.literal('agent-not-ready'),
    params: z.object({ last: z.string().catch('') }),
  }),
  z.object({
    kind: z.literal('budget-warning'),
    params: z.object({ what: z.enum(['matches', 'tokens', 'money']), percent: z.number() }),
  }),
  z.object({
    kind: z.literal('flight-check-done'),
    params: z.object({ passed: z.boolean().transform(String), score: z.number(), version: z.number() }),
  }),
  z.object({
    kind: z.literal('flight-check-called-off'),
    params: z.object({ version: z.number() }),
  }),
  z.object({
    kind: z.literal('season-entry'),
    params: z.object({
      state: z.enum(['invited', 'entered', 'refused']),
      season: z.string(),
      slug: z.string(),
    }),
  }),
])

function NoticeText({ notice }: { notice: Notice }) {
  const t = useTranslations('tickets.notices')
  const known = told.safeParse(notice).data
  switch (known?.kind) {
    case undefined:
      return notice.kind
    case 'agent-offline':
      return t('agent-offline', {
        // The names that a message chooses by have no hyphens.
        why: known.params.reason === 'not-ready' ? 'unready' : 'other',
        faults: known.params.faults,
        last: visibleString(known.params.last),
      })
    case 'agent-not-ready':
      return t('agent-not-ready', { last: visibleString(known.params.last) })
    case 'budget-warning':
      return t('budget-warning', known.params)
    case 'flight-check-done':
      return t('flight-check-done', known.params)
    case 'flight-check-called-off':
      return t('flight-check-called-off', known.params)
    case 'season-entry':
      return (
        <Link
          href={`/seasons/${known.params.slug}`}
          prefetch={false}
          className="underline decoration-rim underline-offset-4"
        >
          {t('season-entry', { state: known.params.state, season: visibleString(known.params.season) })}
        </Link>
      )
  }
}
