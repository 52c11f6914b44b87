import { listHidden, listReports } from '@wis/db'
import { reportStates } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../../components/link/link.tsx'
import { Pager } from '../../../components/list/pager.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle, Section } from '../../../components/page/titles.tsx'
import { hideAgentWith, hideSpeechWith } from '../../../features/admin/actions.ts'
import { HiddenList } from '../../../features/admin/hidden-list.tsx'
import { ReasonForm } from '../../../features/admin/reason-form.tsx'
import { ReportLine } from '../../../features/admin/report-line.tsx'
import { requireAdmin } from '../../../features/admin/require-admin.ts'
import { addressWith, cursorIn, textIn } from '../../../features/admin/search-form.tsx'
import { database } from '../../../server/database.ts'

const here = '/admin/reports'

export default async function ReportsPage({ searchParams }: PageProps<'/admin/reports'>) {
  await requireAdmin()
  const t = await getTranslations('admin')
  const search = await searchParams
  const state = reportStates.find((known) => known === textIn(search, 'state')) ?? 'open'
  const cursor = cursorIn(search)
  const page = await listReports(database(), { state, cursor })
  return (
    <>
      <PageTitle title={t('nav.reports')}>{t('reports.text')}</PageTitle>
      <p className="flex gap-5 pb-5 text-sm">
        {reportStates.map((other) => (
          <Link
            key={other}
            href={addressWith(here, { state: other })}
            aria-current={other === state ? 'true' : undefined}
            className="underline decoration-rim underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
          >
            {t(`reports.states.${other}`)}
          </Link>
        ))}
      </p>
      {page.items.length === 0 ? (
        <EmptyState title={t('reports.emptyTitle')} text={t('reports.emptyText')} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {page.items.map((report) => (
            <ReportLine key={report.id} report={report} />
          ))}
        </ul>
      )}
      <Pager
        first={cursor && addressWith(here, { state })}
        next={page.nextCursor && addressWith(here, { state, cursor: page.nextCursor })}
        labels={[t('first'), t('next')]}
      />
      <Hidden />
    </>
  )
}

async function Hidden() {
  const t = await getTranslations('admin')
  const hidden = await listHidden(database())
  return (
    <Section id="hidden" title={t('hidden.title')} className="pt-16">
      <p className="max-w-[62ch] pb-4 text-sm text-soft">{t('hidden.text')}</p>
      <HiddenList {...hidden} />
      <div className="divide-y divide-line border-b border-line text-sm">
        <details>
          <summary className="py-3 font-semibold">{t('hidden.hideAgent')}</summary>
          <ReasonForm form="hide-agent" action={hideAgentWith} ask={['agent']} submit={t('hidden.hide')} />
        </details>
        <details>
          <summary className="py-3 font-semibold">{t('hidden.hideSpeech')}</summary>
          <ReasonForm
            form="hide-speech"
            action={hideSpeechWith}
            ask={['match', 'seq']}
            submit={t('hidden.hide')}
          />
        </details>
      </div>
    </Section>
  )
}
