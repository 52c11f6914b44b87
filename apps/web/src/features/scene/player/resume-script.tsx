import { headers } from 'next/headers'
import { nonceHeader } from '../../../server/page-cache/page-nonce.ts'
import { seenPlace } from './seen-place.ts'

const patienceMs = 4000

/**
 * The server draws a running table as it was dealt. A reader who goes on elsewhere does not see that picture: it is hidden
 * until the player is there, or fails to come.
 */
export async function ResumeScript({ matchId }: { matchId: string }) {
  const nonce = (await headers()).get(nonceHeader) ?? undefined
  const script = `try {
const { dataset } = document.currentScript
if (sessionStorage.getItem(${JSON.stringify(seenPlace(matchId))}) !== null || matchMedia('(prefers-reduced-motion: reduce)').matches) {
dataset.resumes = ''
setTimeout(() => delete dataset.resumes, ${patienceMs})
}
} catch {}`
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
