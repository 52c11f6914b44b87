import { usualGame } from '@wis/db/matches'
import { latestSeasonRequest } from '@wis/db/seasons'
import type { SeasonRequest } from '@wis/db/seasons'
import { languages } from '@wis/games'
import { seasonRequestLimits } from '@wis/protocol'
import { NextIntlClientProvider, useFormatter, useTranslations } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Notice } from '../../components/page/notice.tsx'
import { PageTitle, Section, SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { database } from '../../server/database.ts'
import type { GameToOrganize, PresetName } from '../organize/game-to-organize.ts'
import { presets } from '../organize/game-to-organize.ts'
import type { SeasonFields } from '../organize/season-fields.ts'
import { withdrawRequestWith } from './actions.ts'
import { RequestBody, RequestText, useWishedDates } from './request-body.tsx'
import { requestSaids } from './request-form-data.ts'
import { RequestForm } from './request-form.tsx'

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
    <Section id="ask" title={t(last ? 'again' : 'heading')}>
      <NextIntlClientProvider messages={{ seasonRequests: { form: seasonRequests.form } }}>
        <RequestForm
          key={last?.id}
          begins={beginsWith(last, await getLocale())}
          limits={seasonRequestLimits}
          languages={languages.map((value) => ({ value, label: tMatch(`languages.${value}`) }))}
        />
      </NextIntlClientProvider>
    </Section>
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

/** A member's last request, and its state. */
function OwnRequest({ request }: { request: SeasonRequest }) {
  const t = useTranslations('seasonRequests.own')
  const format = useFormatter()
  const { state, answer, createdAt } = request
  const day = format.dateTime(new Date(createdAt), { dateStyle: 'medium' })
  return (
    <section aria-labelledby="own-request" className="pb-14">
      <SectionTitle id="own-request" title={t('heading')}>
        {t('asked', { day })}
      </SectionTitle>
      <div className="space-y-4 border-y border-line py-5 text-sm">
        <p>
          <strong className="font-semibold">{t(`states.${state}`)}</strong>
          <span className="block text-soft">{t(`stateText.${state}`)}</span>
        </p>
        {answer !== '' && (
          <div className="border-l-2 border-brass pl-4">
            <h3 className="label pb-1">{t('answer')}</h3>
            <RequestText text={answer} />
          </div>
        )}
        <div className="min-w-0 space-y-2">
          <RequestBody request={request} />
        </div>
        {state === 'waiting' && <Withdraw id={request.id} />}
      </div>
    </section>
  )
}

function Withdraw({ id }: { id: string }) {
  const t = useTranslations('seasonRequests.own')
  return (
    <details>
      <summary className="w-fit underline decoration-rim underline-offset-4">{t('withdraw')}</summary>
      <form action={withdrawRequestWith} className="pt-2">
        <p className="pb-3 text-soft">{t('withdrawText')}</p>
        <input type="hidden" name="id" value={id} />
        <SubmitButton className={buttonStyle.quiet}>{t('withdrawNow')}</SubmitButton>
      </form>
    </details>
  )
}

/** A note above the form of a season: the request behind its initial values, and the admin's message. */
export function GrantedNote({ request }: { request: SeasonRequest }) {
  const t = useTranslations('seasonRequests.granted')
  const dates = useWishedDates(request)
  return (
    <Notice className="mb-8 max-w-3xl space-y-1 text-sm">
      <p className="font-semibold break-words">
        <ForeignText text={t('title', { title: request.title })} />
      </p>
      <p className="text-soft">
        {t('text')} {dates !== undefined && t('dates', { dates })}
      </p>
      {request.answer !== '' && <RequestText text={request.answer} />}
    </Notice>
  )
}

interface BegunGame extends Pick<GameToOrganize, 'id' | 'hasWords' | 'usualOrder'> {
  /** The usual one of the game. */
  readonly ruleset: string
}

const oldest: BegunGame = { id: usualGame, hasWords: true, usualOrder: 'total', ruleset: 'wis-2024' }

/** The initial values in the form of a season: the preset of its kind, with the granted request. */
export function beginsFrom(
  preset: PresetName,
  granted: SeasonRequest | undefined,
  { id: game, hasWords, usualOrder: order, ruleset }: BegunGame = oldest,
): SeasonFields {
  const words = hasWords ? presets[preset].words : 'collection'
  const usual = { name: '', languages: 'en zh', game, ruleset, order, ...presets[preset], words }
  if (!granted) return usual
  const { title, languages, beginsOn, endsOn } = granted
  // If a ladder ended its entry on the first day, nobody could join later.
  const needsDeadline = usual.format !== 'ladder'
  return {
    ...usual,
    name: title,
    languages: languages.join(' '),
    ...(beginsOn !== null && needsDeadline && { entryEndsAt: `${beginsOn}T00:00` }),
    ...(endsOn !== null && { endsAt: `${endsOn}T23:59` }),
  }
}
