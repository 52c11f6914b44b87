import { listExperiments } from '@wis/db/experiments'
import { housePlayerCalled, kitCalled } from '@wis/games'
import { namesOfCondition, readSpec } from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import type { Metadata } from 'next'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link } from '../../../components/link/link.tsx'
import { FilteredList } from '../../../components/list/filtered-list.tsx'
import { SkeletonRows } from '../../../components/loading/skeleton.tsx'
import { EmptyState, Notice } from '../../../components/page/notice.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { timeInUtc } from '../../../components/text/day-and-time.tsx'
import { ChosenReport } from '../../../features/lab/chosen-report.tsx'
import { CompareChoice, FirstPair, OtherPairs, Partners } from '../../../features/lab/compare-choice.tsx'
import type { Partner, ReportChoice, ReportPair } from '../../../features/lab/compare-choice.tsx'
import { experimentSeen, withShare } from '../../../features/lab/experiment-seen.ts'
import { isTaskGame, nameOfGame, titleOf } from '../../../features/lab/names.ts'
import { short } from '../../../features/lab/report-pairs.ts'
import type { Side } from '../../../features/lab/report-pairs.ts'
import { SideBySide } from '../../../features/lab/side-by-side.tsx'
import { database } from '../../../server/database.ts'
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
  const pairs = pairsOf(reports)
  // Without a choice, the page opens with the two largest that have numbers in common.
  const [usual] = pairs.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const isUsual = a === undefined && b === undefined
  const wanted = (isUsual ? [usual?.reference.value, usual?.other.value] : [a, b]).map(reportIn)
  const [first, second] = await distinct(await Promise.all(wanted.map(sideOf)), reports)
  if (reports.length < 2 && !(first && second)) return <TooFewReports isNone={reports.length === 0} />
  const isShown = ({ reference, other }: ReportPair) =>
    [reference.value, other.value].every((id) => id === first?.id || id === second?.id)
  const withOneOf = ({ reference, other }: ReportPair) =>
    [first, second].some((side) => side?.id === reference.value || side?.id === other.value)
  const others = pairs.filter((pair) => !isShown(pair))
  const more = [...others.filter(withOneOf), ...others.filter((pair) => !withOneOf(pair))].slice(0, mostPairs)
  const chosen = first ?? second
  const isMissing = wanted.every(({ id }) => id !== '')
  const addressOf = (given: typeof a) => (typeof given === 'string' ? given : undefined)
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <FilteredList
        filters={
          <CompareChoice
            reports={reports}
            unfit={unfitFor(first, reports)}
            chosen={[
              { side: first, address: addressOf(a) },
              { side: second, address: addressOf(b) },
            ]}
          />
        }
        skeleton={<SkeletonRows label={t('title')} />}
      >
        {first && second ? (
          <SideBySide
            sides={[first, second]}
            others={<OtherPairs title={t('otherPairs')} pairs={more} />}
            wayOn={more[0] && <FirstPair pair={more[0]} />}
          />
        ) : (
          <>
            {chosen && isMissing && <Notice className="pb-6">{t('missing')}</Notice>}
            {chosen ? (
              <div className="grid gap-x-12 gap-y-10 pt-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
                <ChosenReport side={chosen} at={first ? 0 : 1} href={reportAddress(wanted[first ? 0 : 1])} />
                <Partners
                  side={chosen}
                  address={addressOf(first ? a : b) ?? chosen.id}
                  at={first ? 0 : 1}
                  partners={partnersOf(chosen, reports)}
                />
              </div>
            ) : (
              <Notice>{t(isMissing ? 'missing' : 'start')}</Notice>
            )}
            <OtherPairs
              title={t(chosen ? 'otherPairs' : 'pairs')}
              pairs={chosen ? more.filter((pair) => !withOneOf(pair)) : more}
            />
          </>
        )}
      </FilteredList>
    </>
  )
}

const mostListed = 100
/** With fewer matches, nearly every interval includes every value. */
const fewestMatches = 40
/** Among so many of the newest reports, pairs are looked for. */
const mostPaired = 12
const mostPairs = 4
const mostPartners = 8

interface Report extends ReportChoice {
  readonly game: string
  readonly matches: number
  readonly spec: unknown
}

/** The reports that a reader may compare by their names, own ones first. */
async function reportsToChoose(): Promise<readonly Report[]> {
  const user = await currentUser()
  const locale = await getLocale()
  const format = await getFormatter()
  const t = await getTranslations('lab.compare')
  const ended = { state: 'ended', limit: mostListed } as const
  const own = user ? (await listExperiments(database(), { ...ended, ownerId: user.id })).items : []
  const open = (await listExperiments(database(), ended)).items
  const all = [...own, ...open.filter(({ id }) => !own.some((one) => one.id === id))]
  const named = (await withNamesShown(database(), all))
    .filter(({ game }) => !isTaskGame(game))
    .map((item) => ({ ...item, name: titleOf(item, locale) }))
  const dayOf = ({ createdAt }: Pick<(typeof named)[number], 'createdAt'>) => timeInUtc(format, createdAt)
  const tMatch = await getTranslations('match.languages')
  const { list } = format
  /** What tells reports of one name apart, if one of these does. */
  const marksOf = ({ spec, game, matches }: (typeof named)[number]) => {
    const [read, kit] = [readSpec(spec), kitCalled(game)]
    return [
      ...(read.ok && kit
        ? [
            list(read.spec.language.map((language) => tMatch(language))),
            list(read.spec.conditions.map((id) => namesOfCondition(kit, read.spec, id).name[locale])),
          ]
        : ['', '']),
      t('matches', { count: matches }),
    ]
  }
  const marks = named.map((item) => ({ name: item.name, marks: marksOf(item) }))
  return named.map(({ id, name, game, matches, spec, ...item }, place) => {
    const all = marks.flatMap((one) => (one.name === name ? [one.marks] : []))
    const isAlone = all.length === 1
    const own = marks[place]?.marks ?? []
    const mark = own.find(
      (one, at) => new Set(all.map((marks) => marks[at])).size === all.length && one !== '',
    )
    const about = [nameOfGame(game, locale), t('matches', { count: matches })]
    return {
      value: id,
      name,
      game,
      matches,
      spec,
      label: isAlone ? name : `${short(name, 24)} (${mark ?? dayOf(item)})`,
      about: [...about, ...(isAlone || mark !== undefined ? [dayOf(item)] : [])].join(' · '),
    }
  })
}

