import { readNotes } from '@wis/db'
import { readEntries } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Link } from '../../../../components/link/link.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { ForeignText } from '../../../../components/text/foreign-text.tsx'
import { matchOf } from '../../../../features/match/match-of.ts'
import { tableName } from '../../../../features/match/table-name.ts'
import { noteFormAddress, notesAddress } from '../../../../features/notes/note-address.ts'
import { NoteForm, noteRefusals, NoteView } from '../../../../features/notes/note-form.tsx'
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
  const { steps } = scenesOfLog(header, log, { readIn: locale })
  const notes = await readNotes(database(), ids.match(id), user?.id)
  const asked = Number(query['e'] ?? -1)
  const refusal = noteRefusals.find((one) => one === query['said'])
  const lines = steps.flatMap(({ seq, say }) => (say === null ? [] : [{ seq, text: say[locale] }]))
  const shown = (seq: number) => lines.findLast((line) => line.seq <= seq)?.seq ?? lines[0]?.seq
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
      <ol className="divide-y divide-line border-y border-line">
        {lines.map(({ seq, text }) => (
          <li key={seq} id={`e${seq}`} className="py-2">
            <div className="flex items-baseline justify-between gap-4 text-sm">
              <a
                href={`/matches/${id}?e=${seq}&reveal=2`}
                className="min-w-0 wrap-anywhere text-soft hover:text-ink"
              >
                <ForeignText text={text} />
              </a>
              {user && asked !== seq && (
                <a
                  href={noteFormAddress(id, seq)}
                  aria-label={t('writeAt', { line: text.slice(0, 80) })}
                  className="shrink-0 text-xs text-faint underline decoration-rim underline-offset-4 hover:text-ink"
                >
                  {t('write')}
                </a>
              )}
            </div>
            {notes
              .filter((note) => shown(note.seq) === seq)
              .map((note) => (
                <NoteView key={note.id} note={note} />
              ))}
            {user && asked === seq && <NoteForm matchId={id} seq={seq} refusal={refusal} />}
          </li>
        ))}
      </ol>
    </>
  )
}
