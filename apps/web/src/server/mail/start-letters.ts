import 'server-only'
import { database } from '../database.ts'
import { env } from '../env/env.ts'
import { mailer } from './mailer.ts'
import { sendLetters } from './send-letters.ts'

const everyMs = 5000

/**
 * Looks for due letters again and again, if mail is set up. Several servers may do so, because only one of them at a
 * time holds a letter.
 */
export function startLetters(): void {
  const { mail, databaseUrl, publicUrl } = env()
  if (!mail || databaseUrl === undefined) return
  const send = mailer(mail)
  const beat = async () => {
    await sendLetters({ db: database(), send, publicUrl }).catch((error: unknown) => {
      console.error('letters could not be looked for', { error: String(error) })
    })
    setTimeout(() => void beat(), everyMs).unref()
  }
  void beat()
}
