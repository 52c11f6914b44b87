import { readPublicNote } from '@wis/db'
import { findAgent, readAgent } from '@wis/db/agents'
import { readEntries, readMatch } from '@wis/db/matches'
import { readSeat } from '@wis/db/people'
import { ids, isHidden, spokenIn } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { handle, reportCauses } from '@wis/protocol'
import type { ReportCause } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { PageTitle, Section } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { titleOfMatch } from '../../features/games/names.ts'
import { tableName } from '../../features/match/table-name.ts'
import { AgentName } from '../../features/match/table/agent-name.tsx'
import { ReportForm } from '../../features/moderation/report-form.tsx'
import { blockWith } from '../../features/play/block-actions.ts'
import { database } from '../../server/database.ts'
import { currentPerson } from '../../server/people/person.ts'
import { currentUser } from '../../server/session.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('report'))('title'), robots: { index: false } }
}

export default async function ReportPage({ searchParams }: PageProps<'/report'>) {
  const t = await getTranslations('report')
  const { agent, match, note, player, seat, seq, sent } = await searchParams
  if (sent === 'yes') return <Done title={t('sentTitle')} text={t('sentText')} />
  if (sent === 'blocked') return <Done title={t('block.doneTitle')} text={t('block.doneText')} />
  if (sent === 'full') return <Done title={t('block.fullTitle')} text={t('block.fullText')} />
  if ([agent, match, note, player, seat].every((named) => named === undefined))
    return <Done title={t('title')} text={t('nothingText')} />
  const silent = player === undefined ? undefined : await playerAt(seat, player)
  if (silent)
    return (
      <>
        <PageTitle title={t('block.pageTitle')} />
        <BlockPlayer {...silent} />
      </>
    )
  const about = await (note !== undefined
    ? noteOf(note)
    : seat !== undefined
      ? speechAtTable(seat, seq)
      : agent === undefined
        ? seq === undefined
          ? matchOf(match)
          : speechOf(match, seq)
        : agentOf(agent))
  if (!about) notFound()
  const { report } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ report }}>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      {about.shown}
      <ReportForm about={about.fields} causes={about.causes} />
      {about.player && <BlockPlayer {...about.player} />}
    </NextIntlClientProvider>
  )
}

const Done = (said: { title: string; text: string }) => (
  <div className="pt-10 sm:pt-14">
    <EmptyState isPage {...said} />
  </div>
)

interface Player {
  readonly seatId: string
  readonly seat: Seat
  readonly alias: string
}

interface About {
  readonly shown: ReactNode
  readonly player?: Player
  readonly fields: Readonly<Record<string, string>>
  readonly causes?: readonly ReportCause[]
}

type Given = string | string[] | undefined

const handleOf = (given: Given) => handle.safeParse(given).data

async function agentOf(given: Given): Promise<About | undefined> {
  const named = handleOf(given)
  const found = named === undefined ? undefined : await findAgent(database(), named)
  const agent = found && (await readAgent(database(), found.agentId))
  if (!agent) return undefined
  const t = await getTranslations('report')
  const shown = (
    <p className="max-w-xl border-l-2 border-rim pl-4 break-words">
      <span className="label block">{t('aboutAgent')}</span>
      <Link href={`/agents/${agent.slug}`} className="font-semibold hover:underline">
        <AgentName agent={agent} />
      </Link>
    </p>
  )
  return { shown, fields: { agent: agent.id } }
}

async function noteOf(given: Given): Promise<About | undefined> {
  const id = handleOf(given)
  const note = id === undefined ? undefined : await readPublicNote(database(), id)
  if (!note) return undefined
  const t = await getTranslations('report')
  const shown = (
    <figure className="max-w-xl border-l-2 border-rim pl-4 break-words">
      <figcaption className="label">
        {t('aboutNote')} · <ForeignText text={note.author} />
      </figcaption>
      <blockquote className="py-1 whitespace-pre-line">
        <ForeignText text={note.text} />
      </blockquote>
    </figure>
  )
  return { shown, fields: { note: note.id } }
}

const seqIn = (given: Given) =>
  typeof given === 'string' && /^\d{1,5}$/.test(given) ? Number(given) : undefined

async function tableOf(givenSeat: Given) {
  const seatId = handleOf(givenSeat)
  const person = seatId === undefined ? undefined : await currentPerson()
  const match = person && seatId !== undefined ? (await readSeat(database(), seatId, person))?.match : null
  return match && seatId !== undefined ? { seatId, match } : undefined
}

