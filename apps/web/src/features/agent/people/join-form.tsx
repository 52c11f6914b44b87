'use client'

import type { Invitation } from '@wis/db/agents'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link } from '../../../components/link/link.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { useLinkSecret } from '../../account/links/use-link-secret.ts'
import { AgentForm, FormTrouble, SendButton } from '../../agent-form/agent-field.tsx'
import { joinWithLink, lookAtInvitation } from './people-actions.ts'
import { RightsWords } from './person-list.tsx'

const keptAs = 'wis-invitation'

/** The secret of the link. This tab keeps it while its reader signs in. Undefined until a browser has the page. */
function useInvitation(): string | undefined {
  const inAddress = useLinkSecret()
  useEffect(() => {
    if (inAddress) sessionStorage.setItem(keptAs, inAddress)
  }, [inAddress])
  return inAddress === undefined ? undefined : inAddress || (sessionStorage.getItem(keptAs) ?? '')
}

export function JoinForm({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('people.join')
  const secret = useInvitation()
  const [found, setFound] = useState<Invitation | null>()
  useEffect(() => {
    if (!isSignedIn || secret === undefined) return
    const asked = new FormData()
    asked.set('secret', secret)
    void lookAtInvitation(asked).then(
      (invitation) => setFound(invitation ?? null),
      () => setFound(null),
    )
  }, [isSignedIn, secret])
  if (secret === undefined) return <p className="text-sm text-soft">{t('looks')}</p>
  if (!isSignedIn)
    return (
      <Link href="/account?next=/account/invitation" className={buttonStyle.primary}>
        {t('signIn')}
      </Link>
    )
  if (found === undefined) return <p className="text-sm text-soft">{t('looks')}</p>
  if (found === null)
    return (
      <p role="alert" className="max-w-[68ch] text-sm">
        {t('over')}
      </p>
    )
  return (
    <AgentForm action={joinWithLink} hidden={{ secret }} className="max-w-2xl space-y-5">
      <p>
        {t.rich(found.isUnclaimed ? 'claims' : 'invites', {
          owner: () => <ForeignText text={found.owner} />,
          agent: () => (
            <Link href={`/agents/${found.slug}`} className="underline underline-offset-4">
              <ForeignText text={found.name} />
            </Link>
          ),
        })}
      </p>
      <p className="max-w-[62ch] text-sm text-soft">
        {found.isUnclaimed ? t('claimText') : <RightsWords rights={found.rights} />}
      </p>
      <SendButton>{t('submit')}</SendButton>
      <FormTrouble />
    </AgentForm>
  )
}
