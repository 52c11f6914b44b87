import { listExperiments } from '@wis/db/experiments'
import type { Metadata } from 'next'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { FilterSelect } from '../../../components/form/filter-field.tsx'
import { Link } from '../../../components/link/link.tsx'
import { EmptyState, Notice } from '../../../components/page/notice.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { experimentSeen, viewerOf } from '../../../features/lab/experiment-seen.ts'
import { isTaskGame, nameOfGame } from '../../../features/lab/names.ts'
import { short } from '../../../features/lab/report-pairs.ts'
import type { Side } from '../../../features/lab/report-pairs.ts'
import { SideBySide } from '../../../features/lab/side-by-side.tsx'
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
  const reports = await reportsToChoose()
  // Without a choice, the page opens with the newest two of one game that are long enough and have numbers in common.
  const long = reports.filter(({ matches }) => matches >= fewestMatches)
  const newest = long.filter(({ game }, at) => long.some((one, other) => other !== at && one.game === game))
  // Two runs of one plan by built-in agents have equal numbers.
  const usual = newest.filter(
    ({ game, name }, at) =>
      game === newest[0]?.game && newest.findIndex((one) => one.game === game && one.name === name) === at,
  )
  const wanted = [a, b].map(reportIn)
  const [first, second] = await distinct(
    a === undefined && b === undefined
      ? comparable(await Promise.all(usual.slice(0, mostOpened).map(({ value }) => sideOf(reportIn(value)))))
      : await Promise.all(wanted.map(sideOf)),
  )
  if (reports.length < 2 && !(first && second)) return <TooFewReports isNone={reports.length === 0} />
  const optionsFor = (side: Side | undefined, address: typeof a) => [
    { value: '', label: t('choose') },
    // A report that is in no list is chosen by its address.
    ...(side && typeof address === 'string' && !reports.some(({ value }) => value === side.id)
      ? [{ value: address, label: side.name }]
      : []),
    ...reports,
  ]
  const valueOf = (side: Side | undefined, address: typeof a) =>
    reports.find(({ value }) => value === side?.id)?.value ??
    (side && typeof address === 'string' ? address : '')
  const choice = (
    <form className="grid items-end gap-4 pb-10 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <FilterSelect name="a" label={t('a')} value={valueOf(first, a)} options={optionsFor(first, a)} />
      <FilterSelect name="b" label={t('b')} value={valueOf(second, b)} options={optionsFor(second, b)} />
      <button className={`${buttonStyle.quiet} h-10!`}>{t('submit')}</button>
    </form>
  )
  if (first && second)
    return (
      <>
        <PageTitle title={t('title')} />
        <SideBySide sides={[first, second]}>{choice}</SideBySide>
      </>
    )
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      {choice}
      <Notice>{t(wanted.every(({ id }) => id !== '') ? 'missing' : 'start')}</Notice>
    </>
  )
}

const mostListed = 100
/** With fewer, nearly every interval includes every value. */
const fewestMatches = 40
/** So many reports are read to find two. */
const mostOpened = 4

/** The reports that a reader may compare by their names, own ones first. */
async function reportsToChoose() {
  const user = await currentUser()
  const locale = await getLocale()
  const { dateTime } = await getFormatter()
  const t = await getTranslations('lab.compare')
  const ended = { state: 'ended', limit: mostListed } as const
  const own = user ? (await listExperiments(database(), { ...ended, ownerId: user.id })).items : []
  const open = (await listExperiments(database(), ended)).items
  const all = [...own, ...open.filter(({ id }) => !own.some((one) => one.id === id))]
  const named = await withNamesShown(database(), all)
  return named
    .filter(({ game }) => !isTaskGame(game))
    .map((item) => experimentRowOf(item, viewerOf(user)))
    .map(({ id, name, game, matches, createdAt }) => ({
      value: id,
      name,
      game,
      matches,
      label: [
        name,
        nameOfGame(game, locale),
        t('matches', { count: matches }),
        dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
      ].join(' · '),
    }))
}

async function TooFewReports({ isNone }: { readonly isNone: boolean }) {
  const [t, tLab] = [await getTranslations('lab.compare'), await getTranslations('lab')]
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <EmptyState
        title={t(isNone ? 'none' : 'noOther')}
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
  if (!seen?.report) return undefined
  const { spec } = seen.report
  const named = { game: spec.game, subjects: [...spec.subjects, ...spec.opponents] }
  const names = await subjectNames(named, await getLocale())
  const { name, createdAt } = seen.page
  return { id, name, createdAt, report: seen.report, names }
}

/** The newest two in which a subject has a number under the same condition. The older one is the reference. */
function comparable(newestFirst: readonly (Side | undefined)[]): readonly (Side | undefined)[] {
  const ended = newestFirst.filter((side) => side !== undefined)
  const keysOf = ({ report }: Side) => report.cells.map(({ subject, condition }) => `${subject} ${condition}`)
  const pairs = ended.flatMap((newer, at) => ended.slice(at + 1).map((older) => [older, newer] as const))
  return pairs.find(([older, newer]) => keysOf(newer).some((key) => keysOf(older).includes(key))) ?? []
}

/** Two reports of one name are told apart by their time, and if they are of one minute by their ids. */
async function distinct(sides: readonly (Side | undefined)[]) {
  const [first, second] = sides
  if (first?.name !== second?.name) return sides
  const { dateTime } = await getFormatter()
  const timeOf = ({ createdAt }: Side) =>
    dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })
  const isOneTime = first && second && timeOf(first) === timeOf(second)
  return sides.map(
    (side) => side && { ...side, name: `${short(side.name, 18)} (${isOneTime ? side.id : timeOf(side)})` },
  )
}
