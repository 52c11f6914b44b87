import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CopyButton } from '../../components/button/copy-button.tsx'
import { Link, underlined } from '../../components/link/link.tsx'
import { Section } from '../../components/page/titles.tsx'
import { DialInForm } from './dial-in-form.tsx'

interface DialInProps {
  readonly agent: OwnerAgentPage
  readonly origin: string
}

/** Explains to the owner of an agent that dials in how to connect it. Nothing else on its pages works before that. */
export function DialIn({ agent: { slug, connected }, origin }: DialInProps) {
  const t = useTranslations('agentSettings.dialIn')
  const code = (chunks: ReactNode) => <code>{chunks}</code>
  const command = `WIS_URL=${origin} WIS_AGENT=${slug} WIS_TOKEN=wis_… python3 example_agent.py`
  return (
    <Section id="dial-in" title={t('title')} className="pb-14">
      <p role="status" className="pb-4 text-sm">
        <strong className="font-semibold">{t(connected ? 'isHere' : 'awaited')}</strong>
      </p>
      {!connected && <DialInForm slug={slug} />}
      <h3 className="label pt-6 pb-2">{t('byHand')}</h3>
      <ol className="max-w-[68ch] list-decimal space-y-2 pl-5 text-sm">
        <li>{t.rich('token', { link: linkTo('/account#tokens'), scope: code })}</li>
        <li>
          {t.rich('client', {
            link: linkTo('/community'),
            docs: linkTo('/docs/protocol#agents-that-dial-in'),
          })}
        </li>
        <li>{t('start')}</li>
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-4 border-y border-line py-3">
        <code id="dial-in-command" className="min-w-0 flex-1 font-mono text-sm break-all">
          {command}
        </code>
        <CopyButton from="dial-in-command" label={t('copy')} done={t('copied')} />
      </div>
      <p className="max-w-[68ch] pt-3 text-sm text-soft">{t('then')}</p>
    </Section>
  )
}

const linkTo = (href: string) =>
  function LinkTo(chunks: ReactNode) {
    return (
      <Link href={href} className={underlined}>
        {chunks}
      </Link>
    )
  }
