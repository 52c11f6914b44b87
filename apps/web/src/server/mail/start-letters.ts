import 'server-only'
import { againAfterMs } from '@wis/db'
import type { Database } from '@wis/db'
import { claimLetters, giveUpLetter, letterFailed, letterSent, mostLettersADay } from '@wis/db/accounts'
import type { ClaimedLetter } from '@wis/db/accounts'
import { createTranslator } from 'next-intl'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { visibleString } from '../../components/text/visible-text.ts'
import { noticeWords } from '../../i18n/notice-words.ts'
import { database } from '../database.ts'
import { env } from '../env/env.ts'
import { mailer } from './post.ts'
import type { Letter, SendLetter } from './post.ts'

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

const catalogs = { en, zh }

type Reader = NonNullable<ClaimedLetter['reader']>

/** A notice as a letter, in its reader's language; undefined for a notice that this server does not know. */
function noticeLetter(claimed: ClaimedLetter, publicUrl: string): Letter | undefined {
  const { reader, id } = claimed
  if (!reader) return undefined
  const { subject, text } = wordsOf(claimed, reader, publicUrl) ?? {}
  if (subject === undefined || text === undefined) return undefined
  const { hostname } = new URL(publicUrl)
  return {
    to: reader.email,
    subject,
    text,
    messageId: `<${id}@${hostname}>`,
    headers: {
      // RFC 8058: a mail program ends these letters with one POST, without asking its reader to sign in.
      'List-Unsubscribe': `<${endingPage(claimed, reader, publicUrl)}/end>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}

const endingPage = ({ kind }: ClaimedLetter, { secret }: Reader, publicUrl: string) =>
  `${publicUrl}/account/letters/${secret}/${kind}`

function wordsOf(claimed: ClaimedLetter, reader: Reader, publicUrl: string) {
  const { kind, notice, agent, isLast } = claimed
  const translator = { locale: reader.language, messages: catalogs[reader.language] }
  const t = createTranslator({ ...translator, namespace: 'account' })
  const site = new URL(publicUrl).host
  const about = { site, kind: t(`byMail.kinds.${kind}`), end: endingPage(claimed, reader, publicUrl) }
  if (isLast) {
    const more = { ...about, most: mostLettersADay, link: `${publicUrl}/account` }
    return { subject: t('letters.more.subject', { site }), text: t('letters.more.text', more) }
  }
  const said = createTranslator({ ...translator, namespace: 'tickets.notices' })
  const words = noticeWords(said, reader.language, notice)
  if (!words) return undefined
  const href = words.href ?? (agent ? `/agents/${agent.slug}` : '/account')
  return {
    subject: t(`letters.notice.subjects.${words.kind}`, { agent: visibleString(agent?.name ?? '') }),
    text: t('letters.notice.text', { ...about, said: words.text, link: `${publicUrl}${href}` }),
  }
}
