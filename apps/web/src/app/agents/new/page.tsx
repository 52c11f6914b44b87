import type { User } from '@wis/db/accounts'
import { kindForecast } from '@wis/db/agents'
import type { Recognition } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link, linkStyle, underlined } from '../../../components/link/link.tsx'
import { PageTitle, Section } from '../../../components/page/titles.tsx'
import { mayChange } from '../../../features/account/actor.ts'
import { SignInCard } from '../../../features/account/sign-in-card.tsx'
import { signInAt } from '../../../features/account/way-back.ts'
import { ownersKind } from '../../../features/agent-form/owners-kinds.ts'
import type { OwnersKind } from '../../../features/agent-form/owners-kinds.ts'
import { strategyOffers } from '../../../features/agent-form/strategy-offers.tsx'
import { ForecastText } from '../../../features/agent/forecast-text.tsx'
import { Found } from '../../../features/new-agent/found.tsx'
import {
  askedBy,
  ChosenKind,
  KindLinks,
  OtherKinds,
  RecommendedKind,
} from '../../../features/new-agent/kind-links.tsx'
import { NewAgentForm } from '../../../features/new-agent/new-agent-form.tsx'
import { PasteForm } from '../../../features/new-agent/paste-form.tsx'
import { suggestion } from '../../../features/new-agent/suggestion.ts'
import type { Suggestion } from '../../../features/new-agent/suggestion.ts'
import { database } from '../../../server/database.ts'
import { env } from '../../../server/env/env.ts'
import { recognition } from '../../../server/look-up.ts'
import { isInside, placeOf } from '../../../server/request/inside-address.ts'
import { currentUser } from '../../../server/session.ts'

const longest = 2_000

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('newAgent'))('title') }
}

export default async function NewAgentPage({ searchParams }: PageProps<'/agents/new'>) {
  const t = await getTranslations('newAgent')
  const { newAgent, tickets } = await getMessages()
  const asked = await searchParams
  const { from, kind, way } = asked
  const user = await currentUser()
  const text = typeof from === 'string' ? from.slice(0, longest) : ''
  return (
    <NextIntlClientProvider messages={{ newAgent, tickets }}>
      <PageTitle title={t('title')}>{t('intro')}</PageTitle>
      {user ? (
        <Steps
          user={user}
          text={text}
          chosen={ownersKind(kind)}
          asks={way === 'pull' || way === 'mcp' ? way : undefined}
        />
      ) : (
        <Door signIn={signInAt('/agents/new', asked)} />
      )}
    </NextIntlClientProvider>
  )
}

/** The ways in, for a reader who has to sign in first. */
async function Door({ signIn }: { signIn: string }) {
  const t = await getTranslations('newAgent')
  return (
    <>
      <SignInCard title={t('door.title')} text={t('door.text')}>
        <Link href={signIn} className={buttonStyle.primary}>
          {t('door.action')}
        </Link>
        <Link href="/community#examples" className={buttonStyle.quiet}>
          {t('door.examples')}
        </Link>
      </SignInCard>
      <Section id="ways" title={t('door.ways')} className="pt-12">
        <KindLinks chosen={undefined} addressOf={(way) => signInAt('/agents/new', askedBy(way))} />
      </Section>
    </>
  )
}

interface StepsProps {
  readonly user: User
  readonly text: string
  readonly chosen: OwnersKind | undefined
  /** How the agent asks for its turns, if it does. */
  readonly asks: 'pull' | 'mcp' | undefined
}

async function Steps({ user, text, chosen, asks }: StepsProps) {
  const t = await getTranslations('newAgent')
  const locale = await getLocale()
  const found = text.trim() === '' ? undefined : await lookUp(user, text)
  const inside = found && found !== 'throttled' ? insidePlace(found) : undefined
  const meant = chosen ?? (inside === undefined ? undefined : 'outbound')
  const start = found && found !== 'throttled' ? suggestion(found, meant) : byHand(chosen)
  const forecast = start && (await kindForecast(database(), start.kind))
  return (
    <>
      <Section id="what" title={t('paste.title')}>
        {!start && (
          <div className="pb-8">
            <RecommendedKind chosen={undefined} isFirstStep />
            <h3 className="label pt-8 pb-3">{t('paste.or')}</h3>
            <OtherKinds chosen={undefined} />
          </div>
        )}
        {/* Who chose a kind by hand has no address to look up. */}
        {(!start || text !== '') && <PasteForm key={text} text={text} />}
        <div className="max-w-3xl pt-6 empty:hidden">
          {found === 'throttled' && <p role="alert">{t('found.throttled')}</p>}
          {found && found !== 'throttled' && (
            <Found recognition={found} inside={inside}>
              {start && <Rather text={text} others={start.others} />}
            </Found>
          )}
        </div>
        {start && (
          <ChosenKind chosen={asks && start.kind === 'outbound' ? asks : start.kind}>
            {text === '' && <PasteForm text="" />}
          </ChosenKind>
        )}
      </Section>
      <div className="pt-8">
        {start ? (
          <NewAgentForm
            key={`${start.kind} ${text}`}
            suggestion={start}
            locale={locale}
            offers={strategyOffers(locale)}
            forecast={forecast && <ForecastText forecast={forecast} />}
          />
        ) : (
          <p className="text-sm text-soft">
            {t('nothingYet')}{' '}
            <Link href="/community#examples" className={linkStyle}>
              {t('door.examples')}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}

const byHand = (kind: OwnersKind | undefined): Suggestion | undefined =>
  kind && { kind, kept: {}, providers: [], others: [] }

/** The target of an address that is neither on the open internet nor on the operator's list. */
function insidePlace({ lookUp: { thing } }: Recognition): string | undefined {
  if (!thing || !('url' in thing)) return undefined
  return isInside(thing.url, env().allowedAgentHosts) ? placeOf(thing.url) : undefined
}

async function lookUp(user: User, text: string): Promise<Recognition | 'throttled'> {
  if (!(await mayChange(user, 'look-up'))) return 'throttled'
  return recognition(database(), { userId: user.id, text })
}

/** The other things that the text could be, for an owner who knows better. */
async function Rather({ text, others }: { text: string; others: readonly OwnersKind[] }) {
  const t = await getTranslations('newAgent')
  if (others.length === 0) return null
  return (
    <p className="pt-4 text-sm">
      {t('found.rather')}{' '}
      {others.map((kind, index) => (
        <span key={kind}>
          {index > 0 && ' · '}
          <Link href={`/agents/new?from=${encodeURIComponent(text)}&kind=${kind}`} className={underlined}>
            {t(`kinds.${kind}.name`)}
          </Link>
        </span>
      ))}
    </p>
  )
}
