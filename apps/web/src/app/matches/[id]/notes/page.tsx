import { readNotes } from '@wis/db'
import { readEntries } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Link } from '../../../../components/link/link.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { matchOf } from '../../../../features/match/match-of.ts'
import { namesAtTable } from '../../../../features/match/names-at-table.ts'
import { tableName } from '../../../../features/match/table-name.ts'
import { noteFormAddress, notesAddress } from '../../../../features/notes/note-address.ts'
import { NoteForm, noteRefusals, NoteView } from '../../../../features/notes/note-form.tsx'
import { NoteLines } from '../../../../features/notes/note-lines-view.tsx'
import { noteLinesOf } from '../../../../features/notes/note-lines.ts'
import { database } from '../../../../server/database.ts'
import { scenesOfLog } from '../../../../server/scenes/scenes-of.ts'
import { currentUser } from '../../../../server/session.ts'

export async function generateMetadata({ params }: PageProps<'/matches/[id]/notes'>): Promise<Metadata> {
  const { id } = await params
  const t = await getTranslations('notes')
  return { title: t('title', { table: tableName(id) }), robots: { index: false } }
}

/** The lines of a match that is over, with the notes that readers have written at them. */
export default async function NotesPage({ params, searchParams }: PageProps<'/matches/[id]/notes'>) {
  const { id } = await params
  const header = await matchOf(id)
  const isOver = header?.status === 'finished' || header?.status === 'void'
  if (!header || !isOver || header.withheld) notFound()
  const [user, query, locale] = [await currentUser(), await searchParams, await getLocale()]
  const t = await getTranslations('notes')
  const log = await readEntries(database(), ids.match(id), 'spectator')
  const names = namesAtTable(locale, header.seats)
  const { steps } = scenesOfLog(header, log, { readIn: locale, called: names })
  const notes = await readNotes(database(), ids.match(id), user?.id)
  const asked = Number(query['e'] ?? -1)
  const refusal = noteRefusals.find((one) => one === query['said'])
  const groups = noteLinesOf(steps, locale, names)
  const groupAt = (seq: number) => groups.findLast(([line]) => line && line.seq <= seq) ?? groups[0]
  return (
    <>
      <PageTitle title={t('title', { table: tableName(id) })}>
        <p>{t('text')}</p>
        <p className="flex flex-wrap gap-x-6 pt-4">
          <Link href={`/matches/${id}?reveal=2`} className="underline underline-offset-4">
            {t('match')}
          </Link>
          {!user && (
            <Link
              href={`/account?next=${encodeURIComponent(notesAddress(id))}`}
              className="underline underline-offset-4"
            >
              {t('signIn')}
            </Link>
          )}
        </p>
      </PageTitle>
      <ol className="max-w-3xl">
        {groups.map((lines) => {
          const [first] = lines
          if (!first) return null
          const isAsked = asked >= 0 && groupAt(asked) === lines
          return (
            <li
              key={first.seq}
              id={`e${first.seq}`}
              className={`border-b border-line py-3 ${first.opens ? 'not-first:pt-8' : ''}`}
            >
              <div className="flex items-start justify-between gap-4">
                <NoteLines lines={lines} matchId={id} seats={header.seats} names={names} />
                {user && !isAsked && (
                  <a
                    href={noteFormAddress(id, first.seq)}
                    aria-label={t('writeAt', { line: first.text.slice(0, 80) })}
                    className="shrink-0 pt-1 text-xs text-faint underline decoration-rim underline-offset-4 hover:text-ink"
                  >
                    {t('write')}
                  </a>
                )}
              </div>
              {notes
                .filter((note) => groupAt(note.seq) === lines)
                .map((note) => (
                  <NoteView key={note.id} note={note} />
                ))}
              {user && isAsked && <NoteForm matchId={id} seq={asked} refusal={refusal} />}
            </li>
          )
        })}
      </ol>
    </>
  )
}
