import { listExperiments } from '@wis/db/experiments'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { FilterText } from '../../../components/form/filter-field.tsx'
import { Link } from '../../../components/link/link.tsx'
import { EmptyState, Notice } from '../../../components/page/notice.tsx'
import { PageTitle, SectionTitle } from '../../../components/page/titles.tsx'
import { experimentSeen, viewerOf } from '../../../features/lab/experiment-seen.ts'
import { ExperimentList } from '../../../features/lab/front-page.tsx'
import { SideBySide } from '../../../features/lab/side-by-side.tsx'
import type { Side } from '../../../features/lab/side-by-side.tsx'
import { database } from '../../../server/database.ts'
import { experimentRowOf } from '../../../server/lab/experiment-page-of.ts'
import { withNamesShown } from '../../../server/lab/names-shown.ts'
import { subjectNames } from '../../../server/lab/subject-names.ts'
import { currentUser } from '../../../server/session.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lab.compare')
  return { title: t('title'), description: t('text') }
}

export default async function CompareReportsPage({ searchParams }: PageProps<'/lab/compare'>) {
  const t = await getTranslations('lab.compare')
  const { a, b } = await searchParams
  const wanted = [a, b].map(reportIn)
  const [first, second] = await Promise.all(wanted.map(sideOf))
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
        <>
          {wanted.every(({ id }) => id !== '') && <Notice className="mb-8">{t('missing')}</Notice>}
          <ReportChoice first={first} address={typeof a === 'string' ? a : ''} />
        </>
      )}
    </>
  )
}

interface ReportChoiceProps {
  /** The report that is chosen already, and how its reader gave it. */
  readonly first: Side | undefined
  readonly address: string
}

const shown = 20

/** The reports that a reader may compare, own ones first. Each press chooses one. */
async function ReportChoice({ first, address }: ReportChoiceProps) {
  const [t, tLab] = [await getTranslations('lab.compare'), await getTranslations('lab')]
  const user = await currentUser()
  const ended = { state: 'ended', limit: shown } as const
  const own = user ? (await listExperiments(database(), { ...ended, ownerId: user.id })).items : []
  const open = (await listExperiments(database(), ended)).items
  const all = [...own, ...open.filter(({ id }) => !own.some((one) => one.id === id))]
  const left = all.filter(({ id }) => id !== first?.id)
  if (left.length === 0)
    return (
      <EmptyState
        title={t(first ? 'noOther' : 'none')}
        text={t('noneText')}
        action={
          <p className="flex flex-wrap justify-center gap-3">
            <Link href="/lab/new" className={buttonStyle.primary}>
              {tLab('new')}
            </Link>
            <Link href="/docs/lab" className={buttonStyle.quiet}>
              {tLab('guide')}
            </Link>
          </p>
        }
      />
    )
  const addressOf = (id: string) =>
    `/lab/compare?${new URLSearchParams(first ? { a: address, b: id } : { a: id }).toString()}`
  const named = await withNamesShown(database(), left)
  return (
    <section aria-labelledby="choice">
      <SectionTitle id="choice" title={first ? t('second', { name: first.name }) : t('first')} />
      <ExperimentList
        experiments={named.map((item) => experimentRowOf(item, viewerOf(user)))}
        addressOf={addressOf}
      />
    </section>
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
  if (!seen?.report) return undefined
  const names = await subjectNames(seen.report.spec, await getLocale())
  return { id, name: seen.page.name, report: seen.report, names }
}
