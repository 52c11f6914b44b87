import { againAfterMs } from '@wis/db'
import type { Database } from '@wis/db'
import { claimLetters, giveUpLetter, letterFailed, letterSent } from '@wis/db/accounts'
import type { ClaimedLetter } from '@wis/db/accounts'
import type { SendLetter } from './mailer.ts'
import { noticeLetter } from './notice-letter.ts'

const atOnce = 5

interface Sending {
  readonly db: Database
  readonly send: SendLetter
  readonly publicUrl: string
}

/** Sends the letters that are due. An account gets one at a time. */
export async function sendLetters(world: Sending): Promise<void> {
  for (;;) {
    const due = await claimLetters(world.db, atOnce)
    await Promise.all(due.filter(({ state }) => state === 'waiting').map((letter) => deliver(world, letter)))
    if (due.length === 0) return
  }
}

async function deliver({ db, send, publicUrl }: Sending, claimed: ClaimedLetter): Promise<void> {
  const letter = noticeLetter(claimed, publicUrl)
  if (!letter) return giveUpLetter(db, claimed, 'not known to this server')
  const outcome = await send(letter).then(() => undefined, outcomeOf)
  if (outcome === undefined) return letterSent(db, claimed)
  const pause = againAfterMs(claimed.attempts)
  if (pause !== undefined) return letterFailed(db, claimed, { outcome, againAfterMs: pause })
  await giveUpLetter(db, claimed, outcome)
  console.error('a letter was given up', { id: claimed.id, attempts: claimed.attempts, outcome })
}

/** One word for the failure, without the mail server's own text. */
function outcomeOf(error: unknown): string {
  const { responseCode, code } = error as { readonly responseCode?: unknown; readonly code?: unknown }
  if (typeof responseCode === 'number') return `answered ${responseCode}`
  return typeof code === 'string' ? code : 'failed'
}
