import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withHeadingsOf } from '../../components/markdown/shared-headings.ts'
import type { Locale } from '../../i18n/locale.ts'

/** The files of docs/ that the site shows. Each exists in every language of the site. */
export const documentNames = [
  'rules',
  'play',
  'seasons',
  'ratings',
  'verify',
  'exports',
  'lab',
  'training',
  'outside-games',
  'webhooks',
  'agents/owners',
  'agents/repair',
  'agents/local-models',
  'agents/mcp',
  'agents/a2a',
  'agents/protocol',
  'agents/annotated-match',
  'agents/in-one-page',
  'agents/skill',
  'operations/self-hosting',
  'operations/backup-and-restore',
  'operations/upgrade',
  'operations/key-rotation',
] as const

export type DocumentName = (typeof documentNames)[number]

/** A page of docs/ in the reader's language, else in English; undefined if this installation has none. */
export async function readDocument(name: DocumentName, locale: Locale): Promise<string | undefined> {
  const original = await read(`${name}.md`)
  const translation = locale === 'en' ? undefined : await read(`${name}.${locale}.md`)
  if (original === undefined || translation === undefined) return translation ?? original
  return withHeadingsOf(original, translation)
}

function read(file: string): Promise<string | undefined> {
  return readFile(path.join(process.cwd(), '../../docs', file), 'utf8').catch(() => undefined)
}
