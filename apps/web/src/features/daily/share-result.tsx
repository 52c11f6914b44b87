import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { CopiedText } from '../../components/button/copied-text.tsx'
import { useCopying } from '../../components/button/use-copying.ts'

interface ShareResultProps {
  readonly text: string
  /** The address of the page that others can play. */
  readonly at: string
}

export function ShareResult({ text, at }: ShareResultProps) {
  const t = useTranslations('daily')
  const whole = () => `${text}\n${window.location.origin}${at}`
  const { outcome, copy } = useCopying({ text: whole })
  return (
    <>
      <button type="button" onClick={() => void copy()} className={buttonStyle.primary}>
        <CopiedText outcome={outcome} label={t('share')} copied={t('copied')} />
      </button>
      {/* Without a clipboard the text is there to be copied by hand. */}
      {outcome === 'refused' && <p className="w-full font-mono text-sm whitespace-pre-wrap">{whole()}</p>}
    </>
  )
}
