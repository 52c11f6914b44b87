import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { writeNoteWith } from './note-actions.ts'
import { mostLetters } from './note-address.ts'

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
        <input type="checkbox" name="isPublic" value="yes" className="accent-current" />
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
