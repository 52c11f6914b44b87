import { appendFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import nodemailer from 'nodemailer'
import type { MailRoute } from '../env/parse-env.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same at every attempt, so that a mail program recognises a letter that arrives twice. */
  readonly messageId?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends one letter; throws if it cannot be sent. */
export type SendLetter = (letter: Letter) => Promise<void>

const patienceMs = 20_000

/** Sends letters to a mail server, or to a file for developers to read. */
export function mailer({ url, from }: MailRoute): SendLetter {
  if (url.startsWith('file:')) return toFile(fileURLToPath(url), from)
  const server = nodemailer.createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // No file or address named in a letter is read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (letter) => void (await server.sendMail({ from, ...letter }))
}

/** One letter after the other, each as it would be sent. */
function toFile(file: string, from: string): SendLetter {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (letter) => {
    const { message } = await composer.sendMail({ from, ...letter })
    await appendFile(file, `${message.toString()}\n\n`, { mode: 0o600 })
  }
}
