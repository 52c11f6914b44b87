import { publishedThoughts } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { DecideLink } from '../../../features/decisions/decide-link.tsx'
import { MatchFacts } from '../../../features/match/match-facts.tsx'
import type { SceneQuestion } from '../../../features/scene/scene-opening.ts'
import { WithheldMatch } from '../../../features/seasons/withheld-match.tsx'
import { VerifyMatch } from '../../../features/verify/verify-match.tsx'
import { database } from '../../../server/database.ts'
import { currentUser } from '../../../server/session.ts'
import { readSpyLog } from '../read-spy-log.ts'
import { SpyMatch } from '../spy-match.tsx'

/** The page of a match in the arena. */
export async function ArenaMatch({ header, reader, address }: SceneQuestion) {
  const entries = await readSpyLog(header, reader)
  if (header.withheld && entries.length === 0) return <WithheldMatch header={header} />
  const thoughts =
    address.seat !== undefined || address.view === 'beliefs'
      ? await publishedThoughts(database(), ids.match(header.id), (await currentUser())?.id)
      : undefined
  return (
    <SpyMatch header={header} entries={entries} address={address} thoughts={thoughts}>
      <MatchFacts header={header} />
      <DecideLink header={header} />
      <VerifyMatch header={header} />
    </SpyMatch>
  )
}
