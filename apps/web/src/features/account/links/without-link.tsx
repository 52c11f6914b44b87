import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link } from '../../../components/link/link.tsx'

interface WithoutLinkProps {
  /** Why there is no link to use. */
  readonly text: string
  /** Where another link is sent from; left out on a site without mail. */
  readonly again?: '/account/link' | '/account/forgot' | undefined
}

/** The ways that stay open without a link that works. */
export function WithoutLink({ text, again }: WithoutLinkProps) {
  const t = useTranslations('account')
  return (
    <div className="max-w-xl rounded-card border border-line bg-raised p-6">
      <p role="alert">{text}</p>
      <p className="flex flex-wrap gap-3 pt-5">
        {again && (
          <Link href={again} className={buttonStyle.primary}>
            {t('letter.again')}
          </Link>
        )}
        <Link href="/account" className={again ? buttonStyle.quiet : buttonStyle.primary}>
          {t('withoutLink.password')}
        </Link>
      </p>
      <ul className="mt-6 space-y-2 border-t border-line pt-4 text-sm text-soft">
        {(['newAccount', 'watch', 'play'] as const).map((way) => (
          <li key={way}>
            {t.rich(`withoutLink.${way}`, {
              link: (words) => (
                <Link href={wayTo[way]} className="text-ink underline underline-offset-4">
                  {words}
                </Link>
              ),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

const wayTo = { newAccount: '/account#sign-up', watch: '/watch', play: '/play' } as const
