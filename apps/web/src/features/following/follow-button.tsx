import { isFollowed } from '@wis/db/follows'
import type { Followed } from '@wis/db/follows'
import { getTranslations } from 'next-intl/server'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { database } from '../../server/database.ts'
import { currentUser } from '../../server/session.ts'
import { followWith } from './follow-actions.ts'

interface FollowButtonProps extends Followed {
  readonly name: string
  readonly back: string
  /** Whether it is the reader's own, which nobody is asked to follow. Who follows it already can stop. */
  readonly isOwn?: boolean
}

/** Follows something, or stops. A reader without an account is asked to sign in. */
export async function FollowButton({ kind, subject, name, back, isOwn = false }: FollowButtonProps) {
  const [t, user] = [await getTranslations('following'), await currentUser()]
  const isOn = user !== undefined && (await isFollowed(database(), user.id, { kind, subject }))
  if (isOwn && !isOn) return null
  const wish = isOn ? 'unfollow' : 'follow'
  return (
    <form action={followWith} className="inline">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="wish" value={wish} />
      <input type="hidden" name="back" value={back} />
      <SubmitButton
        data-testid={`follow-${kind}`}
        className="min-h-8 text-sm text-ink underline decoration-brass underline-offset-4"
      >
        {t(wish, { name })}
      </SubmitButton>
    </form>
  )
}
