import type { AgentMeasured } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { isKnownCode } from '../../i18n/is-known-code.ts'
import { presetName } from './profile-names.ts'

const obstacles = [
  'agent-not-allowed',
  'agent-of-other-games',
  'agent-of-other-languages',
  'agent-offline',
  'agent-remembers',
  'agent-retired',
] as const

interface NotMeasuredProps {
  readonly missing: AgentMeasured['missing'][number]
  readonly slug: string
  readonly name: string
  /** The owner's name. Null for a house agent, and where the account is deleted. */
  readonly owner: string | null
}

/** What would measure a section, for a reader who may plan it; else who may. */
export function NotMeasured({ missing: { section, preset, obstacle }, slug, name, owner }: NotMeasuredProps) {
  const t = useTranslations('profile.missing')
  const locale = useLocale()
  const study = presetName(section, locale)
  const by = [t('by', { study }), ...(section === 'roles' ? [t('roles')] : [])].join(
    locale === 'zh' ? '' : ' ',
  )
  if (obstacle !== null)
    return (
      <Box
        title={t('title', { name })}
        text={`${by} ${
          isKnownCode(obstacles, obstacle)
            ? t(`obstacles.${obstacle}`, { owner: owner ?? t('nobody'), name })
            : t('obstacles.other', { name })
        }`}
      />
    )
  return (
    <Box title={t('title', { name })} text={by}>
      <Link href={`/lab/new?preset=${preset}&subject=${slug}`} className={buttonStyle.quiet}>
        {t('plan', { study })}
      </Link>
    </Box>
  )
}

interface BoxProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

function Box({ title, text, children }: BoxProps) {
  return (
    <div className="mt-4 border border-dashed border-rim px-5 py-5">
      <p className="display text-lg">{title}</p>
      <p className="max-w-[62ch] pt-1 text-sm text-pretty text-soft">{text}</p>
      {children && <p className="pt-4">{children}</p>}
    </div>
  )
}
