import { useTranslations } from 'next-intl'
import { Fragment, useId } from 'react'
import type { ReactNode } from 'react'
import { CopyButton } from '../button/copy-button.tsx'
import { parseMarkdown } from './parse-markdown.ts'
import type { Block, Inline, ListItem } from './parse-markdown.ts'

/** A document of ours, set for reading. */
interface MarkdownProps {
  readonly source: string
  /** The addresses of the sections that open by a press, or by a link into them. */
  readonly folded?: readonly string[] | undefined
}

export function Markdown({ source, folded = [] }: MarkdownProps) {
  return (
    <div className={blocksStyle}>
      {sectionsOf(parseMarkdown(source), folded).map(({ title, blocks }, place) => {
        const inside = blocks.map((block, at) => <MarkdownBlock key={at} block={block} />)
        if (!title) return <Fragment key={place}>{inside}</Fragment>
        return (
          <details
            key={title.id}
            className="max-w-none! border-b border-line not-[details+&]:mt-8 not-[details+&]:border-t [details+&]:mt-0!"
          >
            <summary className="cursor-pointer py-3 *:inline hover:underline hover:decoration-brass hover:underline-offset-4">
              <FoldedHeading level={title.level}>{inlines(title.children)}</FoldedHeading>
            </summary>
            {/* A link to the section opens what is folded around its address. */}
            <div id={title.id} className={`scroll-mt-16 pb-8 ${blocksStyle}`}>
              {title.wordsId !== undefined && <span id={title.wordsId} className="block scroll-mt-16" />}
              {inside}
            </div>
          </details>
        )
      })}
    </div>
  )
}

const blocksStyle = 'space-y-4 text-pretty *:max-w-[68ch] [&>[role=group]]:max-w-[60rem]'

interface Section {
  /** Its heading, if it is folded. */
  readonly title?: Extract<Block, { kind: 'heading' }>
  readonly blocks: readonly Block[]
}

/** A folded section reaches to the next heading of its level or above it. */
function sectionsOf(blocks: readonly Block[], folded: readonly string[]): readonly Section[] {
  const from = blocks.findIndex((block) => block.kind === 'heading' && folded.includes(block.id))
  const title = blocks[from]
  if (title?.kind !== 'heading') return [{ blocks }]
  const isNext = (block: Block) => block.kind === 'heading' && block.level <= Math.max(2, title.level)
  const after = blocks.findIndex((block, place) => place > from && isNext(block))
  const until = after < 0 ? blocks.length : after
  return [
    { blocks: blocks.slice(0, from) },
    { title, blocks: blocks.slice(from + 1, until) },
    ...sectionsOf(blocks.slice(until), folded),
  ]
}

function MarkdownBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={block.level} id={block.id}>
          {block.wordsId !== undefined && <span id={block.wordsId} />}
          {inlines(block.children)}
        </Heading>
      )
    case 'paragraph':
      return <p className="leading-relaxed">{inlines(block.children)}</p>
    case 'quote':
      return (
        <blockquote className="space-y-2 border-l-2 border-brass pl-4 text-soft">
          {block.inside.map((part, place) => (
            <MarkdownBlock key={place} block={part} />
          ))}
        </blockquote>
      )
    case 'list':
      return <List isOrdered={block.isOrdered} items={block.items} />
    case 'table':
      return (
        <MarkdownTable
          head={block.head.map(inlines)}
          labels={block.head.map(plainText)}
          rows={block.rows.map((row) => row.map(inlines))}
        />
      )
    case 'code':
      return <CodeBlock text={block.text} />
    case 'rule':
      return <hr className="border-line" />
    default:
      block satisfies never
      return null
  }
}

function CodeBlock({ text }: { readonly text: string }) {
  const t = useTranslations('docs')
  const id = useId()
  return (
    <div className="relative max-w-[60rem]!">
      <pre
        id={id}
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-raised p-4 font-mono text-xs leading-relaxed sm:pr-24"
      >
        {text}
      </pre>
      <div className="noscript:hidden max-sm:flex max-sm:justify-end max-sm:pt-2 sm:absolute sm:top-1.5 sm:right-1.5 sm:bg-raised">
        <CopyButton from={id} label={t('copy')} done={t('copied')} />
      </div>
    </div>
  )
}

function inlines(children: readonly Inline[]): ReactNode {
  return children.map((child, place) => <MarkdownInline key={place} inline={child} />)
}

function MarkdownInline({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'code':
      return <code className="bg-sunken px-1 py-0.5 font-mono text-[0.85em]">{inline.text}</code>
    case 'strong':
      return <strong className="font-semibold">{inlines(inline.children)}</strong>
    case 'emphasis':
      return <em className="pr-[0.12em]">{inlines(inline.children)}</em>
    case 'link':
      return (
        <a href={inline.address} className="underline decoration-brass underline-offset-4">
          {inlines(inline.children)}
        </a>
      )
    default:
      inline satisfies never
      return null
  }
}

interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4
  readonly id: string
  readonly children: ReactNode
}

/** The heading that opens its section, and so can hold no link. */
function FoldedHeading({ level, children }: Omit<HeadingProps, 'id'>) {
  const Tag = level <= 2 ? 'h2' : 'h3'
  return <Tag className="font-display text-xl">{children}</Tag>
}

/** The sign beside a heading is its address. */
function Heading({ level, id, children }: HeadingProps) {
  const t = useTranslations('docs')
  const Tag = level <= 2 ? 'h2' : 'h3'
  // Beside the heading, so that its name holds no words of the link.
  return (
    <div className={`group/heading ${headingStyle[level]}`}>
      <Tag id={id} className="inline">
        {children}
      </Tag>
      <a
        href={`#${id}`}
        aria-label={t('address')}
        aria-describedby={id}
        className="ml-2 text-faint opacity-0 group-hover/heading:opacity-100 focus-visible:opacity-100 max-lg:hidden"
      >
        #
      </a>
    </div>
  )
}

const headingStyle = {
  1: 'display pt-2 text-4xl',
  2: 'display pt-8 text-2xl',
  3: 'pt-4 font-semibold',
  4: 'pt-4 font-semibold',
} as const

function List({ isOrdered, items }: { isOrdered: boolean; items: readonly ListItem[] }) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag
      className={`space-y-2 pl-6 leading-relaxed marker:text-faint ${isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item, place) => (
        <li key={place} className="[&>*]:mt-2">
          {inlines(item.children)}
          {item.inside.map((block, part) => (
            <MarkdownBlock key={part} block={block} />
          ))}
        </li>
      ))}
    </Tag>
  )
}

/** The words of a text without its marks. */
const plainText = (children: readonly Inline[]): string =>
  children
    .map((inline) =>
      'text' in inline ? inline.text : 'children' in inline ? plainText(inline.children) : '',
    )
    .join('')

function MarkdownTable({
  head,
  labels,
  rows,
}: {
  head: readonly ReactNode[]
  labels: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  return (
    <div className="scrolls-aside" tabIndex={0} role="group">
      <table className="figures stacked stacked-wide w-full text-left text-sm [overflow-wrap:normal] sm:[&_td]:min-w-24 sm:[&_td:first-child]:min-w-32">
        <thead>
          <tr className="border-b border-strong">
            {head.map((cell, place) => (
              <th key={place} scope="col" className="py-2 pr-6 align-bottom font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place} className="border-b border-line">
              {row.map((cell, column) => (
                <td
                  key={column}
                  // A second column that is the last one needs no name on a phone.
                  {...(column > 0 && row.length > 2 && { 'data-label': labels[column] })}
                  className="py-2 pr-6 align-top"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
