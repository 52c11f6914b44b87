import { listExperiments, listSuites } from '@wis/db/experiments'
import {
  deepPreset,
  deepUnits,
  presets,
  readSpec,
  readSuite,
  readTask,
  scheduleOf,
  suitePresets,
} from '@wis/lab'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { PageTitle, SectionTitle } from '../../components/page/titles.tsx'
import { viewerOf } from '../../features/lab/experiment-seen.ts'
import {
  ExperimentList,
  OpenRatings,
  PresetCard,
  SuiteList,
  WhatIsAsked,
} from '../../features/lab/front-page.tsx'
import { database } from '../../server/database.ts'
import { experimentRowOf } from '../../server/lab/experiment-page-of.ts'
import { namedSuites, suiteRowOf } from '../../server/lab/find-suite.ts'
import { withNamesShown } from '../../server/lab/names-shown.ts'
import { currentUser } from '../../server/session.ts'

const shown = 20

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lab')
  return { title: t('title'), description: t('text'), alternates: { canonical: './' } }
}

export default async function LabPage({ searchParams }: PageProps<'/lab'>) {
  const t = await getTranslations('lab')
  const { before } = await searchParams
  return (
    <>
      <PageTitle title={t('title')}>
        <p>{t('text')}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-5">
          <Link href="/lab/new" className={buttonStyle.primary}>
            {t('new')}
          </Link>
          <Link href="/docs/lab" className="text-ink underline decoration-brass underline-offset-4">
            {t('guide')}
          </Link>
        </p>
      </PageTitle>
      <div className="grid gap-16 *:min-w-0">
        <Own />
        <Suites />
        <OpenRatings userId={(await currentUser())?.id} />
        <section aria-labelledby="presets">
          <SectionTitle id="presets" title={t('presets.title')} />
          <p className="max-w-[70ch] pb-5 text-sm text-soft">{t('presets.text')}</p>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {presets().map((preset) => (
              <PresetCard
                key={preset.id}
                preset={preset}
                size={t('presets.size', { matches: matchesOf(preset.id) })}
              />
            ))}
            {suitePresets().map((preset) => (
              <PresetCard
                key={preset.id}
                preset={preset}
                size={t('presets.sizeSuite', suiteSize(preset.id))}
              />
            ))}
            <PresetCard
              preset={deepPreset()}
              size={t('presets.sizeTask', { descriptions: descriptions() })}
            />
          </ul>
        </section>
        <PublicReports before={typeof before === 'string' ? before : undefined} />
        <WhatIsAsked />
      </div>
    </>
  )
}

const sizes = new Map<string, number>()

/** The size of a preset never changes while the server runs. */
function matchesOf(id: string): number {
  const known = sizes.get(id)
  if (known !== undefined) return known
  const read = readSpec(presets().find((preset) => preset.id === id)?.spec)
  const size = read.ok ? scheduleOf(read.spec).matches : 0
  sizes.set(id, size)
  return size
}

const suiteSizes = new Map<string, { readonly games: number; readonly matches: number }>()

/** The same for a preset of several games. */
function suiteSize(id: string) {
  const known = suiteSizes.get(id)
  if (known) return known
  const read = readSuite(suitePresets().find((preset) => preset.id === id)?.spec)
  const parts = read.ok ? [...read.parts.values()] : []
  const size = {
    games: new Set(parts.map(({ game }) => game)).size,
    matches: parts.reduce((sum, part) => sum + scheduleOf(part).matches, 0),
  }
  suiteSizes.set(id, size)
  return size
}

function descriptions(): number {
  const read = readTask(deepPreset().spec)
  return read.ok ? deepUnits(read.spec).length : 0
}

async function Own() {
  const user = await currentUser()
  if (!user) return null
  const { items } = await listExperiments(database(), { ownerId: user.id, limit: shown })
  if (items.length === 0) return null
  const t = await getTranslations('lab.reports')
  return (
    <section aria-labelledby="own">
      <SectionTitle id="own" title={t('mine')} />
      <ExperimentList
        experiments={(await withNamesShown(database(), items)).map((item) =>
          experimentRowOf(item, viewerOf(user)),
        )}
      />
    </section>
  )
}

/** One's own suites and those that are public, each once. */
async function Suites() {
  const user = await currentUser()
  const own = user ? (await listSuites(database(), { ownerId: user.id, limit: shown })).items : []
  const open = (await listSuites(database(), { limit: shown })).items
  const all = [...own, ...open.filter(({ id }) => !own.some((one) => one.id === id))]
  if (all.length === 0) return null
  const t = await getTranslations('lab.suite')
  const named = await namedSuites(database(), all)
  return (
    <section aria-labelledby="suites">
      <SectionTitle id="suites" title={t('title')} />
      <SuiteList suites={named.map((suite) => suiteRowOf(suite, viewerOf(user)))} />
    </section>
  )
}

async function PublicReports({ before }: { before: string | undefined }) {
  const t = await getTranslations('lab.reports')
  const viewer = viewerOf(await currentUser())
  const { items, nextCursor } = await listExperiments(database(), { cursor: before, limit: shown })
  const named = await withNamesShown(database(), items)
  return (
    <section aria-labelledby="reports">
      <SectionTitle id="reports" title={t('title')} />
      {items.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} />
      ) : (
        <ExperimentList experiments={named.map((item) => experimentRowOf(item, viewer))} />
      )}
      {nextCursor !== null && (
        <p className="pt-5">
          <Link href={`/lab?before=${nextCursor}#reports`} className={buttonStyle.quiet}>
            {t('older')}
          </Link>
        </p>
      )}
    </section>
  )
}
