'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { boxStyle } from '../../components/form/labelled.tsx'
import { makeDialInFile } from './dial-in-action.ts'

/** Makes the token and shows the complete program. */
export function DialInForm({ slug }: { slug: string }) {
  const t = useTranslations('agentSettings.dialIn')
  const [{ file, trouble }, action, isPending] = useActionState(makeDialInFile, {})
  const name = `${slug}.py`
  if (file !== undefined)
    return (
      <div className="space-y-3 border-y border-line py-4" role="status">
        <p className="text-sm">{t('made')}</p>
        <a
          href={`data:text/x-python;charset=utf-8,${encodeURIComponent(file)}`}
          download={name}
          className={buttonStyle.primary}
        >
          {t('download', { name })}
        </a>
        <p className="font-mono text-sm break-all">python3 {name}</p>
      </div>
    )
  const field = (key: 'modelUrl' | 'model', example: string) => (
    <label className="min-w-0 flex-1 basis-56 text-sm">
      <span className="label block pb-1">{t(key)}</span>
      <input
        name={key}
        placeholder={example}
        maxLength={300}
        autoComplete="off"
        className={`${boxStyle} h-11 w-full`}
      />
    </label>
  )
  return (
    <form action={action} className="space-y-4 border-y border-line py-4">
      <input type="hidden" name="slug" value={slug} />
      <div className="flex flex-wrap gap-4">
        {field('modelUrl', 'http://localhost:11434/v1')}
        {field('model', 'llama3.2')}
      </div>
      <p className="max-w-[68ch] text-xs text-soft">{t('modelHint')}</p>
      <button disabled={isPending} className={buttonStyle.primary}>
        {t('make')}
      </button>
      {trouble && (
        <p role="alert" className="text-sm font-semibold">
          ! {t(`trouble.${trouble}`)}
        </p>
      )}
    </form>
  )
}
