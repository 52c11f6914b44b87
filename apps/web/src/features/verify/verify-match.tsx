import type { MatchHeader } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link, underlined } from '../../components/link/link.tsx'
import { VerifyButton } from './verify-button.tsx'

/**
 * Lets the reader of a match check it. It is on the page before the end, too, because a live match may end while it
 * is watched.
 */
export async function VerifyMatch({ header }: { header: MatchHeader }) {
  const t = await getTranslations('verify')
  const { verify } = await getMessages()
  const { id: matchId, commitment, status } = header
  const isOver = status === 'finished' || status === 'void'
  return (
    <section aria-labelledby="verify-title" className="mt-8 border-t border-line pt-6 print:hidden">
      <h2 id="verify-title" className="label">
        {t('title')}
      </h2>
      <p className="max-w-[70ch] pt-1 pb-4 text-sm text-soft">
        {t(isOver ? 'text' : 'textLive')}{' '}
        <Link href="/docs/verify" className={underlined}>
          {t('how')}
        </Link>
      </p>
      <NextIntlClientProvider messages={{ verify }}>
        <VerifyButton expected={{ matchId, commitment }} look={buttonStyle.quiet}>
          <a
            href={`/api/v1/matches/${matchId}/export.jsonl`}
            className="text-sm underline decoration-rim underline-offset-4 hover:decoration-current"
          >
            {t('download')}
          </a>
        </VerifyButton>
      </NextIntlClientProvider>
    </section>
  )
}