/** Another seat of the reader's own table, counted from 1. It may have said nothing. */
async function playerAt(givenSeat: Given, givenPlayer: Given): Promise<Player | undefined> {
  const table = await tableOf(givenSeat)
  const seat = (seqIn(givenPlayer) ?? 0) - 1
  const alias = table?.match.aliases[seat]
  return !table || alias === undefined || seat === table.match.seat
    ? undefined
    : { seatId: table.seatId, seat, alias }
}

/** Of a match that is played, by one of its seats. Who the speaker is, nobody knows there. */
async function speechAtTable(givenSeat: Given, givenSeq: Given): Promise<About | undefined> {
  const [table, seq] = [await tableOf(givenSeat), seqIn(givenSeq)]
  if (!table || seq === undefined) return undefined
  const { seatId, match } = table
  const [entry] = await readEntries(database(), match.id, match.seat, seq - 1)
  const spoken = entry?.seq === seq && !isHidden(entry.event) ? spokenIn(entry.event) : undefined
  if (!spoken) return undefined
  const t = await getTranslations('report')
  const shown = (
    <figure className="max-w-xl border-l-2 border-rim pl-4 break-words">
      <figcaption className="label">
        {t('aboutSpeech')} · {match.aliases[spoken.seat]}
      </figcaption>
      <blockquote className="py-1 font-display text-lg leading-snug">
        <ForeignText text={spoken.text} />
      </blockquote>
    </figure>
  )
  const player = { seatId, seat: spoken.seat, alias: match.aliases[spoken.seat] ?? '' }
  return { shown, player, fields: { seat: seatId, match: match.id, seq: String(seq) } }
}

async function speechOf(givenMatch: Given, givenSeq: Given): Promise<About | undefined> {
  const matchId = handleOf(givenMatch)
  const seq = seqIn(givenSeq)
  if (matchId === undefined || seq === undefined) return undefined
  const match = await readMatch(database(), ids.match(matchId))
  const [entry] = match ? await readEntries(database(), ids.match(matchId), 'spectator', seq - 1) : []
  const spoken = entry?.seq === seq ? spokenIn(entry.event) : undefined
  if (!match || !spoken) return undefined
  const t = await getTranslations('report')
  const speaker = match.seats[spoken.seat]
  const shown = (
    <figure className="max-w-xl border-l-2 border-rim pl-4 break-words">
      <figcaption className="label">
        {t('aboutSpeech')} ·{' '}
        <Link href={`/matches/${matchId}?e=${seq}`} className="hover:underline">
          {t('spokenAt', { table: tableName(matchId) })}
        </Link>
      </figcaption>
      <blockquote className="py-1 font-display text-lg leading-snug">
        <ForeignText text={spoken.text} />
      </blockquote>
      {speaker && (
        <p className="text-sm text-soft">
          <AgentName agent={speaker.agent} />
        </p>
      )}
    </figure>
  )
  return { shown, fields: { match: matchId, seq: String(seq) } }
}

/** A match that everybody may watch. How it ended stays untold. */
async function matchOf(given: Given): Promise<About | undefined> {
  const id = handleOf(given)
  const match = id === undefined ? undefined : await readMatch(database(), ids.match(id))
  if (!match || match.withheld) return undefined
  const t = await getTranslations('report')
  const title = titleOfMatch(await getTranslations('match.titles'), await getLocale(), match)
  const shown = (
    <p className="max-w-xl border-l-2 border-rim pl-4 break-words">
      <span className="label block">
        {t('aboutMatch')} · {t('spokenAt', { table: tableName(match.id) })}
      </span>
      <Link href={`/matches/${match.id}`} className="font-semibold hover:underline">
        {title}
      </Link>
    </p>
  )
  return { shown, fields: { match: match.id }, causes: reportCauses }
}

interface BlockPlayerProps {
  readonly seatId: string
  readonly seat: Seat
  readonly alias: string
}

/** Whoever is signed in may choose never to sit with this player again. */
async function BlockPlayer({ seatId, seat, alias }: BlockPlayerProps) {
  const t = await getTranslations('report.block')
  const user = await currentUser()
  return (
    <Section id="block" title={t('title', { name: alias })} className="pt-16">
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('text')}</p>
      {user ? (
        <form action={blockWith}>
          <input type="hidden" name="own" value={seatId} />
          <input type="hidden" name="seat" value={seat} />
          <SubmitButton className={buttonStyle.quiet}>{t('submit', { name: alias })}</SubmitButton>
        </form>
      ) : (
        <Link href="/account" className={buttonStyle.quiet}>
          {t('signIn')}
        </Link>
      )}
    </Section>
  )
}
