import { latestSeasonRequest } from '@wis/db/seasons'
import type { SeasonRequest } from '@wis/db/seasons'
import { languages } from '@wis/games'
import { seasonRequestLimits } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { Notice } from '../../components/page/notice.tsx'
import { PageTitle } from '../../components/page/page-title.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { database } from '../../server/database.ts'
import type { SeasonFields } from '../organize/season-form-data.ts'
import { OwnRequest } from './own-request.tsx'
import { RequestForm } from './request-form.tsx'
import { requestSaids } from './request-said.ts'

interface AskForSeasonProps {
  readonly userId: string
  /** The result of the reader's last action, as the address gives it. */
  readonly said: unknown
}

/** The page where a member who is no organizer asks for a season, and sees the answer. */
export async function AskForSeason({ userId, said }: AskForSeasonProps) {
  const t = await getTranslations('seasonRequests')
  const known = requestSaids.find((one) => one === said)
  const request = await latestSeasonRequest(database(), userId)
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      {known && <Notice className="mb-10">{t(`said.${known}`)}</Notice>}
      {request && <OwnRequest request={request} />}
      {request?.state !== 'waiting' && <Ask last={request} />}
    </>
  )
}

async function Ask({ last }: { last: SeasonRequest | undefined }) {
  const t = await getTranslations('seasonRequests.form')
  const tMatch = await getTranslations('match')
  const { seasonRequests } = await getMessages()
  return (
    <section aria-labelledby="ask">
      <SectionTitle id="ask" title={t(last ? 'again' : 'heading')} />
      <NextIntlClientProvider messages={{ seasonRequests: { form: seasonRequests.form } }}>
        <RequestForm
          key={last?.id}
          begins={beginsWith(last, await getLocale())}
          limits={seasonRequestLimits}
          languages={languages.map((value) => ({ value, label: tMatch(`languages.${value}`) }))}
        />
      </NextIntlClientProvider>
    </section>
  )
}

/** A declined or withdrawn request can be edited instead of being written again. */
function beginsWith(last: SeasonRequest | undefined, locale: string): SeasonFields {
  if (!last || last.state === 'granted') return { languages: locale }
  const { title, text, languages, agents, beginsOn, endsOn } = last
  return {
    title,
    text,
    languages: languages.join(' '),
    agents: String(agents),
    beginsOn: beginsOn ?? '',
    endsOn: endsOn ?? '',
  }
}
