import 'server-only'
import { appendFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { makeLink } from '@wis/db/accounts'
import type { LinkPurpose, User } from '@wis/db/accounts'
import type { Invitation } from '@wis/db/agents'
import { getTranslations } from 'next-intl/server'
import { after } from 'next/server'
import nodemailer from 'nodemailer'
import { visibleString } from '../../components/text/visible-text.ts'
import { database } from '../database.ts'
import { env } from '../env/env.ts'
import type { MailRoute } from '../env/parse-env.ts'

export const hasMail = () => env().mail !== undefined

/**
 * Does work that may end in a letter after the answer is sent, so that the time of an answer does not reveal whether
 * an address has an account. A failure is logged for the operator, without the address.
 */
export function afterwards(work: () => Promise<void>): void {
  after(() =>
    work().catch((error: unknown) => console.error('a letter could not be sent', { error: String(error) })),
  )
}

/** Sends somebody a link to confirm the address, or to choose a new password. It may lead on to a page. */
export async function sendLink(
  user: Pick<User, 'id' | 'email'>,
  purpose: LinkPurpose,
  next?: string,
): Promise<void> {
  const { email } = user
  if (email === null) return
  const secret = await makeLink(database(), { id: user.id, email }, purpose)
  await send(email, purpose, linkTo(purpose, secret, next))
}

/** Tells the holder of an address that somebody tried to open an account with it. */
export function sendReminder(email: string): Promise<void> {
  return send(email, 'reminder', `${env().publicUrl}/account/forgot`)
}

/** The secret is in the part of the address that browsers send to no server, so no log contains it. */
export const linkTo = (purpose: LinkPurpose, secret: string, next?: string) =>
  `${env().publicUrl}/account/${purpose}${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}#${secret}`

/** The address at which somebody accepts an invitation to work on an agent. */
export const invitationLink = (secret: string) => `${env().publicUrl}/account/invitation#${secret}`

/** Sends an invitation to work on an agent, in the language of whoever invites. */
export async function sendInvitation(
  to: string,
  { owner, name: agent }: Pick<Invitation, 'owner' | 'name'>,
  link: string,
): Promise<void> {
  const { mail, publicUrl } = env()
  if (!mail) return
  const t = await getTranslations('people.letter')
  const about = { site: new URL(publicUrl).host, owner: visibleString(owner), agent: visibleString(agent) }
  await mailer(mail)({ to, subject: t('subject', about), text: t('text', { ...about, link }) })
}

async function send(to: string, kind: LinkPurpose | 'reminder', link: string): Promise<void> {
  const { mail, publicUrl } = env()
  if (!mail) return
  const t = await getTranslations('account.letters')
  const site = new URL(publicUrl).host
  await mailer(mail)({ to, subject: t(`${kind}.subject`, { site }), text: t(`${kind}.text`, { site, link }) })
}

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
