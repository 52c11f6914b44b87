import type { DocumentName } from '../../server/document/documents.ts'
import type { docPages } from './doc-pages.ts'
import { pageLinks } from './document.tsx'

type Page = Exclude<(typeof docPages)[number], 'api'>

/** The files of docs/ that a page of the documentation is made of. */
export const docSources: Readonly<Record<Page, readonly DocumentName[]>> = {
  rules: ['rules'],
  play: ['play'],
  owners: ['agents/owners'],
  repair: ['agents/repair'],
  'local-models': ['agents/local-models'],
  mcp: ['agents/mcp'],
  a2a: ['agents/a2a'],
  protocol: ['agents/protocol', 'agents/annotated-match'],
  seasons: ['seasons'],
  ratings: ['ratings'],
  webhooks: ['webhooks'],
  verify: ['verify'],
  exports: ['exports'],
  lab: ['lab'],
  training: ['training'],
  'outside-games': ['outside-games'],
  'self-hosting': [
    'operations/self-hosting',
    'operations/backup-and-restore',
    'operations/upgrade',
    'operations/key-rotation',
  ],
}

/** The content of `/llms.txt`: everything that an agent needs to take part, at one address. */
export const onePage = 'agents/in-one-page' satisfies DocumentName

/** The content of `/skill.md`, for an agent that plays with curl. */
export const skill = 'agents/skill' satisfies DocumentName

/** Files of docs/ as one independent text. Its links lead to the other texts, wherever it is read. */
export function plainText(sources: readonly string[], origin: string): string {
  const linked = sources.map((source) => pageLinks(source).trim()).join('\n\n---\n\n')
  const absolute = linked.replace(
    /\]\((\/(?:docs\/([\w-]+)(?=[#)]))?)/g,
    (_, path: string, name: string = '') =>
      name in docSources ? `](${origin}${path}.md` : `](${origin}${path}`,
  )
  // The link of a text to its other language would lead to the text itself.
  const ofLanguage = absolute.replace(
    /^\[(中文版|English)\]\(([^\s#)]+)(#[^\s)]*)?\)$/gm,
    (_, label: string, path: string, anchor: string = '') =>
      `[${label}](${path}?language=${label === 'English' ? 'en' : 'zh'}${anchor})`,
  )
  return `${ofLanguage}\n`
}
