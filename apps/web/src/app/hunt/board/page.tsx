import 'server-only'
import type { Database } from '@wis/db'
import { readHunters, readHuntMeans, readHuntsPublicly, readStated } from '@wis/db/hunts'
import type { Hunter, HuntKey } from '@wis/db/hunts'
import { usualGame } from '@wis/db/matches'
import type { Language } from '@wis/engine'
import { rngAt } from '@wis/engine'
import { brierByDeal, estimateOf, reliabilityFigures, reliabilityOf } from '@wis/lab'
import type { Figure, Stated } from '@wis/lab'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { SubmitButton } from '../../../components/button/submit-button.tsx'
import { Link } from '../../../components/link/link.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle, Section } from '../../../components/page/titles.tsx'
import { nameHunter } from '../../../features/hunt/board-actions.ts'
import { huntAddress, huntersAddress, HuntGames } from '../../../features/hunt/hunt-games.tsx'
import { fewestHunts, HuntersTable, HuntMeans } from '../../../features/hunt/hunters-table.tsx'
import { PointsScale } from '../../../features/hunt/points-scale.tsx'
import { FigureView } from '../../../features/lab/figure-view.tsx'
import { database } from '../../../server/database.ts'
import { huntedGames } from '../../../server/hunt/open-hunt.ts'
import { currentUser } from '../../../server/session.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hunt')
  return { title: t('board'), description: t('boardText'), alternates: { canonical: '/hunt/board' } }
}

export default async function HuntersPage({ searchParams }: PageProps<'/hunt/board'>) {
  const wanted = (await searchParams)['game']
  const game = huntedGames.find(({ id }) => id === wanted)?.id ?? usualGame
  const key = { game, language: await getLocale() }
  const [t, user] = [await getTranslations('hunt'), await currentUser()]
  const isNamed = user !== undefined && (await readHuntsPublicly(database(), user.id))
  const [hunters, means] = await Promise.all([
    readHunters(database(), key, user?.id),
    readHuntMeans(database(), key),
  ])
  const hasMeans = Object.values(means).some(({ n }) => n > 0)
  return (
    <>
      <PageTitle title={t('board')}>
        {t('boardText')}{' '}
        <Link
          href={huntAddress({ game })}
          className="inline-block underline decoration-rim underline-offset-4"
        >
          {t('back')}
        </Link>
      </PageTitle>
      <HuntGames chosen={game} addressOf={huntersAddress} />
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {hunters.length === 0 ? (
            <EmptyState
              title={t('boardEmpty')}
              text={t('boardEmptyText')}
              action={
                <Link href={huntAddress({ game })} className={buttonStyle.primary}>
                  {t('back')}
                </Link>
              }
            />
          ) : (
            <HuntersTable hunters={hunters} unnamed={isNamed ? undefined : user?.id} />
          )}
          {user && (
            <form action={nameHunter} className="pt-4">
              <input type="hidden" name="game" value={game} />
              <input type="hidden" name="public" value={isNamed ? 'no' : 'yes'} />
              <SubmitButton className={buttonStyle.quiet}>{t(isNamed ? 'private' : 'public')}</SubmitButton>
            </form>
          )}
          {hasMeans && (
            <Section id="means" title={t('means.title')} className="pt-12">
              <HuntMeans means={means} />
            </Section>
          )}
          <Curves hunt={key} own={user?.id} named={hunters.filter(({ userId }) => userId !== user?.id)} />
        </div>
        <Section id="scale" title={t('scale.title')} className="min-w-0">
          <PointsScale />
        </Section>
      </div>
    </>
  )
}

interface CurvesProps {
  readonly hunt: { readonly game: string; readonly language: Language }
  /** The account that reads. */
  readonly own: string | undefined
  readonly named: readonly Hunter[]
}

const mostCurves = 3

/** How well calibrated all hunters are, the reader, and the first of the board. */
async function Curves({ hunt, own, named }: CurvesProps) {
  const t = await getTranslations('hunt')
  const wanted = [
    { id: 'curve-all', title: t('curveAll'), userId: null },
    ...(own === undefined ? [] : [{ id: 'curve-own', title: t('curveOwn'), userId: own }]),
    ...named.slice(0, mostCurves).map(({ userId, name }, at) => ({ id: `curve-${at}`, title: name, userId })),
  ]
  const found = await Promise.all(
    wanted.map(async (one) => ({ ...one, curve: await calibrationOf(database(), hunt, one.userId) })),
  )
  const curves = found.flatMap(({ curve, id, title }) => (curve ? [{ id, title, ...curve }] : []))
  if (curves.length === 0) return null
  return (
    <Section id="curves" title={t('curves')} className="pt-14">
      <div className={`grid gap-8 ${curves.length > 1 ? 'xl:grid-cols-2' : ''}`}>
        {curves.map(({ id, title, figure, statements, hunts }) => (
          <FigureView
            key={id}
            figure={{ ...figure, id, title, note: t('curveNote', { n: statements, hunts }) }}
            isSmall
            matchesAt={undefined}
            pdf={undefined}
          />
        ))}
      </div>
    </Section>
  )
}

interface Calibrated {
  readonly figure: Figure
  readonly statements: number
  readonly hunts: number
}

/** The curve of what hunters stated in enough hunts, of all or of one account. Statements about one match are not independent. */
async function calibrationOf(
  db: Database,
  { game, language }: Pick<HuntKey, 'game' | 'language'>,
  userId: string | null,
): Promise<Calibrated | undefined> {
  const runs = await readStated(db, { game, language }, userId)
  const stated: readonly Stated[] = runs.flatMap(({ day, stated: chances, happened }) =>
    chances.map((chance, at) => ({
      deal: day,
      probability: chance / 1000,
      happened: happened[at] ?? false,
    })),
  )
  const curve = reliabilityOf(stated)
  if (!curve || runs.length < fewestHunts) return undefined
  const brier = estimateOf('mean', brierByDeal(stated), rngAt('hunters', 0))
  const [figure] = reliabilityFigures(
    {
      spec: { conditions: ['stated'] },
      names: { conditions: {} },
      reliability: [{ subject: 'hunters', condition: 'stated', brier, curve }],
    },
    language,
  )
  return figure && { figure, statements: curve.n, hunts: runs.length }
}
