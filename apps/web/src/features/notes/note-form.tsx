import type { MatchNote } from '@wis/db'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { deleteNoteWith, writeNoteWith } from './note-actions.ts'
import { mostLetters, noteAddress } from './note-address.ts'

export const noteRefusals = ['link', 'word', 'throttled', 'gone'] as const
export type NoteRefusal = (typeof noteRefusals)[number]

interface NoteFormProps {
  readonly matchId: string
  readonly seq: number
  readonly refusal: NoteRefusal | undefined
}

export function NoteForm({ matchId, seq, refusal }: NoteFormProps) {
  const t = useTranslations('notes')
  return (
    <form id="write" action={writeNoteWith} className="grid max-w-xl gap-3 py-3">
      <input type="hidden" name="match" value={matchId} />
      <input type="hidden" name="seq" value={seq} />
      <label className="grid gap-1 text-sm">
        <span className="font-semibold">{t('yourNote')}</span>
        <textarea
          name="text"
          required
          maxLength={mostLetters}
          rows={3}
          className="w-full rounded-card border border-rim bg-raised p-2.5"
        />
      </label>
      <label className="flex items-baseline gap-3 text-sm">
        <input type="checkbox" name="isPublic" value="yes" />
        {t('makePublic')}
      </label>
      {refusal && (
        <p role="alert" className="text-sm">
          {t(`refusals.${refusal}`)}
        </p>
      )}
      <div>
        <SubmitButton className={buttonStyle.primary}>{t('keep')}</SubmitButton>
      </div>
    </form>
  )
}

const link = 'text-xs text-faint underline decoration-rim underline-offset-4 hover:text-ink'

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
