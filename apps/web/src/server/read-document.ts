import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '../i18n/locale.ts'

export type DocumentName =
  | 'rules'
  | 'seasons'
  | 'ratings'
  | 'verify'
  | 'exports'
  | 'webhooks'
  | 'agents/protocol'
  | 'agents/annotated-match'
  | `operations/${'self-hosting' | 'backup-and-restore' | 'upgrade' | 'key-rotation'}`

/** A page of docs/ in the reader's language, else in English; undefined where this installation has none. */
export async function readDocument(name: DocumentName, locale: Locale): Promise<string | undefined> {
  const folder = path.join(process.cwd(), '../../docs')
  const files = locale === 'en' ? [`${name}.md`] : [`${name}.${locale}.md`, `${name}.md`]
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8').catch(() => undefined)
    if (text !== undefined) return text
  }
  return undefined
}
