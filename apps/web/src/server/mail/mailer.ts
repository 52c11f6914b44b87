import { appendFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import nodemailer from 'nodemailer'
import type { MailRoute } from '../env/parse-env.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same at every attempt, so that a mail program knows a letter that comes twice. */
  readonly messageId?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends one letter; throws where it does not leave. */
export type SendLetter = (letter: Letter) => Promise<void>

const patienceMs = 20_000

/** Brings letters to a mail server, or to a file that somebody who develops can read. */
export function mailer({ url, from }: MailRoute): SendLetter {
  if (url.startsWith('file:')) return toFile(fileURLToPath(url), from)
  const server = nodemailer.createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // Nothing that a letter names is fetched or read from a disk.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (letter) => void (await server.sendMail({ from, ...letter }))
}

/** One letter after the other, each as it would have gone over the wire. */
function toFile(file: string, from: string): SendLetter {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (letter) => {
    const { message } = await composer.sendMail({ from, ...letter })
    await appendFile(file, `${message.toString()}\n\n`, { mode: 0o600 })
  }
}