/** How many matches the smaller of two has. */
const sizeOf = ({ reference, other }: Pair) => Math.min(reference.matches, other.matches)

interface Pair extends ReportPair {
  readonly reference: Report
  readonly other: Report
}

/** The newest pairs in which an agent has numbers under the same condition. The older report is the reference. */
function pairsOf(reports: readonly Report[]): readonly Pair[] {
  const long = reports
    .filter(({ matches }) => matches >= fewestMatches)
    .slice(0, mostPaired)
    .flatMap((report) => {
      const read = readSpec(report.spec)
      return read.ok ? [{ report, spec: read.spec }] : []
    })
  return long.flatMap(({ report: other, spec }, at) =>
    long.slice(at + 1).flatMap(({ report: reference, spec: older }) => {
      const subjects = inCommon(spec, older)
      return subjects === 0 || isRepeat(spec, older) ? [] : { reference, other, subjects }
    }),
  )
}

/** How many agents play in both under the same condition, for a measure of both. */
const inCommon = (one: ExperimentSpec, other: ExperimentSpec) =>
  one.game === other.game &&
  one.conditions.some((condition) => other.conditions.includes(condition)) &&
  // A plan that names no measure has all of its game.
  ([one, other].some(({ measures }) => measures.length === 0) ||
    one.measures.some((measure) => other.measures.includes(measure)))
    ? one.subjects.filter((subject) => other.subjects.includes(subject)).length
    : 0

/** The reports that have no number in common with one. */
function unfitFor(reference: Side | undefined, reports: readonly Report[]): ReadonlySet<string> {
  if (!reference) return new Set()
  const { id, report } = reference
  const unfit = reports.filter(({ value, spec }) => {
    const read = readSpec(spec)
    return value !== id && read.ok && inCommon(read.spec, report.spec) === 0
  })
  return new Set(unfit.map(({ value }) => value))
}

/** The reports with numbers in common with one, those with the most agents in common first. */
function partnersOf({ id, report }: Side, reports: readonly Report[]): readonly Partner[] {
  const fit = reports.flatMap((other) => {
    const read = readSpec(other.spec)
    const subjects = other.value !== id && read.ok ? inCommon(read.spec, report.spec) : 0
    return subjects === 0 ? [] : { report: other, subjects }
  })
  return fit.toSorted((one, other) => other.subjects - one.subjects).slice(0, mostPartners)
}

/** Built-in agents have equal numbers on equal deals against equal opponents. */
const isRepeat = (one: ExperimentSpec, other: ExperimentSpec) =>
  one.subjects.every((subject) => !other.subjects.includes(subject) || housePlayerCalled(subject)) &&
  (['seed', 'language', 'ruleset', 'opponents'] as const).every(
    (part) => JSON.stringify(one[part]) === JSON.stringify(other[part]),
  )

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

const reportAddress = ({ id, share }: Wanted = { id: '', share: undefined }) => withShare(`/lab/${id}`, share)

async function sideOf({ id, share }: Wanted): Promise<Side | undefined> {
  const seen = id === '' ? undefined : await experimentSeen(id, { share })
  if (!seen?.report) return undefined
  const { spec } = seen.report
  const named = { game: spec.game, subjects: [...spec.subjects, ...spec.opponents] }
  const locale = await getLocale()
  const names = await subjectNames(named, locale)
  return {
    id,
    name: titleOf(seen.page, locale),
    createdAt: seen.page.createdAt,
    report: seen.report,
    names,
  }
}

/** Two reports of one name are told apart as their list does, else by their time, and if they are of one minute by their ids. */
async function distinct(sides: readonly (Side | undefined)[], reports: readonly Report[]) {
  const [first, second] = sides
  if (first?.name !== second?.name) return sides
  const format = await getFormatter()
  const timeOf = ({ createdAt }: Side) => timeInUtc(format, createdAt)
  const labels = sides.map((side) => reports.find(({ value }) => value === side?.id)?.label)
  if (labels[0] !== labels[1] && labels.every((label) => label !== undefined))
    return sides.map((side, at) => side && { ...side, name: labels[at] ?? side.name })
  const isOneTime = first && second && timeOf(first) === timeOf(second)
  return sides.map(
    (side) => side && { ...side, name: `${short(side.name, 18)} (${isOneTime ? side.id : timeOf(side)})` },
  )
}
