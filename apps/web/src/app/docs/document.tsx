import { useLocale, useTranslations } from 'next-intl'
import { Markdown } from '../../components/markdown/markdown.tsx'
import { OpenOnWide } from '../../components/markdown/open-on-wide.tsx'
import { parseMarkdown } from '../../components/markdown/parse-markdown.ts'
import type { Block, Inline } from '../../components/markdown/parse-markdown.ts'
import { EmptyState } from '../../components/page/notice.tsx'
import { ContentsList, SideContents } from '../../components/page/side-contents.tsx'
import { DocColumns } from './doc-columns.tsx'
import type { DocName } from './doc-columns.tsx'
import { foldedParts } from './folded-parts.ts'

interface DocumentTextProps {
  readonly current?: DocName
  readonly sources: readonly string[]
}

/** Files of docs/, one after the other, with their headings beside them. */
export function DocumentText({ current, sources }: DocumentTextProps) {
  const t = useTranslations('docs')
  const isForeign = useLocale() !== 'en' && isEnglish(sources.join(''))
  if (sources.length === 0) return <EmptyState title={t('missing.title')} text={t('missing.text')} />
  // Joined into one text, so that no two headings have the same address.
  const source = sources.map(pageLinks).join('\n\n---\n\n')
  return (
    <DocColumns current={current} contents={<TextContents blocks={parseMarkdown(source)} />}>
      <div
        lang={isForeign ? 'en' : undefined}
        className="min-w-0 space-y-6 [&_:is(h2,h3)]:scroll-mt-6 [&_hr]:my-14"
      >
        {isForeign && (
          <p lang="zh" className="border-l-2 border-brass pl-4 text-soft">
            {t('englishOnly')}
          </p>
        )}
        <OpenOnWide>
          <Markdown source={source} folded={current && foldedParts[current]} />
        </OpenOnWide>
      </div>
    </DocColumns>
  )
}

/** The contents of a text, from its headings. A short text has none. */
export function TextContents({ blocks }: { blocks: readonly Block[] }) {
  const t = useTranslations('docs')
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level <= 3 ? [block] : []))
  if (headings.length < 3) return null
  return (
    <SideContents title={t('contents')}>
      <ContentsList
        parts={headings.map(({ id, level, children }) => ({
          id,
          level,
          title: children.map(plain).join(''),
        }))}
      />
    </SideContents>
  )
}

function plain(inline: Inline): string {
  return 'text' in inline ? inline.text : inline.children.map(plain).join('')
}

/** The page of the site that shows a file of docs/. */
const places: Readonly<Record<string, string>> = {
  rules: '/docs/rules',
  play: '/docs/play',
  verify: '/docs/verify',
  seasons: '/docs/seasons',
  ratings: '/docs/ratings',
  exports: '/docs/exports',
  lab: '/docs/lab',
  training: '/docs/training',
  'outside-games': '/docs/outside-games',
  webhooks: '/docs/webhooks',
  owners: '/docs/owners',
  repair: '/docs/repair',
  'local-models': '/docs/local-models',
  mcp: '/docs/mcp',
  a2a: '/docs/a2a',
  protocol: '/docs/protocol',
  skill: '/skill.md',
  'self-hosting': '/docs/self-hosting',
  'backup-and-restore': '/docs/self-hosting#backup-and-restore',
  upgrade: '/docs/self-hosting#upgrade',
  'key-rotation': '/docs/self-hosting#key-rotation',
}

const fileLink = /\[([^\]]+)\]\((?!https?:)[^)\s#]*?([\w.-]+?)(?:\.zh)?\.md(#[^)\s]*)?\)/g
/** The path of a page that a reader of the site can open at once. */
const pagePath =
  /(?<!\[)`(\/(?:play|lab|lab\/new|seasons|seasons\/new|agents|agents\/new|account|watch|daily|hunt))`/g
const linkInBrackets = new RegExp(`\\s?[(（]${fileLink.source}[)）]`, 'g')

/**
 * Files of docs/ refer to each other by file name. Here such links lead to pages, or become plain words if there is
 * no page. A link alone in brackets has no use without its page.
 */
export function pageLinks(source: string): string {
  const linked = source.replace(linkInBrackets, (whole, _, name: string) => (places[name] ? whole : ''))
  return linked
    .replace(pagePath, '[`$1`]($1)')
    .replace(fileLink, (_, label: string, name: string, anchor: string = '') => {
      const place = places[name]
      if (place === undefined) return label
      const [page = ''] = anchor === '' ? [place] : place.split('#')
      return `[${label}](${page}${anchor})`
    })
}

/** A page has a title of its own, and the header chooses the language. */
export function withoutTitle(source: string): string {
  return source.replace(/^#\s.*\n/, '').replace(/^\[[^\]]+\]\([\w.-]+\.md\)\s*$/m, '')
}

/** Some words in the tables are Chinese in every language. */
function isEnglish(text: string): boolean {
  return (text.match(/\p{sc=Han}/gu) ?? []).length < text.length / 20
}
