import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import type { DraftState } from './draft.ts'

interface StartProps {
  readonly isPending: boolean
  readonly isReady: boolean
  readonly signInAt: string | null
}

/** The way to start an experiment, or to sign in before. */
export function Start({ isPending, isReady, signInAt }: StartProps) {
  const t = useTranslations('lab.draft')
  if (signInAt !== null)
    return (
      <a href={signInAt} className={buttonStyle.primary}>
        {t('signIn')}
      </a>
    )
  return (
    <>
      <button
        name="intent"
        value="start"
        disabled={isPending || !isReady}
        className={`${buttonStyle.primary} w-full`}
      >
        {t('start')}
      </button>
      <p className="pt-2 text-xs text-soft">{t('startHint')}</p>
    </>
  )
}

/** Where the plan stands below a long form, its size and its button stay in sight. */
export function Foot({
  plan: { matches, deals },
  isPending,
  isReady,
  signInAt,
}: StartProps & { readonly plan: NonNullable<DraftState['plan']> }) {
  const [t, tPlan] = [useTranslations('lab.draft'), useTranslations('lab.plan')]
  return (
    <div className="sticky bottom-0 z-10 flex items-center justify-between gap-x-4 border-t border-line bg-ground py-3 max-sm:-mx-4 max-sm:px-4 lg:hidden">
      <p className="figures text-sm">{tPlan('size', { matches, deals })}</p>
      {signInAt === null ? (
        <button
          name="intent"
          value="start"
          disabled={isPending || !isReady}
          className={`${buttonStyle.primary} shrink-0`}
        >
          {t('start')}
        </button>
      ) : (
        <a href={signInAt} className={`${buttonStyle.primary} shrink-0`}>
          {t('signIn')}
        </a>
      )}
    </div>
  )
}
