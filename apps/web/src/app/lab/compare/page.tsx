import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { FilterText } from '../../../components/form/filter-field.tsx'
import { Link } from '../../../components/link/link.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { experimentSeen } from '../../../features/lab/experiment-seen.ts'
import { SideBySide } from '../../../features/lab/side-by-side.tsx'
import type { Side } from '../../../features/lab/side-by-side.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lab.compare')
  return { title: t('title'), description: t('text') }
}

export default async function CompareReportsPage({ searchParams }: PageProps<'/lab/compare'>) {
  const t = await getTranslations('lab.compare')
  const { a, b } = await searchParams
  const wanted = [a, b].map(reportIn)
  const [first, second] = await Promise.all(wanted.map(sideOf))
  const isAsked = wanted.every((one) => one.id !== '')
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <form className="grid max-w-3xl items-end gap-4 pb-10 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <FilterText name="a" label={t('a')} value={wanted[0]?.id ?? ''} hint={t('hint')} most={200} />
        <FilterText name="b" label={t('b')} value={wanted[1]?.id ?? ''} hint={t('hint')} most={200} />
        <button className={`${buttonStyle.quiet} h-10!`}>{t('submit')}</button>
      </form>
      {first && second ? (
        <SideBySide sides={[first, second]} />
      ) : (
        <EmptyState
          title={t(isAsked ? 'missing' : 'empty')}
          text={t('emptyText')}
          action={
            <Link href="/lab#reports" className={buttonStyle.quiet}>
              {t('find')}
            </Link>
          }
        />
      )}
    </>
  )
}

interface Wanted {
  readonly id: string
  readonly share: string | undefined
}

/** The id of a report, given alone or within its address. */
function reportIn(value: string | string[] | undefined): Wanted {
  const text = typeof value === 'string' ? value.trim() : ''
  const id = /(?:^|\/lab\/)([\w-]{1,64})(?:$|\?)/.exec(text)?.[1] ?? ''
  return { id, share: /[?&]share=([0-9a-f]{32})/.exec(text)?.[1] }
}

async function sideOf({ id, share }: Wanted): Promise<Side | undefined> {
  const seen = id === '' ? undefined : await experimentSeen(id, share)
  return seen?.report && { id, name: seen.page.name, report: seen.report }
}
