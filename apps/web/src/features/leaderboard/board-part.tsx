import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { Section } from '../../components/page/titles.tsx'

interface BoardPartProps {
  readonly vouched: boolean
  readonly name: string
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** One part of a board on which an owner may hold several seats of a match, and why it is a part. */
export async function BoardPart({ vouched, name, isEmpty, children }: BoardPartProps) {
  const t = await getTranslations('leaderboard.vouching')
  const id = vouched ? 'vouched' : 'programs'
  return (
    <Section id={id} title={name} className="pb-12">
      <p className="max-w-[70ch] pb-4 text-sm text-soft">
        {t.rich(vouched ? 'vouchedText' : 'programsText', {
          link: (words) => (
            <Link href="/docs/seasons#vouched-for" className="underline decoration-brass underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </p>
      {isEmpty ? <EmptyState title={t('emptyTitle')} text={t('emptyText')} /> : children}
    </Section>
  )
}
