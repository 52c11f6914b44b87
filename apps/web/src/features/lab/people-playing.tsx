import { peopleOfExperiment } from '@wis/db/people'
import type { ExperimentPage } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { SectionTitle } from '../../components/page/titles.tsx'
import { database } from '../../server/database.ts'

interface PeoplePlayingProps {
  readonly page: Pick<ExperimentPage, 'id' | 'state'>
  /** The link by which people come. Null for everybody but those in charge. */
  readonly link: string | null
}

/** How many people have played and wait, and for its owner the link by which they come. */
export async function PeoplePlaying({ page: { id, state }, link }: PeoplePlayingProps) {
  const t = await getTranslations('lab.peoplePlaying')
  const { waiting, played } = await peopleOfExperiment(database(), id)
  const isWaiting = state === 'running' && waiting === 0
  return (
    <section aria-labelledby="people-playing" className="pb-8" data-testid="people-playing">
      <SectionTitle id="people-playing" title={t('title')} />
      <p className="max-w-[70ch] text-sm">
        {t('counts', { played, waiting })} {isWaiting && t('waits')}
      </p>
      {link !== null && state !== 'ended' && state !== 'cancelled' && (
        <p className="pt-3 text-sm break-all text-soft">
          {t('link')} <code>{link}</code>
        </p>
      )}
    </section>
  )
}
