import type { MatchNote } from '@wis/db'
import { useTranslations } from 'next-intl'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { deleteNoteWith } from './note-actions.ts'
import { noteAddress } from './note-address.ts'

const link = 'text-xs text-faint underline decoration-rim underline-offset-4 hover:text-ink'

/** A note with its author, a link to it, and what its reader may do about it. */
export function NoteView({ note }: { note: MatchNote }) {
  const t = useTranslations('notes')
  const { id, matchId, text, author, isOwn, isPublic, hiddenFor } = note
  return (
    <article
      id={`note-${id}`}
      data-testid="note"
      className="my-2 max-w-xl border-l-2 border-brass bg-raised px-4 py-2.5 target:border-4"
    >
      <p className="label">
        <ForeignText text={author} /> · {t(isPublic ? 'isPublic' : 'isPrivate')}
      </p>
      <p className="py-1 text-sm whitespace-pre-line wrap-anywhere">
        <ForeignText text={text} />
      </p>
      {hiddenFor !== null && <p className="text-sm text-spy">{t('hidden', { reason: hiddenFor })}</p>}
      <div className="flex flex-wrap items-baseline gap-x-5">
        <a href={noteAddress(matchId, id)} className={link}>
          {t('link')}
        </a>
        {isOwn ? (
          <form action={deleteNoteWith}>
            <input type="hidden" name="match" value={matchId} />
            <input type="hidden" name="note" value={id} />
            <SubmitButton className={link}>{t('delete')}</SubmitButton>
          </form>
        ) : (
          <a href={`/report?note=${id}`} rel="nofollow" className={link}>
            {t('report')}
          </a>
        )}
      </div>
    </article>
  )
}
