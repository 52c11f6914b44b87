import { invitationTo } from '@wis/db/experiments'
import type { AnnotatorInvitation } from '@wis/db/experiments'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { buttonStyle } from '../../../../components/button/button-style.ts'
import { Link } from '../../../../components/link/link.tsx'
import { EmptyState } from '../../../../components/page/notice.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { actor } from '../../../../features/account/actor.ts'
import { RatingForm } from '../../../../features/lab/rate/rating-form.tsx'
import { database } from '../../../../server/database.ts'
import { ratingPageOf } from '../../../../server/lab/annotate.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('annotate'))('title'), robots: { index: false } }
}

/** Items of an experiment, one at a time, for a person who was invited. To anybody else nothing is here. */
export default async function RatePage({ params, searchParams }: PageProps<'/lab/[id]/rate'>) {
  const { id } = await params
  const { at, said } = await searchParams
  const user = await actor(`/lab/${encodeURIComponent(id)}/rate`)
  const invitation = await invitationTo(database(), id, user.id)
  if (!invitation) notFound()
  if (invitation.withdrawn) return <Over invitation={invitation} why="withdrawn" />
  if (invitation.closed) return <Over invitation={invitation} why="closed" />
  const wanted = typeof at === 'string' && /^[1-9]\d{0,6}$/.test(at) ? Number(at) : undefined
  // After the last item comes whatever was left out before it.
  if (wanted !== undefined && wanted > invitation.due) redirect(`/lab/${id}/rate`)
  const rating = await ratingPageOf(database(), { id, userId: user.id, place: wanted })
  if (!rating.item) return rating.due > 0 ? <Done invitation={invitation} /> : <NotReady />
  const t = await getTranslations('annotate')
  return (
    <>
      <PageTitle title={t('title')} />
      <RatingForm
        id={id}
        rating={rating}
        item={rating.item}
        said={(['choose', 'choose-some', 'throttled'] as const).find((known) => known === said)}
      />
    </>
  )
}

async function NotReady() {
  const t = await getTranslations('annotate')
  return <EmptyState isPage title={t('notReady')} text={t('notReadyText')} />
}

interface InvitedProps {
  readonly invitation: AnnotatorInvitation
}

const countsOf = ({ done, skipped }: AnnotatorInvitation) => ({ rated: done - skipped, skipped })

async function Done({ invitation }: InvitedProps) {
  const t = await getTranslations('annotate')
  const { experimentId, due } = invitation
  return (
    <EmptyState
      isPage
      title={t('done')}
      text={t('doneText', countsOf(invitation))}
      action={
        <Link href={`/lab/${experimentId}/rate?at=${due}`} className={buttonStyle.quiet}>
          {t('correct')}
        </Link>
      }
    />
  )
}

async function Over({ invitation, why }: InvitedProps & { why: 'closed' | 'withdrawn' }) {
  const t = await getTranslations('annotate')
  return <EmptyState isPage title={t(why)} text={t(`${why}Text`, countsOf(invitation))} />
}
