import type { AgentVersionRow } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'

/** The versions of an agent, newest first. */
export function Versions({ slug, versions }: { slug: string; versions: readonly AgentVersionRow[] }) {
  const t = useTranslations('agent.versions')
  const { dateTime } = useFormatter()
  return (
    <section aria-labelledby="versions" className="pt-10">
      <h2 id="versions" className="display pb-4 text-2xl">
        {t('title')}
      </h2>
      <ol className="figures border-t border-line text-sm">
        {versions.map(({ number, note, repeats, createdAt, badge }) => (
          <li key={number} className="border-b border-line py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{t('number', { number })}</span>
              <time dateTime={createdAt} className="text-xs text-faint">
                {dateTime(new Date(createdAt), { dateStyle: 'medium' })}
              </time>
            </p>
            {note && <ForeignText text={note} className="block break-words" />}
            <p className="text-xs text-faint">
              {[
                ...(repeats === null ? [] : [t('repeats', { number: repeats })]),
                ...(badge ? [t('passed', { score: badge.score })] : []),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      <p className="pt-3 text-sm">
        <Link href={`/agents/${slug}/versions`} className="underline decoration-rim underline-offset-4">
          {t('compare')}
        </Link>
      </p>
    </section>
  )
}
