'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '../controls/dialog.tsx'
import { embedCode } from '../embed/embed-code.ts'
import { CopyText } from './copy-text.tsx'

interface ShareDialogProps {
  readonly matchId: string
  /** The query for the current view. */
  readonly query: string
  readonly onClose: () => void
}

/** Addresses for sharing this match: from the current moment, from its start, or inside another page. */
export default function ShareDialog({ matchId, query, onClose }: ShareDialogProps) {
  const t = useTranslations('match.share')
  const [origin] = useState(() => window.location.origin)
  const page = `${origin}/matches/${matchId}`
  const frame = embedCode({ origin, matchId, query, frameTitle: t('frameTitle') })
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className="mt-4 space-y-5">
        <Copied label={t('moment')} hint={t('momentHint')} text={page + query} />
        <Copied label={t('start')} hint={t('startHint')} text={page} />
        <Copied label={t('embed')} hint={t('embedHint')} text={frame} isLong />
      </div>
    </Dialog>
  )
}

interface CopiedProps {
  readonly label: string
  readonly hint: string
  readonly text: string
  readonly isLong?: boolean
}

function Copied({ label, hint, text, isLong = false }: CopiedProps) {
  const t = useTranslations('match.share')
  const look = 'w-full min-w-0 rounded-card border border-line bg-sunken px-2 font-mono text-xs text-ink'
  return (
    <div className={isLong ? 'space-y-2' : 'flex items-end gap-2'}>
      <label className="block min-w-0 flex-1 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="block pb-1.5 text-xs text-soft">{hint}</span>
        {isLong ? (
          <textarea readOnly rows={5} value={text} onFocus={selectAll} className={`${look} py-2`} />
        ) : (
          <input readOnly value={text} onFocus={selectAll} className={`${look} h-9`} />
        )}
      </label>
      <CopyText text={() => text} label={t('copy')} />
    </div>
  )
}

function selectAll({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) {
  currentTarget.select()
}
